// @ts-check
/** The signs of the frame: strokes in the colour of the text around them. */

import { shape } from "../svg.js";

/** @type {Record<string, string>} */
const STROKES = {
  undo: "M9 6L4.5 10.5L9 15M4.5 10.5H14A5 5 0 0 1 14 20.5H11",
  hint: "M9.5 18.5H14.5M10 21.2H14M12 2.8A6.2 6.2 0 0 0 8.4 14C9.2 14.7 9.5 15.2 9.5 16H14.5C14.5 15.2 14.8 14.7 15.6 14A6.2 6.2 0 0 0 12 2.8Z",
  other: "M4 4.5H10V10.5H4ZM14 4.5H20V10.5H14ZM4 14H10V20H4ZM14 14H20V20H14Z",
  home: "M3 11.5L12 4L21 11.5M6 9.5V19.5H18V9.5M10 19.5V14H14V19.5",
  no: "M6.5 6.5L17.5 17.5M17.5 6.5L6.5 17.5",
  yes: "M5 12.5L10 17.5L19.5 7",
  see: "M12 10.5V18M12 6.2V6.4",
  mix: "M8.6 9A3.5 3.5 0 1 1 13.6 12.1C12.4 12.8 12 13.5 12 14.8M12 18.4V18.6",
  what: "M8.6 9A3.5 3.5 0 1 1 13.6 12.1C12.4 12.8 12 13.5 12 14.8M12 18.4V18.6",
  book: "M12 6.4C10 4.8 7 4.4 3.6 4.6V18.4C7 18.2 10 18.6 12 20.2C14 18.6 17 18.2 20.4 18.4V4.6C17 4.4 14 4.8 12 6.4ZM12 6.4V20",
  next: "M8 4.5L15.5 12L8 19.5",
  star: "M12 1.6L15.2 8.4L22.6 9.3L17.1 14.4L18.6 21.7L12 18L5.4 21.7L6.9 14.4L1.4 9.3L8.8 8.4Z",
};

/** Whether the frame has a sign of this name. @param {string} name */
export function known(name) {
  return Object.hasOwn(STROKES, name);
}

/**
 * What stands for a lesson: a sign of the frame, or a symbol of its game.
 * @param {string} name @param {import("../table/symbols.js").Symbols} symbols @returns {SVGElement}
 */
export function emblem(name, symbols) {
  const own = name === "question" || !name ? "what" : name;
  return known(own) ? mark(own) : symbols.draw(name);
}

/** A sign of the frame. @param {string} name @returns {SVGElement} */
export function mark(name) {
  const node = shape("svg", `rs-stroke rs-stroke-${name}`, { viewBox: "0 0 24 24", "aria-hidden": "true" });
  node.append(shape("path", "", { d: STROKES[name] ?? STROKES.see }));
  return node;
}
