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
 * @typedef {import("../page/model.js").Context} Context
 * @typedef {import("../page/model.js").Model} Model
 */

import { heed, lifetime, watch } from "../page/model.js";

/** Run plotly's program, which was written for other kinds of modules. @param {string} program @returns {Promise<Plotly>} */
async function load(program) {
  const parts = ["const module = { exports: {} };\n", program, "\nexport default module.exports;"];
  const address = URL.createObjectURL(new Blob(parts, { type: "text/javascript" }));
  const { default: plotly } = await import(address);
  URL.revokeObjectURL(address);
  return plotly;
}

/** The figure on a page: drawn as large as it is made, then fitted to the room there is. */
class Figure {
  node = document.createElement("div");
  /** What is drawn is not what Python sent last. */ behind = true;
  /** The room that the figure has been fitted to. */ fitted = -1;

  /** @param {Model} model @param {HTMLElement} el @param {Plotly} plotly @param {AbortSignal} signal */
  constructor(model, el, plotly, signal) {
    this.model = model;
    this.el = el;
    this.plotly = plotly;
    this.signal = signal;
    el.append(this.node);
    const resized = new ResizeObserver(() => this.resized());
    resized.observe(el);
    // Python sends one message per change, so each is drawn at once, not a frame later.
    watch(model, ["figure"], () => this.draw(), signal);
    signal.addEventListener("abort", () => {
      resized.disconnect();
      plotly.purge(this.node);
    });
  }

  /** @returns {Chart} */
  get chart() {
    return this.model.get("figure");
  }

  fit() {
    if (!this.el.clientWidth) return; // a page that changes its style has no room for a moment
    this.fitted = this.el.clientWidth;
    const { width, height } = this.chart.layout;
    const scale = Math.min(1, this.fitted / width);
    Object.assign(this.node.style, { width: `${width}px`, transformOrigin: "0 0", transform: scale < 1 ? `scale(${scale})` : "" });
    this.el.style.height = `${height * scale}px`;
  }

  draw() {
    this.behind = !this.el.clientWidth; // not laid out, or out of sight: drawn as soon as it is seen
    if (this.behind) return;
    const { data, layout, config } = structuredClone(this.chart);
    this.fit();
    this.plotly.react(this.node, data, layout, config);
  }

  resized() {
    if (this.el.clientWidth === this.fitted && !this.behind) return;
    window.requestAnimationFrame(() => {
      if (this.signal.aborted) return;
      if (this.behind) this.draw();
      else this.fit();
    });
  }
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
      const life = lifetime(signal);
      if (!signal?.aborted) new Figure(model, el, plotly, life.signal);
      return life.end;
    },
  };
};
