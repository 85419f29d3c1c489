// @ts-check
/**
 * A figure on a page: draws the chart that Python last sent, with plotly, as wide as there is room.
 *
 * Plotly's program is 5 MB, so a kernel brings it once, in a model of its own whose id is the trait `plotly`; whatever
 * draws figures of that kernel shares what is loaded. A widget that has no id there is asked for it. anywidget gives a
 * widget two seconds to load, and the program takes longer on a slow or busy machine: so nothing waits for it, and what
 * Python says meanwhile is drawn when it is there.
 *
 * Plotly measures its titles when it draws, and then the whole page is laid out: so titles are plain text here. The first
 * figure takes as long as the rest of a page, so what else has changed is painted first; another one goes with it.
 *
 * @typedef {{size?: number, color?: string}} Font
 * @typedef {{text?: string, font?: Font, pad?: {l: number, t: number}, subtitle?: {text: string, font?: Font}}} Title
 * @typedef {import("./labels.js").Place & {title?: Title}} Layout
 * @typedef {{data: import("./labels.js").Mark[], layout: Layout, config: object, words: string}} Chart
 * @typedef {{react(node: HTMLElement, data: object[], layout: object, config?: object): Promise<unknown>,
 *   purge(node: HTMLElement): void}} Plotly
 * @typedef {import("./model.js").Model} Model
 */

import { make, put, write } from "./dom.js";
import { Labels, labelsOf, marksOf, unescaped } from "./labels.js";

const PLOTLY = Symbol.for("rulesim.plotly");
/** How often a model that is not there yet is looked for, and the milliseconds in between. */
const [TURNS, PAUSE] = [40, 50];
/** How often plotly is asked for where nothing comes of it, and after how many milliseconds. */
const [ASKS, ASK_AGAIN] = [10, 20_000];

/** Plotly of this kernel, loaded once. @param {Model} model a widget's with the trait `plotly` @param {number} [asks] how often it is asked for @returns {Promise<Plotly>} */
export async function plotlyOf(model, asks = ASKS) {
  let timer = 0;
  const late = new Promise((resolve) => {
    timer = window.setTimeout(resolve, ASK_AGAIN);
  });
  const plotly = await Promise.race([brought(model), late]).finally(() => window.clearTimeout(timer));
  if (plotly) return plotly;
  if (asks === 1) throw new Error("plotly's program does not come");
  return plotlyOf(model, asks - 1);
}

/** The same, where an answer comes. @param {Model} model @returns {Promise<Plotly>} */
async function brought(model) {
  const id = model.get("plotly") || (await asked(model));
  const home = await found(model, id);
  if (!home) throw new Error("no model has plotly's program");
  home[PLOTLY] ??= run(home.get("program"));
  return home[PLOTLY];
}

/** The id of the model with the program, which Python makes when it is asked for. @param {Model} model @returns {Promise<string>} */
function asked(model) {
  return new Promise((resolve) => {
    const known = () => {
      model.off("change:plotly", known);
      resolve(model.get("plotly"));
    };
    model.on("change:plotly", known);
    model.send({ kind: "plotly" });
  });
}

/**
 * A model by its id. Jupyter looks two seconds for it; a program of 5 MB takes a busy machine longer.
 * @param {Model} model @param {string} id @param {number} [turns] how often it is looked for
 */
async function found(model, id, turns = TURNS) {
  try {
    return await model.widget_manager?.get_model(id);
  } catch (fault) {
    if (turns === 1) throw fault;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return found(model, id, turns - 1);
  }
}

/** Run a program that was written for other kinds of modules. @param {BlobPart} program @returns {Promise<Plotly>} */
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
  plot = make("div");
  labels = new Labels();
  head = make("div", "rs-figure-head");
  /** @type {Chart | null} */ chart = null;
  /** @type {Plotly | null} */ plotly = null;
  /** What is drawn is not what Python sent last. */ behind = true;
  /** How wide the room is, as the page last told: to ask for it would lay the page out. */ room = 0;
  /** A drawing is on its way. */ soon = false;
  /** Plotly is looked for. */ loading = false;
  /** Nothing could be drawn: the numbers are told in words until a later chart can be. */ failed = false;
  /** What plotly drew last. */ marks = "";

  /** @param {HTMLElement} root @param {Model} model @param {AbortSignal} signal */
  constructor(root, model, signal) {
    this.root = root;
    this.model = model;
    this.signal = signal;
    put(this.node, { role: "img" });
    this.parts = [this.plot, this.labels.node, this.head];
    this.node.append(...this.parts);
    root.append(this.node);
    const resized = new ResizeObserver(([{ contentRect }]) => this.resized(contentRect.width));
    resized.observe(root);
    signal.addEventListener("abort", () => {
      resized.disconnect();
      this.plotly?.purge(this.plot);
      this.node.remove();
    });
    afterPaint(() => this.load());
  }

  async load() {
    if (this.signal.aborted || this.loading) return;
    this.loading = true;
    try {
      const plotly = await plotlyOf(this.model);
      if (this.signal.aborted) return;
      this.plotly = plotly;
      if (this.failed) this.recover();
      this.show();
    } catch (fault) {
      this.fail(fault);
    } finally {
      this.loading = false;
    }
  }

  /** Draw another chart: what differs from the one before. @param {Chart} chart */
  draw(chart) {
    this.chart = chart;
    put(this.node, { "aria-label": chart.words });
    if (this.failed) this.load();
    this.show();
  }

  /** Draw what was sent last: the first figure when the page has been painted; out of sight: as soon as it is seen. */
  show() {
    if (!this.chart?.data) return;
    if (this.failed) return write(this.node, this.chart.words);
    this.behind = true;
    this.fit(this.chart);
    if (this.soon || !this.plotly || !this.room) return;
    this.soon = true;
    (this.marks ? queueMicrotask : afterPaint)(() => this.react());
  }

  async react() {
    this.soon = false;
    if (this.signal.aborted || !this.chart || !this.plotly || !this.room) return;
    this.behind = false;
    const { data, layout, config } = this.chart;
    const { title = {}, ...rest } = layout;
    const marks = JSON.stringify([marksOf(data), rest]);
    try {
      if (marks !== this.marks) await this.replot(marks, this.marks ? undefined : config);
      this.marks = marks;
      this.labels.draw(labelsOf(data, rest), rest);
      this.entitle(title);
    } catch (fault) {
      this.fail(fault);
    }
  }

  /**
   * Have plotly draw other marks, and neither ticks nor handles where none are shown. Its settings are those of the
   * first time, when it found no room: else it asked for its size each time, which lays the page out.
   * @param {string} marks data and layout @param {object} [config]
   */
  async replot(marks, config) {
    const [data, layout] = JSON.parse(marks); // plotly changes what it is given
    for (const axis of [layout.xaxis, layout.yaxis]) if (axis) axis.visible = axis.showticklabels;
    this.plot.style.width = config ? "0" : "";
    await this.plotly?.react(this.plot, data, layout, config && { ...config, showAxisDragHandles: false });
    this.plot.style.width = "";
  }

  /** Write what stands above the marks. @param {Title} title */
  entitle({ pad, subtitle, ...title }) {
    const line = make("div", subtitle?.font?.color ? "rs-figure-muted" : "");
    writeLines(this.head, title);
    writeLines(line, subtitle ?? {});
    this.head.append(line);
    if (pad) Object.assign(this.head.style, { left: `${pad.l}px`, top: `calc(${pad.t}px - 0.3em)` });
  }

  /** The numbers in words, where they cannot be drawn. @param {unknown} fault */
  fail(fault) {
    console.error(fault);
    if (this.signal.aborted || this.failed) return;
    this.plotly?.purge(this.plot);
    this.plotly = null;
    this.failed = true;
    this.node.classList.add("rs-figure-told");
    this.show();
  }

  /** Room for a drawing again, in place of the words. */
  recover() {
    this.failed = false;
    this.marks = "";
    this.node.classList.remove("rs-figure-told");
    this.node.replaceChildren(...this.parts);
  }

  /** @param {Chart} chart */
  fit({ layout: { width, height } }) {
    if (!this.room) return; // a page that changes its style has no room for a moment
    const scale = Math.min(1, this.room / width);
    Object.assign(this.node.style, { width: `${width}px`, transformOrigin: "0 0", transform: scale < 1 ? `scale(${scale})` : "" });
    this.root.style.height = `${height * scale}px`;
    this.root.style.setProperty("--rs-shape", `${width / height}`);
  }

  /** @param {number} room */
  resized(room) {
    if (room === this.room) return;
    this.room = room;
    window.requestAnimationFrame(() => {
      if (this.signal.aborted || !this.chart) return;
      if (this.behind) this.show();
      else this.fit(this.chart);
    });
  }
}

/** Call back when all that has changed by now is on the screen. @param {() => void} callback */
function afterPaint(callback) {
  window.requestAnimationFrame(() => window.setTimeout(callback));
}

/** Write a text for plotly, each line in a node. @param {HTMLElement} node @param {{text?: string, font?: Font}} told */
function writeLines(node, { text = "", font }) {
  const lines = text.split("<br>").map(unescaped);
  node.replaceChildren(...lines.map((line) => make("div", "", line)));
  node.style.fontSize = font?.size ? `${font.size}px` : "";
}
