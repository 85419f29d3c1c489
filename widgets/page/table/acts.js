// @ts-check
/**
 * What happens by itself, one step at a time: panels over the map, the coming ones still closed.
 *
 * @typedef {import("./scene.js").Act} Act
 * @typedef {import("./scene.js").Tally} Tally
 * @typedef {import("./drawing.js").Pen} Pen
 * @typedef {import("./shared.js").Shared} Shared
 */

import { make, put } from "../dom.js";
import { shape } from "../svg.js";

/** The panels of one table. */
export class Acts {
  node = make("div", "rs-acts");

  /** @param {Shared} shared @param {Pen} pen */
  constructor(shared, pen) {
    this.shared = shared;
    this.pen = pen;
    put(this.node, { hidden: "" });
  }

  /** @param {Act[]} acts */
  draw(acts) {
    if (!this.shared.shown.differs(this.node, acts)) return;
    put(this.node, { hidden: acts.length ? null : "" });
    this.node.style.setProperty("--rs-acts", String(acts.length || 1));
    this.node.replaceChildren(...acts.map((act) => this.act(act)));
  }

  /** @param {Act} act @returns {HTMLElement} */
  act({ number, title, picture, lines, outcome, tone, state }) {
    const node = make("section", "rs-act");
    put(node, { "data-state": state, "data-tone": tone || null });
    const head = make("div", "rs-act-head");
    head.append(make("span", "rs-act-number", String(number)), make("span", "", title));
    node.append(head);
    if (state === "coming") return node;
    const list = make("div", "rs-act-lines");
    list.append(...lines.map((line) => this.line(line)));
    if (picture) list.prepend(this.picture(picture));
    node.append(list, make("div", "rs-act-outcome", outcome));
    return node;
  }

  /** A drawing of the board, which is turned over. @param {string} name @returns {SVGElement} */
  picture(name) {
    const { box } = this.pen.parts[name];
    const [x, y, width, height] = box.split(" ").map(Number);
    const svg = shape("svg", "rs-act-picture", { viewBox: box, "aria-hidden": "true" });
    svg.append(this.pen.draw(["part", { name, x, y, width, height }]));
    return svg;
  }

  /** So many blocks, and a dashed line where there are enough. @param {[number, number]} bar @returns {HTMLElement} */
  bar([count, need]) {
    const node = make("span", "rs-act-bar");
    const blocks = Array.from({ length: Math.max(count, need, 0) }, (_, at) => make("span", at < count ? "" : "rs-act-gap"));
    node.append(...blocks);
    blocks[need - 1]?.classList.add("rs-act-need");
    return node;
  }

  /** @param {Tally} line @returns {HTMLElement} */
  line({ words, bar, icons, value, tone }) {
    const node = make("div", "rs-act-line");
    put(node, { "data-tone": tone || null });
    if (words) node.append(make("span", "rs-act-words", words));
    const icon = this.shared.symbols.list(icons, "rs-act-icons");
    [...icon.children].forEach((one, at) => /** @type {SVGElement} */ (one).style.setProperty("--rs-nth", String(at)));
    node.append(icon, ...(bar ? [this.bar(bar)] : []), make("b", "", value));
    return node;
  }
}
