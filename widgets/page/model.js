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

/** Call back whenever a trait changes, as long as the view is there. @param {Model} model @param {string[]} traits @param {() => void} callback @param {AbortSignal} signal */
export function watch(model, traits, callback, signal) {
  for (const name of traits) {
    model.on(`change:${name}`, callback);
    signal.addEventListener("abort", () => model.off(`change:${name}`, callback), { once: true });
  }
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
