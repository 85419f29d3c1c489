// @ts-check
/**
 * The labels of a chart. Plotly takes as long for a handful of words as for all other marks, so they are text of the page,
 * placed and aligned as plotly does it. Where they tell more when looked at, plotly keeps a mark that nobody sees.
 *
 * @typedef {[number, number]} Range
 * @typedef {{range: Range}} Axis
 * @typedef {{l: number, r: number, t: number, b: number}} Margin
 * @typedef {{width: number, height: number, margin?: Margin, template?: {layout?: {margin?: Margin}},
 *   xaxis?: Axis, yaxis?: Axis}} Place
 * @typedef {{mode?: string, x?: any, y?: any, text?: any, textposition?: any, textfont?: any, hoverinfo?: string, hovertext?: any}} Mark
 * @typedef {{x: number, y: number, text: string, anchor: string, size: number, color: string, weight: string}} Label in pixels
 */

import { put, write } from "./dom.js";
import { shape } from "./svg.js";

/** What an escaped text stands for. @type {Record<string, string>} */
const SIGNS = { "&lt;": "<", "&gt;": ">", "&amp;": "&" };

/** @param {string} text @returns {string} */
export function unescaped(text) {
  return text.replace(/&(?:lt|gt|amp);/g, (sign) => SIGNS[sign]);
}

/** @param {Mark} mark */
const isLabel = (mark) => mark.mode === "text";

/** What is left to plotly. @param {Mark[]} data @returns {object[]} */
export function marksOf(data) {
  return data.filter((mark) => !isLabel(mark) || mark.hoverinfo !== "skip").map((mark) => (isLabel(mark) ? unseen(mark) : mark));
}

/** @param {Mark} mark @returns {object} */
function unseen({ x, y, hoverinfo, hovertext }) {
  return { type: "scatter", mode: "markers", x, y, marker: { opacity: 0 }, hoverinfo, hovertext, cliponaxis: false };
}

/** The words of a chart and where they stand. @param {Mark[]} data @param {Place} layout @returns {Label[]} */
export function labelsOf(data, { width, height, margin, template, xaxis, yaxis }) {
  const { l, r, t, b } = margin ?? template?.layout?.margin ?? { l: 0, r: 0, t: 0, b: 0 };
  if (!xaxis || !yaxis) return [];
  const across = scale(xaxis.range, l, width - r);
  const down = scale(yaxis.range, height - b, t);
  return data.filter(isLabel).flatMap(({ x, y, text, textposition, textfont }) => text.map(
    (/** @type {string} */ words, /** @type {number} */ at) => {
      const [upright, side] = each(textposition, at).split(" ");
      const [size, color, weight] = [textfont.size, textfont.color, textfont.weight].map((value) => each(value, at));
      const place = { x: across(x[at]), y: down(y[at]) + size * BELOW[upright], anchor: ANCHORS[side] };
      return { ...place, text: unescaped(words), size, color, weight };
    }));
}

/** What holds for one of a mark's places. @param {any} value one for each, or one for all @param {number} at */
const each = (value, at) => (Array.isArray(value) ? value[at] : value);

/** How far below its place a text stands, in parts of its size. @type {Record<string, number>} */
const BELOW = { top: -0.25, middle: 0.25, bottom: 0.75 };
/** Which end of a text is at its place: what stands left of it ends there. @type {Record<string, string>} */
const ANCHORS = { left: "end", center: "middle", right: "start" };

/** Pixels of the values on an axis. @param {Range} range @param {number} from @param {number} to @returns {(value: number) => number} */
function scale([first, last], from, to) {
  return (value) => from + ((value - first) / (last - first)) * (to - from);
}

/** Draws labels: a node each, which changes only where the label does. */
export class Labels {
  node = shape("svg", "rs-figure-labels", {});
  /** What each node shows. @type {string[]} */ known = [];

  /** @param {Label[]} labels @param {{width: number, height: number}} size */
  draw(labels, { width, height }) {
    put(this.node, { width, height });
    while (this.known.length > labels.length) {
      this.known.pop();
      this.node.lastElementChild?.remove();
    }
    labels.forEach((label, at) => {
      const wanted = JSON.stringify(label);
      if (this.known[at] === wanted) return;
      if (at === this.known.length) this.node.append(shape("text", "", {}));
      this.known[at] = wanted;
      const { x, y, text, anchor, size, color, weight } = label;
      const node = /** @type {SVGElement} */ (this.node.children[at]);
      put(node, { x, y, "text-anchor": anchor });
      write(node, text);
      Object.assign(node.style, { fontSize: `${size}px`, fill: color, fontWeight: weight });
    });
  }
}
