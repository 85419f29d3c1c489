// @ts-check
/**
 * The symbols of Discordia, drawn on a 24 x 24 grid; their colours come from art.css by class.
 *
 * @typedef {import("../page/table/symbols.js").Art} Art
 * @typedef {import("../page/table/symbols.js").Shape} Shape
 */

import { INTO_BAG, SCROLL, THERE_AND_BACK, bag } from "../page/table/shapes.js";

/** A figure: body and head, then what tells it from the others. @param {...Shape} more @returns {Shape[]} */
const person = (...more) => [
  ["path", "rs-f1", { d: "M12 9.4C8.6 9.4 6.1 12 5.3 16.2L4.4 21.8H19.6L18.7 16.2C17.9 12 15.4 9.4 12 9.4Z" }],
  ["circle", "rs-f1", { cx: 12, cy: 6.4, r: 3.9 }],
  ...more,
];

/** @param {number} value @returns {Shape[]} */
const die = (value) => {
  /** @type {[number, number][]} */ const corners = [[7, 7], [17, 17], [17, 7], [7, 17], [7, 12], [17, 12]];
  const even = corners.slice(0, value - (value % 2));
  return [
    ["rect", "rs-f1", { x: 2, y: 2, width: 20, height: 20, rx: 4.6 }],
    ...[...even, ...(value % 2 ? /** @type {[number, number][]} */ ([[12, 12]]) : [])]
      .map(([cx, cy]) => /** @type {Shape} */ (["circle", "rs-pip", { cx, cy, r: 2.1 }])),
  ];
};

/** @type {Art} */
export const ART = {
  sailor: person(
    ["path", "rs-f2", { d: "M7.2 5C7.6 2.2 9.8 .9 12 .9C14.2 .9 16.4 2.2 16.8 5L17.6 6.2H6.4Z" }],
    ["path", "rs-line-on", { d: "M12 12.2V19.4M9.9 14H14.1M8.4 16.4C8.8 18.6 10.2 19.5 12 19.5C13.8 19.5 15.2 18.6 15.6 16.4" }],
  ),
  soldier: person(
    ["path", "rs-f2", { d: "M6.4 7.4C6.2 2.4 9 .4 12 .4C15 .4 17.8 2.4 17.6 7.4L15.2 6.2C14.8 4.4 13.6 3.4 12 3.4C10.4 3.4 9.2 4.4 8.8 6.2Z" }],
    ["path", "rs-line-on", { d: "M8.7 12.8H15.3V16.4C15.3 18.6 13.6 19.8 12 20.4C10.4 19.8 8.7 18.6 8.7 16.4ZM12 12.8V20.2M8.7 15.6H15.3" }],
  ),
  merchant: person(
    ["ellipse", "rs-f2", { cx: 12, cy: 3.5, rx: 4.7, ry: 2.5 }],
    ["path", "rs-line-on", { d: "M12 11.8V19.6M9.6 19.8H14.4M7.6 13.4H16.4M7.7 13.4L6.4 16.6H9L7.7 13.4M16.3 13.4L15 16.6H17.6L16.3 13.4" }],
  ),
  farmer: person(
    ["path", "rs-f2", { d: "M8.2 3.8C8.5 1.6 10.2 .8 12 .8C13.8 .8 15.5 1.6 15.8 3.8C18 4.1 19.6 4.7 19.6 5.4C19.6 6.4 16.2 7 12 7C7.8 7 4.4 6.4 4.4 5.4C4.4 4.7 6 4.1 8.2 3.8Z" }],
    ["path", "rs-line-on", { d: "M12 11.6V20M8.9 12.2V14.2C8.9 16 10.2 16.6 12 16.6C13.8 16.6 15.1 16 15.1 14.2V12.2" }],
  ),
  figure: person(["path", "rs-line-on", { d: "M9.9 13.8C9.9 11.3 14.1 11.3 14.1 13.9C14.1 15.6 12 15.5 12 17.3M12 19.5V19.6" }]),
  star: [["path", "rs-f1", { d: "M12 1.6L15.2 8.4L22.6 9.3L17.1 14.4L18.6 21.7L12 18L5.4 21.7L6.9 14.4L1.4 9.3L8.8 8.4Z" }]],
  aqueduct: [
    ["path", "rs-f1", { d: "M1.8 8H22.2V21.4H18.8V16A2.7 2.7 0 0 0 13.4 16V21.4H10.6V16A2.7 2.7 0 0 0 5.2 16V21.4H1.8Z" }],
    ["path", "rs-f2", { d: "M1.8 3.6C4 2.4 5.6 4.8 8 3.8C10 2.8 11.4 4.8 13.4 3.8C15.6 2.8 17.4 4.8 19.2 3.8C20.4 3.2 21.4 3.4 22.2 3.8V8H1.8Z" }],
  ],
  ring: [["circle", "rs-band-ring", { cx: 12, cy: 12, r: 7.4 }], ["circle", "rs-band-light", { cx: 12, cy: 12, r: 7.4 }]],
  manipulator: [
    ["rect", "rs-f1", { x: 2, y: 2, width: 20, height: 20, rx: 4.6 }],
    ["path", "rs-line-on", { d: "M5.4 8.4H11.4M8.4 5.4V11.4M12.8 16H18.8M6.4 18.6L17.6 5.4" }],
  ],
  infrastructure: [
    ["path", "rs-f1", { d: "M12 1.8L22.4 7.6V10H1.6V7.6Z" }],
    ["path", "rs-f1", { d: "M3.8 11.4H7.4V18H3.8ZM10.2 11.4H13.8V18H10.2ZM16.6 11.4H20.2V18H16.6Z" }],
    ["path", "rs-f1", { d: "M2 19.2H22V22.2H2Z" }],
  ],
  space: [["rect", "rs-dashed", { x: 3.4, y: 3.4, width: 17.2, height: 17.2, rx: 4 }]],
  extension: [
    ["rect", "rs-f1", { x: 2.6, y: 2.6, width: 18.8, height: 18.8, rx: 3.4 }],
    ["path", "rs-line-on", { d: "M12 6.8V17.2M6.8 12H17.2" }],
  ],
  tower: [
    ["path", "rs-f1", { d: "M6 22V11.2L4.2 9.6V2.6H7.8V4.8H10.2V2.6H13.8V4.8H16.2V2.6H19.8V9.6L18 11.2V22Z" }],
    ["path", "rs-f2", { d: "M9.8 22V17.4A2.2 2.2 0 0 1 14.2 17.4V22ZM11 9H13V13.4H11Z" }],
  ],
  swap: THERE_AND_BACK,
  dispatch: [
    ["path", "rs-arrow", { d: "M2.6 12H14.2M10 7.4L14.6 12L10 16.6" }],
    ["path", "rs-arrow", { d: "M15.4 4.2H20.6V19.8H15.4" }],
  ],
  bag: bag(["path", "rs-f1", { d: "M7.8 2.2C9.2 3.4 10.6 1.8 12 2.9C13.4 1.8 14.8 3.4 16.2 2.2L15.3 6.2H8.7Z" }]),
  discard: INTO_BAG,
  draw: bag(
    ["path", "rs-line-on", { d: "M12 18.6V9.4" }], ["path", "rs-arrow", { d: "M12 7V1.8M8.6 4.8L12 1.4L15.4 4.8" }],
  ),
  privilege: [
    ["rect", "rs-f1", { x: 3.4, y: 2.4, width: 17.2, height: 14.8, rx: 2.4 }],
    ["path", "rs-line-on", { d: "M7 6.6H17M7 10.4H14" }],
    ["path", "rs-f2", { d: "M13 17L11.8 23L15 21.2L18.2 23L17 17Z" }], ["circle", "rs-f2", { cx: 15, cy: 15.4, r: 3.6 }],
  ],
  decree: [SCROLL, ["path", "rs-line-on", { d: "M8.4 7H15.6M8.4 11H15.6M8.4 15H13" }]],
  strength: [["path", "rs-arrow", { d: "M3.4 3.4L16.6 16.6M20.6 3.4L7.4 16.6M13.6 19.6L19.6 13.6M4.4 13.6L10.4 19.6M17.4 17.4L20.8 20.8M6.6 17.4L3.2 20.8" }]],
  shortage: [["path", "rs-f1", { d: "M12 2L23 21.4H1Z" }], ["path", "rs-line-on", { d: "M12 8.8V14.6M12 18V18.1" }]],
  ship: [
    ["path", "rs-f2", { d: "M12.8 2.4C17.4 4.4 19.4 8.4 19 12.6H12.8ZM10.6 4.8C7.8 6.6 6.2 9.4 6 12.6H10.6Z" }],
    ["path", "rs-f1", { d: "M1.8 14.4H22.2C21.6 18.4 19.4 21 16.4 21H7.6C4.6 21 2.4 18.4 1.8 14.4Z" }],
  ],
  boat: [
    ["path", "rs-f2", { d: "M11 1.8V13H3.6C4.4 8.4 7 4 11 1.8ZM13.2 4.6C16.2 6.2 18 9.4 18.2 13H13.2Z" }],
    ["path", "rs-f1", { d: "M2 15H22L18.6 21.4H5.4Z" }],
  ],
  barracks: [
    ["path", "rs-f2", { d: "M12 9V1.6L18.4 4.2L12 6.8Z" }],
    ["path", "rs-f1", { d: "M2.6 21.8V9.6H5.8V11.8H8.6V9.6H15.4V11.8H18.2V9.6H21.4V21.8H14.8V17.2A2.8 2.8 0 0 0 9.2 17.2V21.8Z" }],
  ],
  stall: [
    ["path", "rs-arrow", { d: "M5 12.4V21.6M19 12.4V21.6M5 16.6H19" }],
    ["path", "rs-f1", { d: "M3 9.4L5.4 2.6H18.6L21 9.4A3 3 0 0 1 15 9.4A3 3 0 0 1 9 9.4A3 3 0 0 1 3 9.4Z" }],
    ["path", "rs-line-on", { d: "M9 8.4L10 3.6M15 8.4L14 3.6" }],
  ],
  farm: [
    ["path", "rs-f1", { d: "M3 21.8V10.8L12 3L21 10.8V21.8Z" }],
    ["path", "rs-f2", { d: "M9 21.8V14.6H15V21.8ZM10.4 9.2H13.6V12H10.4Z" }],
  ],
  expedition: [
    ["path", "rs-arrow", { d: "M5.4 22.2V2.4" }],
    ["path", "rs-f1", { d: "M5.4 2.8H20.4L16.8 7.6L20.4 12.4H5.4Z" }],
  ],
  development: [["path", "rs-f1", { d: "M2.4 21.6V16.4H7.4V11.6H12.4V6.8H17.2V2.4H21.6V21.6Z" }]],
  perk: [["path", "rs-f1", { d: "M12 1.6L20.6 5V11.6C20.6 16.8 17 20.6 12 22.4C7 20.6 3.4 16.8 3.4 11.6V5Z" }],
    ["path", "rs-line-on", { d: "M7.8 11.8L11 15L16.6 8.6" }]],
  tile: [
    ["rect", "rs-f1", { x: 1.6, y: 4.6, width: 20.8, height: 14.8, rx: 2.8 }], ["path", "rs-line-on", { d: "M9 5V19" }],
    ["circle", "rs-f2", { cx: 13, cy: 12, r: 2 }], ["circle", "rs-f2", { cx: 18.4, cy: 12, r: 2 }],
  ],
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((value) => [`die-${value}`, die(value)])),
};

for (const name of ["star", "aqueduct", "tower", "tile"]) {
  ART[`${name}-lost`] = [...ART[name], ["path", "rs-lost", { d: "M3 21L21 3" }]];
}
