// @ts-check
/**
 * A figure on a page: draws the chart that Python last sent, with plotly, as wide as there is room.
 *
 * Plotly's program is 5 MB, so a kernel brings it once, in a model of its own whose id is the trait `plotly`; whatever
 * draws figures of that kernel shares what is loaded. anywidget gives a widget two seconds to load, and the program takes
 * longer on a slow or busy machine: so nothing waits for it, and what Python says meanwhile is drawn when it is there.
 *
 * Plotly measures its titles when it draws; in a page that is not laid out yet they would overlap.
 *
 * @typedef {{data: object[], layout: {width: number, height: number}, config: object, words: string}} Chart
 * @typedef {{react(node: HTMLElement, data: object[], layout: object, config: object): Promise<unknown>,
 *   purge(node: HTMLElement): void}} Plotly
 * @typedef {import("./model.js").Model} Model
 */

import { make, put, write } from "./dom.js";

const PLOTLY = Symbol.for("rulesim.plotly");

/** Plotly of this kernel, loaded once. @param {Model} model a widget's with the trait `plotly` @returns {Promise<Plotly>} */
export async function plotlyOf(model) {
  const home = await model.widget_manager?.get_model(model.get("plotly"));
  if (!home) throw new Error("no model has plotly's program");
  home[PLOTLY] ??= run(home.get("program"));
  return home[PLOTLY];
}

/** Run a program that was written for other kinds of modules. @param {string} program @returns {Promise<Plotly>} */
async function run(program) {
  const parts = ["const module = { exports: {} };\n", program, "\nexport default module.exports;"];
  const address = URL.createObjectURL(new Blob(parts, { type: "text/javascript" }));
  const { default: plotly } = await import(address);
  URL.revokeObjectURL(address);
  return plotly;
}

/** A figure: drawn as large as it is made, then fitted to the room there is in `root`, whose height it gives. */
export class FigureView {
  node = make("div", "rs-figure");
  /** @type {Chart | null} */ chart = null;
  /** @type {Plotly | null} */ plotly = null;
  /** What is drawn is not what Python sent last. */ behind = true;
  /** The room that the figure has been fitted to. */ fitted = -1;
  /** Nothing can be drawn: the numbers are told in words. */ failed = false;

  /** @param {HTMLElement} root @param {Model} model @param {AbortSignal} signal */
  constructor(root, model, signal) {
    this.root = root;
    this.signal = signal;
    put(this.node, { role: "img" });
    root.append(this.node);
    const resized = new ResizeObserver(() => this.resized());
    resized.observe(root);
    signal.addEventListener("abort", () => {
      resized.disconnect();
      this.plotly?.purge(this.node);
      this.node.remove();
    });
    this.load(model);
  }

  /** @param {Model} model */
  async load(model) {
    try {
      this.plotly = await plotlyOf(model);
      if (this.signal.aborted) this.plotly = null;
      else this.show();
    } catch (fault) {
      this.fail(fault);
    }
  }

  /** Draw another chart: what differs from the one before. @param {Chart} chart */
  draw(chart) {
    this.chart = chart;
    put(this.node, { "aria-label": chart.words });
    this.show();
  }

  async show() {
    if (!this.chart?.data) return;
    if (this.failed) return write(this.node, this.chart.words);
    this.behind = !this.plotly || !this.root.clientWidth; // not laid out, or out of sight: drawn as soon as it is seen
    this.fit(this.chart);
    if (this.behind || !this.plotly) return;
    const { data, layout, config } = structuredClone(this.chart);
    try {
      await this.plotly.react(this.node, data, layout, config);
    } catch (fault) {
      this.fail(fault);
    }
  }

  /** The numbers in words, where they cannot be drawn. @param {unknown} fault */
  fail(fault) {
    console.error(fault);
    if (this.signal.aborted || this.failed) return;
    this.plotly?.purge(this.node);
    this.plotly = null;
    this.failed = true;
    this.node.classList.add("rs-figure-told");
    this.show();
  }

  /** @param {Chart} chart */
  fit({ layout: { width, height } }) {
    if (!this.root.clientWidth) return; // a page that changes its style has no room for a moment
    this.fitted = this.root.clientWidth;
    const scale = Math.min(1, this.fitted / width);
    Object.assign(this.node.style, { width: `${width}px`, transformOrigin: "0 0", transform: scale < 1 ? `scale(${scale})` : "" });
    this.root.style.height = `${height * scale}px`;
  }

  resized() {
    if (this.root.clientWidth === this.fitted && !this.behind) return;
    window.requestAnimationFrame(() => {
      if (this.signal.aborted || !this.chart) return;
      if (this.behind) this.show();
      else this.fit(this.chart);
    });
  }
}
