// @ts-check
/**
 * The symbols of Armorica, drawn on a 24 x 24 grid; their colours come from art.css by class.
 *
 * @typedef {import("../page/table/symbols.js").Art} Art
 * @typedef {import("../page/table/symbols.js").Shape} Shape
 */

import { COIN, circles } from "../page/table/shapes.js";
import { BUREAUCRAT, FARMER, GENERAL, MATRON, SOLDIER, WORKER } from "./people.js";

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
  // The people, and their signs: colour is never the only mark.
  "person-farmer": FARMER,
  "person-worker": WORKER,
  "person-soldier": SOLDIER,
  "person-matron": MATRON,
  "person-general": GENERAL,
  "person-bureaucrat": BUREAUCRAT,
  "sign-farmer": [
    ["path", "rs-sign-area", { d: "M19.6 2.2C10.8 .6 3.8 6 4.4 12.6C4.7 15.4 6 17.6 7.8 18.8L9.9 15.9C8 13.8 7.9 10.9 9.6 8.4C11.6 5.4 15.4 3.6 19.6 2.2Z" }],
    ["path", "rs-sign-line", { d: "M8.6 17.6L6.4 22.2", "stroke-width": 3.4 }],
  ],
  "sign-worker": [
    ["path", "rs-sign-area", { d: "M4.6 3.4H17L20.4 6.8V10.2H4.6Z" }],
    ["path", "rs-sign-line", { d: "M12 10V22", "stroke-width": 3.2 }],
  ],
  "sign-soldier": [
    ["path", "rs-sign-area", { d: "M12 1.8L20.4 4.8V11.4C20.4 16.8 17 20.4 12 22.2C7 20.4 3.6 16.8 3.6 11.4V4.8Z" }],
    ["path", "rs-sign-cut", { d: "M12 5.6V18M7.2 10.6H16.8" }],
  ],
  "sign-matron": [
    ["path", "rs-sign-line", {
      d: "M3 8a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0ZM11 11.4L20 20.4M16 16.4L18.8 13.6M19.2 19.6L21.4 17.4", "stroke-width": 2.8,
    }],
  ],
  "sign-general": [
    ["path", "rs-sign-area", {
      d: "M5.4 22V15C5.4 11.4 8 9.2 12 9.2C16 9.2 18.6 11.4 18.6 15V22H14.6V16.4H9.4V22Z" +
        "M2.6 12.4C2.4 5.4 6.4 1.4 12 1.4C17.6 1.4 21.6 5.4 21.4 12.4C19.8 8.6 16.6 6.8 12 6.8C7.4 6.8 4.2 8.6 2.6 12.4Z",
    }],
  ],
  "sign-bureaucrat": [
    ["path", "rs-sign-line", {
      d: "M6.2 3.4H20.4V5.8C20.4 7 19.6 7.6 18.4 7.6H17.6V20.6H3.6V18.2C3.6 17 4.4 16.4 5.6 16.4H6.2ZM9.4 8.2H14.4M9.4 12H14.4M9.4 15.8H14.4",
      "stroke-width": 2.1,
    }],
  ],
};
