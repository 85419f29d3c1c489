// @ts-check
/**
 * Shapes that more than one game draws its symbols with. Every shape costs the browser time whenever a card is laid, so
 * what looks the same is one path.
 *
 * @typedef {import("./symbols.js").Shape} Shape
 */

/** Circles in one path. @param {string} name class @param {number} r @param {[number, number][]} places @returns {Shape} */
export const circles = (name, r, places) => ["path", name, {
  d: places.map(([x, y]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`).join(""),
}];

const BAG = "M8.4 7.4C4.8 9.8 3.2 13.6 3.7 17.2C4.2 20.6 7.4 22.2 12 22.2C16.6 22.2 19.8 20.6 20.3 17.2" +
  "C20.8 13.6 19.2 9.8 15.6 7.4Z";

/** A bag, and what tells it from others. @param {...Shape} more @returns {Shape[]} */
export const bag = (...more) => [["path", "rs-f1", { d: BAG }], ...more];

/** Something goes into a bag. */
export const INTO_BAG = bag(
  ["path", "rs-line-on", { d: "M12 8.8V18M8.2 14.4L12 18.2L15.8 14.4" }], ["path", "rs-arrow", { d: "M12 1.6V5.4" }],
);

/** An arrow to either side. @type {Shape[]} */
export const THERE_AND_BACK = [["path", "rs-arrow", { d: "M3.4 8.6H19.4L15.4 4.4M20.6 15.4H4.6L8.6 19.6" }]];

/** A written scroll without its writing. @type {Shape} */
export const SCROLL = ["path", "rs-f1", {
  d: "M5.4 4.4A2.2 2.2 0 0 1 7.6 2.2H19.8A2.2 2.2 0 0 1 22 4.4V6H18.6V19.6A2.2 2.2 0 0 1 16.4 21.8H4.2A2.2 2.2 0 0 1 2 19.6V18H5.4Z",
}];

/** @type {Shape[]} */
export const COIN = [
  ["circle", "rs-f1", { cx: 12, cy: 12, r: 9.6 }],
  ["circle", "rs-rim", { cx: 12, cy: 12, r: 7 }],
  ["path", "rs-f2", { d: "M12 7.2L13.3 10.6L16.9 10.8L14.1 13.1L15 16.6L12 14.6L9 16.6L9.9 13.1L7.1 10.8L10.7 10.6Z" }],
  ["path", "rs-glint", { d: "M4.9 9.4A7.6 7.6 0 0 1 9.6 4.8" }],
];
