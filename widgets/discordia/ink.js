// @ts-check
/**
 * What the drawings of the map are made with.
 *
 * @typedef {import("../page/table/drawing.js").Attributes} Attributes
 * @typedef {import("../page/table/drawing.js").Drawing} Drawing
 */

/** A colour of the palette. @param {string} name */
export const paint = (name) => `var(--rs-${name})`;

/** @param {number} x @param {number} y @param {number} width @param {number} height @param {Attributes} more @returns {Drawing} */
export const block = (x, y, width, height, more) => ["rect", { x, y, width, height, ...more }];

/** @param {string} d @param {Attributes} more @returns {Drawing} */
export const line = (d, more) => ["path", { d, fill: "none", ...more }];

/** @param {string} name @param {number} x @param {number} y @param {number} size @param {Attributes} [more] @returns {Drawing} */
export const symbol = (name, x, y, size, more = {}) => ["symbol", { name, x, y, size, ...more }];

/** @param {string} name @param {number} x @param {number} y @param {number} width @param {number} height @returns {Drawing} */
export const drawnPart = (name, x, y, width, height) => ["part", { name, x, y, width, height }];

/** Words on the map; they keep a readable size where it is small. @param {number} x @param {number} y @param {string} words @param {number} size @param {Attributes} [more] @returns {Drawing} */
export const text = (x, y, words, size, more = {}) => (
  ["text", { x, y, style: size > 14 ? `font-size: ${size}px` : `font-size: calc(${size}px * var(--rs-type, 1))`, ...more }, words]
);

export const BOLD = { "font-weight": 700 };
export const MIDDLE = { "text-anchor": "middle" };
