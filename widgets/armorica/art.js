// @ts-check
/**
 * The symbols of Armorica, drawn on a 24 x 24 grid; their colours come from art.css by class.
 *
 * @typedef {import("../page/table/symbols.js").Art} Art
 * @typedef {import("../page/table/symbols.js").Shape} Shape
 */

import { COIN, circles } from "../page/table/shapes.js";

const GRAIN = [[0, 3.6], [-2.6, 2.2], [-2.5, -1.4], [0, -3.9], [2.5, -1.4], [2.6, 2.2], [0, 3.6]];

/** Grains of wheat, each somewhere and turned by some degrees. @param {...[number, number, number]} places @returns {Shape} */
const grains = (...places) => ["path", "rs-f1", { d: places.map(([x, y, turn]) => {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const [start, ...rest] = GRAIN.map(([a, b]) => `${(x + a * cos - b * sin).toFixed(2)} ${(y + a * sin + b * cos).toFixed(2)}`);
  return `M${start}C${rest.join(" ")}Z`;
}).join("") }];

/** @type {[number, number][]} */
const BERRIES = [[6.6, 10], [17.4, 10], [12, 9.6], [9.2, 14.6], [14.8, 14.6], [12, 19.4]];

/** @type {Art} */
export const ART = {
  wheat: [
    ["path", "rs-stem", { d: "M12 22.6C12.4 18 12 13 12 8" }],
    grains([8.5, 18, -38], [15.5, 18, 38], [8.3, 13, -36], [15.7, 13, 36], [8.8, 8.2, -30], [15.2, 8.2, 30], [12, 4.6, 0]),
  ],
  grapes: [
    ["path", "rs-stem", { d: "M12.2 6.4C12 4.4 12.8 2.6 14.6 1.6" }],
    ["path", "rs-f2", { d: "M12.4 5.6C10.6 2.6 6.6 2 4.2 3.6C5.6 6.8 9.4 7.6 12.4 5.6Z" }],
    circles("rs-f1", 2.95, BERRIES), circles("rs-shine", 0.75, BERRIES.map(([x, y]) => [x - 0.9, y - 1])),
  ],
  olives: [
    ["path", "rs-stem", { d: "M8.2 9.4C9.6 5.8 12.4 3.4 16.6 2.2M15.8 11.6C15.6 8 14.6 5.2 13 3.6" }],
    ["path", "rs-f2", { d: "M12.6 4C15 .9 19.4 .4 22.6 1.8C20.6 4.8 16.2 6 12.6 4Z" }],
    ["ellipse", "rs-f1", { cx: 7.4, cy: 15, rx: 4.7, ry: 6, transform: "rotate(14 7.4 15)" }],
    ["ellipse", "rs-f1", { cx: 17, cy: 16.4, rx: 4.4, ry: 5.6, transform: "rotate(-12 17 16.4)" }],
    ["path", "rs-glint", { d: "M5.2 13.6C5.4 12 6.2 11 7.4 10.5M14.9 15.2C15 13.9 15.6 12.9 16.6 12.4" }],
  ],
  sheep: [
    ["path", "rs-leg", { d: "M9.6 17V21.6M17.6 17V21.6M12.4 17.4V21.2M15 17.4V21.2" }],
    ["path", "rs-f1", {
      d: "M8.2 17.4C5.6 17.8 4.2 15.6 5 13.8C3.6 12 4.8 9.4 7 9.4C7.4 7 10.2 6 12 7.2C13.6 5.4 16.8 6 17.6 8.2" +
        "C20.2 7.8 22 10 21.2 12C22.8 13.6 21.8 16.6 19.2 16.8C18 18.8 15.2 18.8 14 17.6C12.4 19 9.4 18.9 8.2 17.4Z",
    }],
    ["path", "rs-curl", { d: "M10.4 11.4C11.2 10.4 12.8 10.6 13.2 11.8M15.6 12.6C16.4 11.6 18 11.8 18.4 13M11.6 15C12.4 14.2 13.8 14.4 14.2 15.4" }],
    ["path", "rs-f2", { d: "M2 12.6C1.6 10.4 3.4 8.8 5.4 9C6.2 7.8 7.6 8 8 8.8C7.6 9.6 7.2 10 6.8 10.2C7.2 12.4 6.2 14.8 4.2 14.8C2.8 14.8 2.2 13.8 2 12.6Z" }],
    ["circle", "rs-eye", { cx: 4.4, cy: 11.2, r: 0.7 }],
  ],
  gold: COIN,
  amphorae: [
    ["path", "rs-handle", { d: "M9.6 4.6C5.6 4 4.2 7.6 6.6 11M14.4 4.6C18.4 4 19.8 7.6 17.4 11" }],
    ["path", "rs-f1", {
      d: "M8.6 1.6H15.4V3.6H14.3V7C17.4 8.4 18.6 10.8 18.6 13C18.6 16.6 15.8 19 13.6 20.4V21.2H15V22.8H9V21.2H10.4" +
        "V20.4C8.2 19 5.4 16.6 5.4 13C5.4 10.8 6.6 8.4 9.7 7V3.6H8.6Z",
    }],
    ["path", "rs-band-line", { d: "M5.7 11.4C9.6 12.6 14.4 12.6 18.3 11.4M5.9 14.8C9.8 16 14.2 16 18.1 14.8" }],
  ],
};
