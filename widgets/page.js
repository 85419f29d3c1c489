// @ts-check
/**
 * What the pages of all our widgets share. Python puts this text in the place of the line that imports it: a module that
 * comes as a text has no folder to find another file in.
 *
 * @typedef {{get(name: string): any, send(content: object): void,
 *   widget_manager?: {get_model(address: string): Promise<any>}}} Heeded
 * @typedef {{get(name: string): any, set(name: string, value: any): void, save_changes(): void}} Spoken
 */

/** Each widget may load its module anew, and several notebooks may be open on one page. */
const LOADED = [...crypto.getRandomValues(new Uint32Array(2))].map((number) => number.toString(36)).join("");
/** How many intents wait for an answer at most, and go along with the next one. */
const WAITING = 20;
/** Python does not believe a number that is further ahead of the last one answered. */
const JUMP = 1000;
let named = 0;

/** An element's id that nothing else on the page has. @param {string} name what it is, for people @returns {string} */
export function unique(name) {
  return `rs-${name}-${LOADED}-${++named}`;
}

/** JupyterLab listens on the document, and would take x for cut. @param {KeyboardEvent} event */
export function quiet(event) {
  if (!event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation();
}

/** Sends Python numbered intents. What is not answered yet goes along: a model sends only the last value of a trait. */
export class Outbox {
  /** @param {Spoken} model */
  constructor(model) {
    this.model = model;
    /** @type {{seq: number}[]} */
    this.waiting = [];
  }

  /** @param {Record<string, any>} fields */
  send(fields) {
    const seen = this.model.get("seen") ?? 0;
    const last = this.model.get("intent")?.seq ?? 0; // another view of the model may have sent it
    const intent = { seq: (last > seen && last <= seen + JUMP ? last : seen) + 1, ...fields };
    this.waiting = this.waiting.filter(({ seq }) => seq > seen).slice(-WAITING);
    this.model.set("intent", { ...intent, earlier: [...this.waiting] });
    this.waiting.push(intent);
    this.model.save_changes();
  }
}

/**
 * anywidget drops, for good, what Python says to a widget that was not ready within two seconds. From such a model the
 * messages are then taken as ipywidgets does it, and Python is asked for what was missed; and so if there is no state.
 *
 * @param {Heeded} model @param {string} state the trait without which there is nothing to draw
 */
export async function heed(model, state) {
  const deaf = await mend(model).catch(() => false); // not every host has such models
  if (deaf || !Object.keys(model.get(state) ?? {}).length) model.send({ kind: "ready" });
}

/** Whether the model was deaf; it is not any more. @param {Heeded} model @returns {Promise<boolean>} */
async function mend(model) {
  const whole = await model.widget_manager?.get_model(model.get("address"));
  if (!whole?.comm) return false;
  try {
    await whole._handle_comm_msg({ content: { data: { method: "" } } });
    return false;
  } catch {
    let plain = whole._handle_comm_msg;
    for (let kind = whole; kind; kind = Object.getPrototypeOf(kind)) plain = kind._handle_comm_msg ?? plain;
    whole.comm.on_msg(plain.bind(whole));
    return true;
  }
}
