// @ts-check
/**
 * The live figure: plotly's own widget, loaded late and drawn when it is in sight.
 *
 * anywidget gives a widget two seconds to load; whatever Python says to one that takes longer is lost, for good. On a
 * slow or busy machine plotly's program takes longer: it is 5 MB. So this module is ready at once. It loads the program
 * (the trait `program`) by itself and keeps meanwhile what Python says, which are values of traits that are null again
 * right after. And plotly measures its titles when it draws: in a page that is not laid out they would overlap.
 *
 * @typedef {{get(name: string): any, set(name: string, value: any): void,
 *   on(name: string, callback: () => void): void, off(name: string, callback: () => void): void}} Model
 * @typedef {{model: Model, el: HTMLElement, signal?: AbortSignal}} Context
 * @typedef {{initialize(context: {model: Model}): void, render(context: Context): () => void}} Widget
 */

const MESSAGES = [
  "addTraces", "deleteTraces", "moveTraces", "restyle", "relayout", "update", "animate", "removeLayoutProps",
  "removeTraceProps",
].map((name) => `_py2js_${name}`);

/** Note every message from now on; what is returned ends that and gives those noted. @param {Model} model */
function note(model) {
  /** @type {[string, any][]} */ const said = [];
  const ears = MESSAGES.map((name) => {
    const hear = () => {
      const value = model.get(name);
      if (value !== null) said.push([name, value]);
    };
    model.on(`change:${name}`, hear);
    return () => model.off(`change:${name}`, hear);
  });
  return () => {
    for (const end of ears) end();
    return said;
  };
}

/** @param {Model} model @returns {Promise<Widget>} */
async function load(model) {
  const noted = note(model);
  const address = URL.createObjectURL(new Blob([model.get("program")], { type: "text/javascript" }));
  const program = await import(address);
  URL.revokeObjectURL(address);
  const widget = /** @type {Widget} */ (program.default());
  const missed = noted();
  widget.initialize({ model });
  for (const [name, value] of missed) {
    model.set(name, value);
    model.set(name, null);
  }
  return widget;
}

/** Until a node is laid out on the page. @param {HTMLElement} node @param {AbortSignal | undefined} signal */
function laidOut(node, signal) {
  return new Promise((resolve) => {
    const watch = new ResizeObserver(() => {
      if (!node.offsetWidth) return;
      watch.disconnect();
      resolve(null);
    });
    watch.observe(node);
    signal?.addEventListener("abort", () => watch.disconnect(), { once: true });
  });
}

export default () => {
  /** @type {Promise<Widget>} */ let loading;
  return {
    /** @param {Context} context */
    initialize({ model }) {
      loading = load(model);
      loading.catch(() => {}); // told by render, where it can be seen
    },
    /** @param {Context} context */
    async render({ model, el, signal }) {
      const widget = await loading;
      await laidOut(el, signal);
      return widget.render({ model, el, signal });
    },
  };
};
