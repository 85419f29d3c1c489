// @ts-check
/**
 * The board of Provincia Romana: a town between its towers, framed by the prestige track.
 *
 * @typedef {import("../page/table/drawn.js").Board} Board
 * @typedef {import("../page/table/drawn.js").Sheet} Sheet
 * @typedef {import("./map/places.js").Plan} Plan
 */

import { between } from "../page/table/geometry.js";
import { BASIC } from "./drawings/basic.js";
import { PRESTIGE } from "./drawings/prestige.js";
import { SENATE } from "./drawings/senate.js";
import { groundOf } from "./map/ground.js";
import { TOWN_HIGH, TOWN_LOW, TOWN_SLIM, TOWN_WIDE, placeAll } from "./map/places.js";
import { drawingOf } from "./map/things.js";

/** @param {Plan} plan @returns {Sheet} */
const sheetOf = (plan) => ({
  width: plan.width,
  height: plan.height,
  ground: () => groundOf(plan),
  place: (lying, more) => placeAll(plan, lying, more),
  piece: drawingOf,
  theatre: {
    x: plan.row.x - (plan.sparse ? 4 : 0), y: plan.row.y - 3, h: plan.sparse ? 216 : Math.max(150, plan.terraces[0] - plan.row.y),
    w: plan.sparse ? plan.row.w + 4 : plan.wall.x - plan.row.x - 10, // the towers are what is counted
  },
});

const ROUNDED = { "stroke-linejoin": "round", "stroke-linecap": "round" };

/** @type {Board} */
export const BOARD = {
  parts: Object.fromEntries(Object.entries({ ...BASIC, ...PRESTIGE, ...SENATE }).map(([name, shapes]) => (
    [name, { box: "0 0 80 64", drawing: [["g", ROUNDED, ...shapes]] }]
  ))),
  wide: sheetOf(TOWN_WIDE),
  narrow: sheetOf(TOWN_SLIM),
  low: (share) => sheetOf(between(TOWN_LOW, TOWN_HIGH, share)),
};
