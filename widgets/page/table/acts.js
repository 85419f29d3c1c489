// @ts-check
/**
 * What happens by itself, one step at a time: panels over the map, the coming ones still closed.
 *
 * @typedef {import("./scene.js").Act} Act
 * @typedef {import("./scene.js").Tally} Tally
 * @typedef {import("./shared.js").Shared} Shared
 */

import { make, put } from "../dom.js";

/** The panels of one table. */
export class Acts {
  node = make("div", "rs-acts");

  /** @param {Shared} shared */
  constructor(shared) {
    this.shared = shared;
    put(this.node, { hidden: "" });
  }

  /** @param {Act[]} acts */
  draw(acts) {
    if (!this.shared.shown.differs(this.node, acts)) return;
    put(this.node, { hidden: acts.length ? null : "" });
    this.node.style.setProperty("--rs-acts", String(acts.length));
    this.node.replaceChildren(...acts.map((act, at) => this.act(act, at + 1)));
  }

  /** @param {Act} act @param {number} number @returns {HTMLElement} */
  act({ title, lines, outcome, tone, state }, number) {
    const node = make("section", "rs-act");
    put(node, { "data-state": state, "data-tone": tone || null });
    const head = make("div", "rs-act-head");
    head.append(make("span", "rs-act-number", String(number)), make("span", "", title));
    node.append(head);
    if (state === "coming") return node;
    const list = make("div", "rs-act-lines");
    list.append(...lines.map((line) => this.line(line)));
    node.append(list, make("div", "rs-act-outcome", outcome));
    return node;
  }

  /** @param {Tally} line @returns {HTMLElement} */
  line({ words, icons, value, tone }) {
    const node = make("div", "rs-act-line");
    put(node, { "data-tone": tone || null });
    if (words) node.append(make("span", "rs-act-words", words));
    node.append(this.shared.symbols.list(icons, "rs-act-icons"), make("b", "", value));
    return node;
  }
}
