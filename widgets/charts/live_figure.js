// @ts-check
/**
 * The live figure: draws the chart that Python last sent, with plotly, as wide as there is room.
 *
 * anywidget gives a widget two seconds to load, and plotly's program takes longer on a slow or busy machine: it is 5 MB.
 * So this module is ready at once and loads the program (the trait `program`) by itself. It misses nothing meanwhile: the
 * model has the chart as it stands (`figure`).
 *
 * Plotly measures its titles when it draws; in a page that is not laid out yet they would overlap.
 *
 * @typedef {{data: object[], layout: {width: number, height: number}, config: object}} Chart
 * @typedef {{react(node: HTMLElement, data: object[], layout: object, config: object): Promise<unknown>,
 *   purge(node: HTMLElement): void}} Plotly
 * @typedef {{get(name: string): any, on(name: string, callback: () => void): void,
 *   off(name: string, callback: () => void): void,
 *   send(content: object): void}} Model
 * @typedef {{model: Model, el: HTMLElement, signal?: AbortSignal}} Context
 */

import { heed } from "../page.js";

/** Run plotly's program, which was written for other kinds of modules. @param {string} program @returns {Promise<Plotly>} */
async function load(program) {
  const parts = ["const module = { exports: {} };\n", program, "\nexport default module.exports;"];
  const address = URL.createObjectURL(new Blob(parts, { type: "text/javascript" }));
  const { default: plotly } = await import(address);
  URL.revokeObjectURL(address);
  return plotly;
}

export default () => {
  /** @type {Promise<Plotly>} */ let loading;
  return {
    /** @param {Context} context */
    initialize({ model }) {
      heed(model, "figure");
      loading = load(model.get("program"));
      loading.catch(() => {}); // render tells it, where it can be seen
    },
    /** @param {Context} context */
    async render({ model, el, signal }) {
      const plotly = await loading;
      if (signal?.aborted) return;
      const node = el.appendChild(document.createElement("div"));
      let behind = true;
      let fitted = -1; // the room that the figure has been fitted to
      const fit = () => {
        if (!el.clientWidth) return; // a page that changes its style has no room for a moment
        fitted = el.clientWidth;
        const { width, height } = /** @type {Chart} */ (model.get("figure")).layout;
        const scale = Math.min(1, fitted / width);
        Object.assign(node.style, { width: `${width}px`, transformOrigin: "0 0", transform: scale < 1 ? `scale(${scale})` : "" });
        el.style.height = `${height * scale}px`;
      };
      // Python sends one message per change, so each is drawn at once, not a frame later.
      const draw = () => {
        behind = !el.clientWidth; // not laid out, or out of sight: drawn as soon as it is seen
        if (behind) return;
        const { data, layout, config } = /** @type {Chart} */ (structuredClone(model.get("figure")));
        fit();
        plotly.react(node, data, layout, config);
      };
      const resized = new ResizeObserver(() => {
        if (el.clientWidth === fitted && !behind) return;
        window.requestAnimationFrame(() => !signal?.aborted && (behind ? draw() : fit()));
      });
      resized.observe(el);
      model.on("change:figure", draw);
      signal?.addEventListener("abort", () => {
        model.off("change:figure", draw);
        resized.disconnect();
        plotly.purge(node);
      });
    },
  };
};
