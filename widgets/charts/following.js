// @ts-check
/**
 * The live figure: plotly's own widget, loaded late, drawn when it is laid out, and told by Python only.
 *
 * anywidget gives a widget two seconds to load; whatever Python says to one that takes longer is lost, for good. On a
 * slow or busy machine plotly's program takes longer: it is 5 MB. So this module is ready at once and loads the program
 * (the trait `program`) by itself. It misses nothing meanwhile: Python keeps the figure's data up to date in the model.
 *
 * Plotly measures its titles when it draws; in a page that is not laid out yet they would overlap.
 *
 * @typedef {{get(name: string): any, set(name: string, value: any): void, save_changes(): void,
 *   on(name: string, callback: () => void): void, off(name: string, callback: () => void): void}} Model
 * @typedef {{model: Model, el: HTMLElement, signal?: AbortSignal}} Context
 * @typedef {{initialize(context: {model: Model}): void, render(context: Context): () => void}} Widget
 */

/** Plotly would report each drawing back to Python, in full, which then drops data it has. @param {Model} model @returns {Model} */
function listening(model) {
  return {
    get: (name) => model.get(name),
    set() {},
    save_changes() {},
    on: (name, callback) => model.on(name, callback),
    off: (name, callback) => model.off(name, callback),
  };
}

/** @param {Model} model @returns {Promise<Widget>} */
async function load(model) {
  const address = URL.createObjectURL(new Blob([model.get("program")], { type: "text/javascript" }));
  const program = await import(address);
  URL.revokeObjectURL(address);
  const widget = /** @type {Widget} */ (program.default());
  widget.initialize({ model: listening(model) });
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
      loading.catch(() => {}); // render tells it, where it can be seen
    },
    /** @param {Context} context */
    async render({ model, el, signal }) {
      const widget = await loading;
      await laidOut(el, signal);
      return widget.render({ model, el, signal });
    },
  };
};
