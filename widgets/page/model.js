// @ts-check
/**
 * What a page shares with Python: the widget's model.
 *
 * @typedef {{get(name: string): any, set(name: string, value: any): void, save_changes(): void,
 *   on(name: string, callback: () => void): void, off(name: string, callback: () => void): void,
 *   send(content: object): void,
 *   widget_manager?: {get_model(address: string): Promise<any>}}} Model
 * @typedef {{model: Model, el: HTMLElement, signal?: AbortSignal}} Context what a widget is drawn with
 */

/** @typedef {{all: {callback: () => void, due: boolean}[], waiting: boolean}} Turn who is called back about a model, in order */
/** @type {WeakMap<Model, Turn>} */
const turns = new WeakMap();

/**
 * Call back when traits have changed, as long as the view is there. What Python says at once is known by then, and whoever
 * watched first is called first, each once: so what measures the page can do so before anything else changes it.
 *
 * @param {Model} model @param {string[]} traits @param {() => void} callback @param {AbortSignal} signal
 */
export function watch(model, traits, callback, signal) {
  const turn = turns.get(model) ?? { all: [], waiting: false };
  turns.set(model, turn);
  const one = { callback, due: false };
  turn.all.push(one);
  const changed = () => {
    one.due = true;
    if (!turn.waiting) queueMicrotask(() => take(turn));
    turn.waiting = true;
  };
  for (const name of traits) model.on(`change:${name}`, changed);
  signal.addEventListener("abort", () => {
    for (const name of traits) model.off(`change:${name}`, changed);
    turn.all = turn.all.filter((other) => other !== one);
  }, { once: true });
}

/** Call back one after the other, so that who waits for what the first one draws need not wait for the rest. @param {Turn} turn */
function take(turn) {
  const one = turn.all.find(({ due }) => due);
  turn.waiting = one !== undefined;
  if (!one) return;
  one.due = false;
  try {
    one.callback();
  } catch (fault) {
    reportError(fault); // what another one draws does not depend on it
  }
  queueMicrotask(() => take(turn));
}

/** What ends with the view, or when its host calls `end`. @param {AbortSignal} [signal] @returns {{signal: AbortSignal, end: () => void}} */
export function lifetime(signal) {
  const ended = new AbortController();
  const end = () => ended.abort();
  signal?.addEventListener("abort", end, { once: true });
  return { signal: ended.signal, end };
}

/**
 * anywidget drops, for good, what Python says to a widget that was not ready within two seconds. From such a model the
 * messages are then taken as ipywidgets does it, and Python is asked for what was missed; and so if there is no state.
 *
 * @param {Model} model @param {string} state the trait without which there is nothing to draw
 */
export async function heed(model, state) {
  const deaf = await mend(model).catch(() => false); // not every host has such models
  if (deaf || !Object.keys(model.get(state) ?? {}).length) model.send({ kind: "ready" });
}

/**
 * The module of a widget. `draw` begins a view of it, which ends with the signal. What is drawn has the style of its
 * game, and of no other that was opened on the page.
 *
 * @param {string} state the trait without which there is nothing to draw
 * @param {(model: Model, el: HTMLElement, signal: AbortSignal) => void} draw
 */
export function makeWidget(state, draw) {
  return {
    /** @param {Context} context */
    initialize({ model }) {
      heed(model, state);
    },
    /** @param {Context} context */
    render({ model, el, signal }) {
      const life = lifetime(signal);
      el.dataset.styleOf = model.get("style_of") ?? "";
      draw(model, el, life.signal);
      return life.end;
    },
  };
}

/** Whether the model was deaf; it is not any more. @param {Model} model @returns {Promise<boolean>} */
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
