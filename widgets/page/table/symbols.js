// @ts-check
/**
 * Symbols, drawn on a 24 x 24 grid as the game's art says; their colours come from its style sheet, by class.
 *
 * @typedef {[string, string, Record<string, string | number>]} Shape tag, class, attributes
 * @typedef {Record<string, Shape[]>} Art the symbols of a game
 */

import { make, unique } from "../dom.js";
import { shape } from "../svg.js";

/** What a faint symbol does without. */
const DETAILS = new Set(["rs-rim", "rs-curl", "rs-eye", "rs-glint", "rs-shine", "rs-band-line"]);

/** What is seen of a portrait's field of 64 x 112. */
const PORTRAIT = "0 5 64 107";

/** Draws the symbols of a game. */
export class Symbols {
  /** Large drawings, each once: what shows one refers to it. */
  defs = shape("svg", "rs-defs", { "aria-hidden": "true" });
  /** The ids of those. @type {Map<string, string>} */ large = new Map();

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

  /** A large drawing that fills its box. @param {string} name @returns {SVGElement} */
  portrait(name) {
    const svg = shape("svg", "rs-portrait", { "aria-hidden": "true", viewBox: PORTRAIT, preserveAspectRatio: "xMidYMax slice" });
    if (!Object.hasOwn(this.art, name)) return svg;
    const id = this.large.get(name) ?? unique(name);
    if (!this.large.has(name)) {
      this.large.set(name, id);
      const drawing = shape("g", "", { id });
      drawing.append(...this.art[name].map(([tag, style, attributes]) => shape(tag, style, attributes)));
      this.defs.append(drawing);
    }
    svg.append(shape("use", "rs-likeness", { href: `#${id}` }));
    return svg;
  }

  /** @param {string[]} names @param {string} style @returns {HTMLElement} */
  list(names, style) {
    const list = make("span", style);
    list.append(...names.map((name) => this.draw(name)));
    return list;
  }
}
