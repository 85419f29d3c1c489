// @ts-check
/**
 * Shapes in the paints of the town, so that one class on a drawing changes them all (see art.css, "asleep").
 *
 * @typedef {import("../../page/table/drawing.js").Attributes} Attributes
 * @typedef {import("../../page/table/drawing.js").Drawing} Drawing
 */

/** A paint of the palette. @param {string} name "" for none */
export const paint = (name) => (name === "white" ? name : name ? `var(--rs-${name})` : "none");

/** @param {string} name @param {string} d @param {Attributes} [more] @returns {Drawing} */
export const flat = (name, d, more) => ["path", { d, fill: paint(name), ...more }];

/** @param {string} name @param {string} edge @param {number} width of the edge @param {string} d @param {Attributes} [more] @returns {Drawing} */
export const edged = (name, edge, width, d, more) => (
  ["path", { d, fill: paint(name), stroke: paint(edge), "stroke-width": width, ...more }]
);

/** @param {string} name @param {number} width @param {string} d @param {Attributes} [more] @returns {Drawing} */
export const line = (name, width, d, more) => edged("", name, width, d, more);

/** @param {number} cx @param {number} cy @param {number} rx @param {number} ry @param {string} name @param {string} [edge] @param {number} [width] @param {Attributes} [more] @returns {Drawing} */
export const oval = (cx, cy, rx, ry, name, edge = "", width = 1, more = {}) => (
  ["ellipse", { cx, cy, rx, ry, fill: paint(name), stroke: paint(edge), "stroke-width": width, ...more }]
);

/** @param {number} cx @param {number} cy @param {number} r @param {string} name @param {string} [edge] @param {number} [width] @param {Attributes} [more] @returns {Drawing} */
export const disc = (cx, cy, r, name, edge, width, more) => oval(cx, cy, r, r, name, edge, width, more);

/** @param {string} name @param {number} width @param {number} cx @param {number} cy @param {number} r @returns {Drawing} */
export const hoop = (name, width, cx, cy, r) => disc(cx, cy, r, "", name, width);
