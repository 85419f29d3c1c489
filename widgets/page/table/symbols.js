// @ts-check
/**
 * Symbols, drawn on a 24 x 24 grid as the game's art says; their colours come from its style sheet, by class.
 *
 * @typedef {[string, string, Record<string, string | number>]} Shape tag, class, attributes
 * @typedef {Record<string, Shape[]>} Art the symbols of a game
 */

import { make } from "../dom.js";
import { shape } from "../svg.js";

/** What a faint symbol does without. */
const DETAILS = new Set(["rs-rim", "rs-curl", "rs-eye", "rs-glint", "rs-shine", "rs-band-line"]);

/** Draws the symbols of a game. */
export class Symbols {
  /** @param {Art} art */
  constructor(art) {
    this.art = art;
    /** @type {Map<string, SVGElement>} */ this.drawn = new Map();
  }

  /** A thing's symbol. @param {string} name @param {boolean} [faint] @returns {SVGElement} */
  draw(name, faint = false) {
    const key = `${name} ${faint}`;
    const svg = this.drawn.get(key) ?? this.make(name, faint);
    this.drawn.set(key, svg);
    return /** @type {SVGElement} */ (svg.cloneNode(true));
  }

  /** An unknown symbol is a diamond with its first letter. @param {string} name @param {boolean} faint */
  make(name, faint) {
    const svg = shape("svg", "rs-symbol", { viewBox: "0 0 24 24", "aria-hidden": "true", "data-icon": name });
    if (!Object.hasOwn(this.art, name)) {
      const letter = shape("text", "rs-mono", { x: 12, y: 16.2, "text-anchor": "middle" });
      letter.textContent = name.slice(0, 1).toUpperCase();
      svg.append(shape("path", "rs-f1", { d: "M12 2L22 12L12 22L2 12Z" }), letter);
      return svg;
    }
    const shapes = this.art[name].filter(([, style]) => !faint || !DETAILS.has(style));
    svg.append(...shapes.map(([tag, style, attributes]) => shape(tag, style, attributes)));
    return svg;
  }

  /** @param {string[]} names @param {string} style @returns {HTMLElement} */
  list(names, style) {
    const list = make("span", style);
    list.append(...names.map((name) => this.draw(name)));
    return list;
  }
}
