// @ts-check
/** Line drawings for the table's own buttons and notices, on a 24 x 24 grid. */

import { button, put } from "../dom.js";
import { shape } from "../svg.js";

/** @type {Record<string, string>} */
const GLYPHS = {
  undo: "M9 6L4.5 10.5L9 15M4.5 10.5H14A5 5 0 0 1 14 20.5H11",
  redo: "M15 6L19.5 10.5L15 15M19.5 10.5H10A5 5 0 0 0 10 20.5H13",
  hint: "M9.5 18.5H14.5M10 21.2H14M12 2.8A6.2 6.2 0 0 0 8.4 14C9.2 14.7 9.5 15.2 9.5 16H14.5C14.5 15.2 14.8 14.7 15.6 14A6.2 6.2 0 0 0 12 2.8Z",
  moves: "M4 6.5L5.6 8L8.4 5M4 12.5L5.6 14L8.4 11M4 18.5L5.6 20L8.4 17M11.5 6.5H20.5M11.5 12.5H20.5M11.5 18.5H20.5",
  text: "M4.5 5.5H19.5M4.5 10H19.5M4.5 14.5H19.5M4.5 19H13",
  help: "M8.6 9A3.5 3.5 0 1 1 13.6 12.1C12.4 12.8 12 13.5 12 14.8M12 18.4V18.6",
  close: "M6 6L18 18M18 6L6 18",
  fold: "M8 5L15 12L8 19",
  refused: "M6.5 6.5L17.5 17.5M17.5 6.5L6.5 17.5",
  played: "M5 12.5L10 17.5L19.5 7",
  done: "M5 12.5L10 17.5L19.5 7",
  info: "M12 10.5V18M12 6.2V6.4",
  active: "M9 5L17 12L9 19Z",
  open: "M12 5A7 7 0 1 0 12 19A7 7 0 1 0 12 5Z",
};

/** The drawing of that name in a list, to be appended; none if there is none. @param {string} name @returns {SVGElement[]} */
export function glyph(name) {
  if (!Object.hasOwn(GLYPHS, name)) return [];
  const svg = shape("svg", "rs-glyph", { viewBox: "0 0 24 24", "aria-hidden": "true" });
  svg.append(shape("path", "", { d: GLYPHS[name] }));
  return [svg];
}

/** The cross that closes a box. @param {string} words */
export function closer(words) {
  const node = button("rs-close");
  put(node, { "aria-label": words });
  node.append(...glyph("close"));
  return node;
}
