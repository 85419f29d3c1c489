// @ts-check
/**
 * The symbols of Provincia Romana, drawn on a 24 x 24 grid; their colours come from art.css by class.
 *
 * @typedef {import("../page/table/symbols.js").Art} Art
 * @typedef {import("../page/table/symbols.js").Shape} Shape
 */

import { COIN, INTO_BAG, SCROLL, THERE_AND_BACK } from "../page/table/shapes.js";

/** The sign on the tokens of each colour. */
const TOKENS = {
  orange: "M12 6V18M6 12H18",
  blue: "M6.4 9.4H17.6M6.4 14.6H17.6",
  green: "M12 5.8L18 16.4H6Z",
  purple: "M12 5.6L18.2 12L12 18.4L5.8 12Z",
  red: "M7.4 7.4L16.6 16.6M16.6 7.4L7.4 16.6",
  yellow: "M12 7.6A4.4 4.4 0 1 0 12 16.4A4.4 4.4 0 1 0 12 7.6",
};

/** @param {string} d the sign @returns {Shape[]} */
const token = (d) => [["circle", "rs-f1", { cx: 12, cy: 12, r: 9.8 }], ["path", "rs-line-on", { d }]];

/** @type {Art} */
export const ART = {
  clay: [
    ["path", "rs-f1", { d: "M1.6 13.2H11.2V20.4H1.6ZM12.8 13.2H22.4V20.4H12.8ZM6.8 4.6H17.2V11.8H6.8Z" }],
    ["path", "rs-glint", { d: "M3.4 15.2H8M14.6 15.2H19.2M8.6 6.6H14" }],
  ],
  wood: [
    ["path", "rs-f1", { d: "M5.6 6.4H19A5.6 5.6 0 0 1 19 17.6H5.6Z" }],
    ["ellipse", "rs-f2", { cx: 5.6, cy: 12, rx: 3.6, ry: 5.6 }],
    ["path", "rs-band-line", { d: "M5.6 9.4A1.8 2.6 0 1 0 5.6 14.6M11.4 9.4H17.6M12.6 14H19" }],
  ],
  stone: [
    ["path", "rs-f1", { d: "M2.2 9.6L8.2 4.4H21.8V14.4L15.8 19.6H2.2Z" }],
    ["path", "rs-f2", { d: "M2.2 9.6L8.2 4.4H21.8L15.8 9.6Z" }],
    ["path", "rs-rim", { d: "M15.8 9.6V19.6" }],
  ],
  goods: [
    ["path", "rs-f1", { d: "M3 8.4L12 3.6L21 8.4V17.6L12 22L3 17.6Z" }],
    ["path", "rs-line-on", { d: "M3.4 8.6L12 13L20.6 8.6M12 13V21.6M7.4 6.2L16.4 10.8" }],
  ],
  prestige: [
    ["path", "rs-stem", { d: "M11 21.6C5.4 20.4 2.8 16 3.4 9.4M13 21.6C18.6 20.4 21.2 16 20.6 9.4" }],
    ["path", "rs-f1", {
      d: "M3.4 9.4C1.8 7 2.2 4.2 4.2 2.4C6 4.6 5.8 7.4 3.4 9.4ZM4 14.4C1.4 13.4 .4 11 1 8.4C3.8 9.2 5 11.6 4 14.4ZM6.6 18.6C3.8 18.8 1.8 17.2 1.2 14.6" +
        "C4 14.2 6.2 15.8 6.6 18.6ZM5 13C4.8 10.2 6.4 8 9 7.6C9.4 10.4 7.8 12.6 5 13ZM7.4 17.4C6.6 14.8 7.6 12.4 10 11.2C11.2 13.8 10.2 16.2 7.4 17.4Z" +
        "M20.6 9.4C22.2 7 21.8 4.2 19.8 2.4C18 4.6 18.2 7.4 20.6 9.4ZM20 14.4C22.6 13.4 23.6 11 23 8.4C20.2 9.2 19 11.6 20 14.4ZM17.4 18.6C20.2 18.8 22.2 17.2 22.8 14.6" +
        "C20 14.2 17.8 15.8 17.4 18.6ZM19 13C19.2 10.2 17.6 8 15 7.6C14.6 10.4 16.2 12.6 19 13ZM16.6 17.4C17.4 14.8 16.4 12.4 14 11.2C12.8 13.8 13.8 16.2 16.6 17.4Z",
    }],
  ],
  "prestige-card": [
    ["rect", "rs-f1", { x: 4, y: 1.8, width: 16, height: 20.4, rx: 2.6 }],
    ["path", "rs-line-on", { d: "M8 12H16" }],
  ],
  morale: [
    ["path", "rs-f1", { d: "M12 21.4C4.6 16 1.8 12.2 2.4 8C3 3.6 8.8 1.6 12 6C15.2 1.6 21 3.6 21.6 8C22.2 12.2 19.4 16 12 21.4Z" }],
    ["path", "rs-glint", { d: "M5.2 9.4C5.2 7.4 6.4 6 8.2 5.8" }],
  ],
  defence: [
    ["path", "rs-f1", { d: "M2.4 21.8V6.6H6V9.2H8.6V6.6H15.4V9.2H18V6.6H21.6V21.8Z" }],
    ["path", "rs-line-on", { d: "M2.8 13.4H21.2M2.8 17.6H21.2M9 9.6V13.2M15 9.6V13.2M6 13.6V17.4M12 13.6V17.4M18 13.6V17.4" }],
  ],
  military: [
    ["path", "rs-f2", { d: "M20.8 1.8L21.8 5.4L10.6 17L7 13.4L18.2 2.2Z" }],
    ["path", "rs-f1", { d: "M3.4 12L5.4 10L14 18.6L12 20.6ZM6.6 15.8L8.4 17.6L4.4 22L2 19.6Z" }],
  ],
  tokens: [["circle", "rs-f1", { cx: 12, cy: 12, r: 9.6 }], ["path", "rs-line-on", { d: "M6.6 12H11M8.8 9.8V14.2M13.4 12H17.4" }]],
  helmet: [
    ["path", "rs-f2", { d: "M6.2 10C2.6 9.6 .8 6.4 1.4 1.8C3.6 4.6 6 5.4 8.4 5.8ZM17.8 10C21.4 9.6 23.2 6.4 22.6 1.8C20.4 4.6 18 5.4 15.6 5.8Z" }],
    ["path", "rs-f1", { d: "M4.6 15.6C4.6 8.6 7.6 4.6 12 4.6C16.4 4.6 19.4 8.6 19.4 15.6V17.4H4.6Z" }],
    ["path", "rs-f2", { d: "M3.4 15.4H20.6V18.6H3.4Z" }],
    ["path", "rs-f1", { d: "M10.8 15.4H13.2V22H10.8Z" }],
  ],
  caesar: [
    ["path", "rs-f1", { d: "M2.4 19.4L1.4 7.4L7.2 11.4L12 4L16.8 11.4L22.6 7.4L21.6 19.4Z" }],
    ["path", "rs-line-on", { d: "M3.4 16H20.6" }],
  ],
  marker: [["circle", "rs-f1", { cx: 12, cy: 12, r: 8.6 }], ["circle", "rs-rim", { cx: 12, cy: 12, r: 4.8 }]],
  "no-marker": [["circle", "rs-dashed", { cx: 12, cy: 12, r: 8 }]],
  "deck-opes": [
    ["path", "rs-f1", { d: "M3.4 9.6H20.6L18.8 21.6H5.2Z" }],
    ["path", "rs-arrow", { d: "M5.4 9.4C6.4 .6 17.6 .6 18.6 9.4" }],
    ["path", "rs-line-on", { d: "M6 13.4H18M6.6 17.4H17.4" }],
  ],
  "deck-spqr": [
    SCROLL,
    ["path", "rs-f2", { d: "M12 6.6L13.4 9.8L16.8 10.2L14.2 12.4L15 15.8L12 14L9 15.8L9.8 12.4L7.2 10.2L10.6 9.8Z" }],
  ],
  "deck-aedificium": [
    ["path", "rs-f1", { d: "M5 4.4A2.4 2.4 0 0 1 5 2H19A2.4 2.4 0 0 1 19 6.6H16.6V18H19.6V22H4.4V18H7.4V6.6H5Z" }],
    ["path", "rs-line-on", { d: "M9.8 8V17M12 8V17M14.2 8V17" }],
  ],
  senate: [
    ["rect", "rs-f1", { x: 4, y: 2, width: 16, height: 20, rx: 2.6 }],
    ["path", "rs-f2", { d: "M12 6L13.4 9.2L16.8 9.6L14.2 11.8L15 15.2L12 13.4L9 15.2L9.8 11.8L7.2 9.6L10.6 9.2Z" }],
  ],
  hand: [
    ["rect", "rs-f2", { x: 8.6, y: 2.4, width: 11, height: 15, rx: 1.8, transform: "rotate(14 14 10)" }],
    ["rect", "rs-f1", { x: 4.2, y: 5, width: 11, height: 15.6, rx: 1.8, transform: "rotate(-8 10 13)" }],
  ],
  eye: [
    ["path", "rs-f1", { d: "M1.4 12C6.4 4.4 17.6 4.4 22.6 12C17.6 19.6 6.4 19.6 1.4 12Z" }],
    ["circle", "rs-f2", { cx: 12, cy: 12, r: 3.8 }],
  ],
  portus: [
    ["path", "rs-arrow", { d: "M12 7V21M7.4 10.6H16.6M3.4 14C4.4 18.8 7.6 21 12 21C16.4 21 19.6 18.8 20.6 14M12 2.4A2.2 2.2 0 1 0 12 6.8A2.2 2.2 0 1 0 12 2.4" }],
  ],
  pons: [
    ["path", "rs-f1", { d: "M1.4 7.4C8 4.2 16 4.2 22.6 7.4V19.6H20.4A4 4 0 0 0 12.8 19.6H11.2A4 4 0 0 0 3.6 19.6H1.4Z" }],
    ["path", "rs-line-on", { d: "M1.8 10.4C8.4 7.6 15.6 7.6 22.2 10.4" }],
  ],
  "phase-select": [["path", "rs-arrow", { d: "M3 4H13V20H3ZM16 6.4L21 8L17.4 19.4" }]],
  "phase-play": [["path", "rs-arrow", { d: "M4 20L12.6 11.4M9 7.8L14.6 2.6L21 9L15.8 14.6Z" }]],
  "phase-combat": [["path", "rs-arrow", { d: "M3.4 3.4L16.6 16.6M20.6 3.4L7.4 16.6M13.6 19.6L19.6 13.6M4.4 13.6L10.4 19.6" }]],
  "phase-upkeep": [["path", "rs-arrow", { d: "M4 5L10 12L14 9L20 18M20 12.4V18H14.4" }]],
  "phase-activate": [["path", "rs-arrow", { d: "M19.6 8.4A8.4 8.4 0 1 0 20.4 12.4M20.4 3.4V8.8H15" }]],
  "phase-final": [["path", "rs-arrow", { d: "M5.4 22V2.8M5.4 3.4H19.4L16 8L19.4 12.6H5.4" }]],
  "token-back": [["circle", "rs-f1", { cx: 12, cy: 12, r: 9.6 }], ["path", "rs-line-on", { d: "M9.4 9.4C9.4 5.8 14.8 6 14.8 9.6C14.8 12 12 11.8 12 14.4M12 17.6V17.7" }]],
  discard: INTO_BAG,
  swap: THERE_AND_BACK,
  gold: COIN,
  "no-tax": [...COIN, ["path", "rs-line-on", { d: "M3.4 20.6L20.6 3.4" }]],
  ...Object.fromEntries(Object.entries(TOKENS).map(([colour, sign]) => [`token-${colour}`, token(sign)])),
};
