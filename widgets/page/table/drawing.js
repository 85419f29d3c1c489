// @ts-check
/**
 * Drawings as plain data, so that what draws needs no page: `["rect", {x: 1}, ...what is in it]`, text as a string.
 *
 * `["symbol", {name, x, y, size}]` is one of the game's symbols, `["part", {name, x, y, width, height}]` one of the
 * drawings of its board. Both are kept once and referred to.
 *
 * @typedef {Record<string, string | number | undefined>} Attributes
 * @typedef {[string, Attributes, ...(Drawing | string)[]]} Drawing
 * @typedef {{box: string, drawing: Drawing[]}} Part a drawing that is used in several places, and its view box
 */

import { unique } from "../dom.js";
import { shape } from "../svg.js";

/** Makes drawings; `defs` has to be on the page. */
export class Pen {
  /** What was referred to already. @type {Map<string, string>} */ kept = new Map();

  /** @param {import("./symbols.js").Symbols} symbols @param {Record<string, Part>} parts */
  constructor(symbols, parts) {
    this.symbols = symbols;
    this.parts = parts;
  }

  /** @param {Drawing} drawing @returns {SVGElement} */
  draw([tag, attributes, ...inside]) {
    if (tag === "symbol") return this.symbol(attributes);
    if (tag === "part") return this.use(`part ${attributes.name}`, attributes, () => this.part(String(attributes.name)));
    const { class: name, ...rest } = attributes;
    const node = shape(tag, String(name ?? ""), rest);
    for (const one of inside) node.append(typeof one === "string" ? one : this.draw(one));
    return node;
  }

  /** What lies at 0, 0 and is so large, in a picture of its own. @param {Drawing[]} drawings @param {{w: number, h: number}} size @returns {SVGElement} */
  picture(drawings, { w, h }) {
    const node = shape("svg", "rs-drawn-face", { viewBox: `0 0 ${w} ${h}` });
    node.append(...drawings.map((one) => this.draw(one)));
    return node;
  }

  /** @param {Attributes} attributes @returns {SVGElement} */
  symbol({ name, size, ...rest }) {
    const all = { width: size, height: size, ...rest };
    return this.use(`symbol ${name}`, all, () => {
      const drawn = this.symbols.draw(String(name));
      const node = shape("symbol", "rs-symbol", { viewBox: "0 0 24 24", overflow: "visible", "data-icon": String(name) });
      node.append(...drawn.childNodes);
      return node;
    });
  }

  /** @param {string} name @returns {SVGElement} */
  part(name) {
    const { box, drawing } = this.parts[name];
    const node = shape("symbol", "", { viewBox: box, overflow: "visible" });
    node.append(...drawing.map((one) => this.draw(one)));
    return node;
  }

  /** Refer to what is drawn once. @param {string} key @param {Attributes} attributes @param {() => SVGElement} make */
  use(key, attributes, make) {
    let id = this.kept.get(key);
    if (!id) {
      id = unique("drawn");
      this.kept.set(key, id);
      const node = make();
      node.id = id;
      this.symbols.defs.append(node);
    }
    const { class: style, ...rest } = /** @type {Attributes} */ ({ ...attributes, name: undefined, href: `#${id}` });
    return shape("use", String(style ?? ""), rest);
  }
}
