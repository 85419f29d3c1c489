// @ts-check
/**
 * The table: draws a scene (widgets/scenes/__init__.py says what is in one) and reports what is attempted on it.
 *
 * It knows no game. Python answers every intent with a new scene; this file redraws what differs, keeps the focus where
 * it was and tells screen readers what changed. Text goes in as text nodes only.
 *
 * @typedef {{icons: string[], state: string, words: string}} Space
 * @typedef {{title: string, colour: string, letter: string, rows: [string, number][], corner: string | null,
 *   corner_label: string, code: string, mark: string, spaces: Space[], icon: string, lines: string[]}} Face
 * @typedef {{label: string, action: string, legal: boolean, preview: string[], icons: string[]}} Choice
 * @typedef {{id: string, label: string, face: Face | null, action: string | null, legal: boolean, preview: string[],
 *   badge: string, reach: string, marks: string[], count: number | null, kind: string, text: string,
 *   position: number | null, icons: string[], choices: Choice[], pick: string, column: number | null,
 *   meter: [number, number] | null, command: string | null}} Piece
 * @typedef {{start: number, end: number, label: string, term: string}} Bracket
 * @typedef {{icon: string, count: number, label: string, sign: string}} Count
 * @typedef {{label: string, icon: string, active: boolean}} Column
 * @typedef {{action: string, label: string, least: number, most: number, none: string}} Pick
 * @typedef {{id: string, title: string, pieces: Piece[], note: string, overlap: boolean, brackets: Bracket[],
 *   active: boolean, empty: string, totals: Count[], totals_title: string, compact: boolean, urgent: boolean,
 *   term: string, grouped: boolean, columns: Column[], pick: Pick | null}} Zone
 * @typedef {{id: string, label: string, action: string | null, command: string | null, legal: boolean,
 *   preview: string[], key: string, primary: boolean}} Button
 * @typedef {{text: string, value: string, mark: string, values: string[]}} Line
 * @typedef {{id: string, title: string, lines: Line[], columns: string[], active: number | null}} Panel
 * @typedef {{tone: string, title: string, text: string, reference: string, nearest: string,
 *   nearest_action: string | null, piece: string | null}} Notice
 * @typedef {{game: string, title: string, subtitle: string, status: string, zones: Zone[], buttons: Button[],
 *   panels: Panel[], notice: Notice | null, ply: number, over: boolean, text: string, lang: string, revision: number,
 *   serial: number, announce: string, term_lang: string}} Scene
 * @typedef {Record<string, any>} Words
 * @typedef {{get(name: string): any, set(name: string, value: any): void, save_changes(): void,
 *   on(name: string, callback: () => void): void, off(name: string, callback: () => void): void,
 *   send(content: object): void}} Model
 * @typedef {"moves" | "text" | "help"} DrawerKind
 * @typedef {{id: string, zone: string, index: number}} Place
 */

import { Outbox, heed, unique } from "./page.js";

const HOVER_DELAY = 40;
const SHOWN_ICONS = 3;


// ---------------------------------------------------------------------------------------------------------------------
// Making nodes

/**
 * @param {string} tag
 * @param {string} [name] class name
 * @param {string} [text]
 * @returns {HTMLElement}
 */
function make(tag, name = "", text = "") {
  const node = document.createElement(tag);
  if (name) node.className = name;
  if (text) node.textContent = text;
  return node;
}

/**
 * @param {Element} node
 * @param {Record<string, string | number | boolean | null | undefined>} attributes null, undefined and false remove one
 */
function put(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) node.removeAttribute(name);
    else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, String(value));
  }
}

/** @param {Node} node @param {string} text */
function write(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/**
 * Make `nodes` the children of `parent`, in order. What stands right is not touched; children in `alive` are left for
 * the parent they move to; others go. (moveBefore would keep the focus, but Chromium 156 then lays containers out wrongly.)
 * @param {Element} parent @param {Element[]} nodes @param {Set<Node>} [alive]
 */
function arrange(parent, nodes, alive) {
  const wanted = new Set(nodes);
  let at = parent.firstElementChild;
  const skip = () => {
    while (at && !wanted.has(at)) {
      const next = at.nextElementSibling;
      if (!alive?.has(at)) at.remove();
      at = next;
    }
  };
  for (const node of nodes) {
    skip();
    if (node === at) at = at.nextElementSibling;
    else parent.insertBefore(node, at);
  }
  skip();
}

// ---------------------------------------------------------------------------------------------------------------------
// Symbols, drawn on a 24 x 24 grid; colours come from table.css by class

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {[string, string, Record<string, string | number>]} Shape tag, class, attributes */

// Every shape costs the browser time whenever a card is laid, so what looks the same is one path.

const GRAIN = [[0, 3.6], [-2.6, 2.2], [-2.5, -1.4], [0, -3.9], [2.5, -1.4], [2.6, 2.2], [0, 3.6]];

/** Grains of wheat, each somewhere and turned by some degrees. @param {...[number, number, number]} places @returns {Shape} */
const grains = (...places) => ["path", "rs-f1", { d: places.map(([x, y, turn]) => {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const [start, ...rest] = GRAIN.map(([a, b]) => `${(x + a * cos - b * sin).toFixed(2)} ${(y + a * sin + b * cos).toFixed(2)}`);
  return `M${start}C${rest.join(" ")}Z`;
}).join("") }];

/** @param {string} name class @param {number} r @param {[number, number][]} places @returns {Shape} */
const circles = (name, r, places) => ["path", name, {
  d: places.map(([x, y]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`).join(""),
}];

/** @type {[number, number][]} */
const BERRIES = [[6.6, 10], [17.4, 10], [12, 9.6], [9.2, 14.6], [14.8, 14.6], [12, 19.4]];

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

const BAG = "M8.4 7.4C4.8 9.8 3.2 13.6 3.7 17.2C4.2 20.6 7.4 22.2 12 22.2C16.6 22.2 19.8 20.6 20.3 17.2" +
  "C20.8 13.6 19.2 9.8 15.6 7.4Z";
const BAG_TOP = "M7.8 2.2C9.2 3.4 10.6 1.8 12 2.9C13.4 1.8 14.8 3.4 16.2 2.2L15.3 6.2H8.7Z";

/** @type {Record<string, Shape[]>} */
const SYMBOLS = {
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
  swap: [["path", "rs-arrow", { d: "M3.4 8.6H19.4L15.4 4.4M20.6 15.4H4.6L8.6 19.6" }]],
  dispatch: [
    ["path", "rs-arrow", { d: "M2.6 12H14.2M10 7.4L14.6 12L10 16.6" }],
    ["path", "rs-arrow", { d: "M15.4 4.2H20.6V19.8H15.4" }],
  ],
  bag: [["path", "rs-f1", { d: BAG }], ["path", "rs-f1", { d: BAG_TOP }]],
  discard: [
    ["path", "rs-f1", { d: BAG }], ["path", "rs-line-on", { d: "M12 8.8V18M8.2 14.4L12 18.2L15.8 14.4" }],
    ["path", "rs-arrow", { d: "M12 1.6V5.4" }],
  ],
  draw: [
    ["path", "rs-f1", { d: BAG }], ["path", "rs-line-on", { d: "M12 18.6V9.4" }],
    ["path", "rs-arrow", { d: "M12 7V1.8M8.6 4.8L12 1.4L15.4 4.8" }],
  ],
  privilege: [
    ["rect", "rs-f1", { x: 3.4, y: 2.4, width: 17.2, height: 14.8, rx: 2.4 }],
    ["path", "rs-line-on", { d: "M7 6.6H17M7 10.4H14" }],
    ["path", "rs-f2", { d: "M13 17L11.8 23L15 21.2L18.2 23L17 17Z" }], ["circle", "rs-f2", { cx: 15, cy: 15.4, r: 3.6 }],
  ],
  decree: [
    ["path", "rs-f1", { d: "M5.4 4.4A2.2 2.2 0 0 1 7.6 2.2H19.8A2.2 2.2 0 0 1 22 4.4V6H18.6V19.6A2.2 2.2 0 0 1 16.4 21.8H4.2A2.2 2.2 0 0 1 2 19.6V18H5.4Z" }],
    ["path", "rs-line-on", { d: "M8.4 7H15.6M8.4 11H15.6M8.4 15H13" }],
  ],
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
  tile: [["rect", "rs-f1", { x: 4, y: 2.4, width: 16, height: 19.2, rx: 2.8 }], ["path", "rs-line-on", { d: "M4.4 8H19.6" }]],
  // --- goods, tracks and cards of a province ---
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
    ["path", "rs-f1", { d: "M5.4 4.4A2.2 2.2 0 0 1 7.6 2.2H19.8A2.2 2.2 0 0 1 22 4.4V6H18.6V19.6A2.2 2.2 0 0 1 16.4 21.8H4.2A2.2 2.2 0 0 1 2 19.6V18H5.4Z" }],
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
  to: [["path", "rs-arrow", { d: "M3 12H20M14.4 6.4L20 12L14.4 17.6" }]],
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
  ...Object.fromEntries(Object.entries({
    orange: "M12 6V18M6 12H18", blue: "M6.4 9.4H17.6M6.4 14.6H17.6", green: "M12 5.8L18 16.4H6Z",
    purple: "M12 5.6L18.2 12L12 18.4L5.8 12Z", red: "M7.4 7.4L16.6 16.6M16.6 7.4L7.4 16.6", yellow: "M12 7.6A4.4 4.4 0 1 0 12 16.4A4.4 4.4 0 1 0 12 7.6",
  }).map(([colour, d]) => [`token-${colour}`, [["circle", "rs-f1", { cx: 12, cy: 12, r: 9.8 }], ["path", "rs-line-on", { d }]]])),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((value) => [`die-${value}`, die(value)])),
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
  gold: [
    ["circle", "rs-f1", { cx: 12, cy: 12, r: 9.6 }],
    ["circle", "rs-rim", { cx: 12, cy: 12, r: 7 }],
    ["path", "rs-f2", { d: "M12 7.2L13.3 10.6L16.9 10.8L14.1 13.1L15 16.6L12 14.6L9 16.6L9.9 13.1L7.1 10.8L10.7 10.6Z" }],
    ["path", "rs-glint", { d: "M4.9 9.4A7.6 7.6 0 0 1 9.6 4.8" }],
  ],
  amphorae: [
    ["path", "rs-handle", { d: "M9.6 4.6C5.6 4 4.2 7.6 6.6 11M14.4 4.6C18.4 4 19.8 7.6 17.4 11" }],
    ["path", "rs-f1", {
      d: "M8.6 1.6H15.4V3.6H14.3V7C17.4 8.4 18.6 10.8 18.6 13C18.6 16.6 15.8 19 13.6 20.4V21.2H15V22.8H9V21.2H10.4" +
        "V20.4C8.2 19 5.4 16.6 5.4 13C5.4 10.8 6.6 8.4 9.7 7V3.6H8.6Z",
    }],
    ["path", "rs-band-line", { d: "M5.7 11.4C9.6 12.6 14.4 12.6 18.3 11.4M5.9 14.8C9.8 16 14.2 16 18.1 14.8" }],
  ],
};

/** Line drawings for the table's own buttons and notices. @type {Record<string, string>} */
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

/** @type {Map<string, SVGElement>} */
const drawn = new Map();

/** @param {string} tag @param {string} name @param {Record<string, string | number>} attributes @returns {SVGElement} */
function shape(tag, name, attributes) {
  const node = document.createElementNS(SVG, tag);
  if (name) node.setAttribute("class", name);
  put(node, attributes);
  return node;
}

/** What a faint symbol does without. */
const DETAILS = new Set(["rs-rim", "rs-curl", "rs-eye", "rs-glint", "rs-shine", "rs-band-line"]);

/** A thing's symbol; an unknown one is a diamond with its first letter. @param {string} name @param {boolean} faint @returns {SVGElement} */
function symbol(name, faint = false) {
  const key = `${name} ${faint}`;
  let svg = drawn.get(key);
  if (!svg) {
    svg = shape("svg", "rs-symbol", { viewBox: "0 0 24 24", "aria-hidden": "true", "data-icon": name });
    const shapes = Object.hasOwn(SYMBOLS, name) ? SYMBOLS[name] : null;
    for (const [tag, style, attributes] of shapes ?? []) {
      if (!faint || !DETAILS.has(style)) svg.append(shape(tag, style, attributes));
    }
    if (!shapes) {
      svg.append(shape("path", "rs-f1", { d: "M12 2L22 12L12 22L2 12Z" }));
      const letter = shape("text", "rs-mono", { x: 12, y: 16.2, "text-anchor": "middle" });
      letter.textContent = name.slice(0, 1).toUpperCase();
      svg.append(letter);
    }
    drawn.set(key, svg);
  }
  return /** @type {SVGElement} */ (svg.cloneNode(true));
}

/** @param {string} name @returns {SVGElement | null} */
function glyph(name) {
  if (!Object.hasOwn(GLYPHS, name)) return null;
  const svg = shape("svg", "rs-glyph", { viewBox: "0 0 24 24", "aria-hidden": "true" });
  svg.append(shape("path", "", { d: GLYPHS[name] }));
  return svg;
}

// ---------------------------------------------------------------------------------------------------------------------
// Faces

/** One row of icons; an empty row shows its symbol faintly. @param {string} name @param {number} count */
function iconRow(name, count) {
  const row = make("span", count ? "rs-icons" : "rs-icons rs-none");
  const shown = count > SHOWN_ICONS ? 1 : Math.max(1, count);
  for (let i = 0; i < shown; i++) row.append(symbol(name, !count));
  if (count > SHOWN_ICONS) row.append(make("span", "rs-times", `×${count}`));
  return row;
}

/** How many icon widths the widest row of a face needs. @param {Face} face */
function columns(face) {
  const widths = face.rows.map(([, count]) => (count > SHOWN_ICONS ? 2.4 : count));
  return Math.max(1, ...widths);
}

/** @param {Face} face @returns {HTMLElement} */
function drawFace(face) {
  const body = make("span", "rs-face");
  const band = make("span", "rs-band");
  band.style.setProperty("--rs-length", String(Math.max(5, face.title.length)));
  band.append(make("span", "rs-suit", face.title), make("span", "rs-letter", face.letter));
  const rows = make("span", "rs-rows");
  for (const [name, count] of face.rows) rows.append(iconRow(name, count));
  if (face.icon) band.append(symbol(face.icon));
  body.append(band, rows);
  if (face.spaces.length) body.append(drawSpaces(face.spaces));
  if (face.lines.length) body.append(drawLines(face.lines));
  if (face.mark) body.append(make("span", "rs-printed", face.mark));
  if (face.corner) {
    const corner = make("span", "rs-corner");
    corner.append(make("span", "rs-corner-words", face.corner_label), symbol(face.corner));
    body.append(corner);
  }
  return body;
}

/** @param {string[]} names @param {string} style @returns {HTMLElement} */
function iconList(names, style) {
  const list = make("span", style);
  for (const name of names) list.append(symbol(name));
  return list;
}

/** @param {string[]} lines @returns {HTMLElement} */
function drawLines(lines) {
  const list = make("span", "rs-small");
  for (const line of lines) list.append(make("span", "rs-small-line", line));
  return list;
}

/** The spaces of a face: what lies there, or what they ask for; and how many are filled, for small faces. @param {Space[]} spaces */
function drawSpaces(spaces) {
  const list = make("span", "rs-spaces");
  for (const { icons, state, words } of spaces) {
    const node = iconList(icons, `rs-space rs-space-${state}`);
    if (words) node.append(words);
    list.append(node);
  }
  list.append(make("span", "rs-filled", `${spaces.filter(({ state }) => state === "filled").length}/${spaces.length}`));
  return list;
}

/** A die shows its value and the letter of its colour. @param {Face} face @returns {HTMLElement} */
function drawDie(face) {
  const body = make("span", "rs-face rs-die-face");
  body.append(symbol(face.icon), make("span", "rs-die-words", face.title));
  return body;
}

/** The kinds of pieces that lie face down. */
const BACKS = new Set(["deck", "pile", "down"]);

/** What has no face: a stack face down, a place, a field, a token. @param {Piece} piece @returns {HTMLElement} */
function drawThing(piece) {
  const body = make("span", `rs-face ${BACKS.has(piece.kind) ? "rs-back" : `rs-${piece.kind}-face`}`);
  if (piece.icons.length) body.append(iconList(piece.icons, "rs-thing-icons"));
  if (piece.count !== null) body.append(make("span", "rs-number", String(piece.count)));
  if (piece.text || piece.kind === "go") body.append(make("span", "rs-thing-words", piece.text));
  if (piece.meter) {
    const bar = make("span", "rs-meter");
    const [have, need] = piece.meter;
    bar.style.setProperty("--rs-part", String(need ? Math.min(1, have / need) : 1));
    body.append(bar);
  }
  return body;
}

/** Whether a piece stands for a legal move or a command, or may be picked for a move. @param {Piece} piece */
function inviting(piece) {
  const offered = (piece.legal && piece.action !== null) || Boolean(piece.pick) || Boolean(piece.command);
  return offered || piece.choices.some(({ legal }) => legal);
}

// ---------------------------------------------------------------------------------------------------------------------
// The view

class View {
  root = make("div", "rs-table");
  inner = make("div", "rs-inner");
  live = make("div", "rs-hidden");
  error = make("div", "rs-error");
  title = make("div", "rs-title");
  subtitle = make("div", "rs-subtitle");
  status = make("div", "rs-status");
  toolbar = make("div", "rs-tools");
  slot = make("div", "rs-slot");
  drawer = make("div", "rs-drawer");
  board = make("div", "rs-zones");
  side = make("div", "rs-panels");
  tip = make("div", "rs-tip");

  /** @param {Model} model @param {HTMLElement} el @param {AbortSignal} signal */
  constructor(model, el, signal) {
    this.model = model;
    this.signal = signal;
    this.uid = unique("table");
    /** @type {Scene} */ this.scene = model.get("scene");
    /** @type {Map<string, HTMLElement>} */ this.pieces = new Map();
    /** @type {Map<string, HTMLElement>} */ this.zones = new Map();
    /** @type {Map<string, HTMLElement>} */ this.tools = new Map();
    /** @type {Map<string, boolean>} */ this.opened = new Map();
    /** @type {Place | null} */ this.current = null;
    /** @type {string} */ this.tool = "";
    /** @type {DrawerKind | null} */ this.kind = null;
    this.outbox = new Outbox(model);
    /** @type {string | null} */ this.pointed = null;
    /** @type {WeakMap<Element, string>} */ this.looks = new WeakMap(); // what a node shows, to draw it anew only if it differs
    /** @type {HTMLElement | null} */ this.notice = null;
    /** @type {HTMLElement | null} */ this.back = null;
    /** @type {HTMLElement | null} */ this.wanted = null; // what is to have the focus when all is laid out
    /** @type {Animation[]} */ this.motions = [];
    /** @type {Map<Element, DOMRect>} */ this.before = new Map();
    /** @type {string | null} */ this.asked = null; // the piece whose choices are open
    /** @type {HTMLElement | null} */ this.question = null;
    /** @type {string | null} */ this.choice = null; // the choice looked at
    /** @type {Set<string>} */ this.picked = new Set();
    this.pickedFor = -1;
    this.frame = 0;
    this.answered = "";
    this.serials = 0;
    this.timer = 0;
    this.shown = -1;
    this.quiet = false;
    this.build(el);
    this.listen();
    this.draw();
    this.showError();
  }

  /** @returns {Words} */
  get words() {
    return this.model.get("words") ?? {};
  }

  /** @param {string} name @param {Record<string, string>} [facts] */
  say(name, facts = {}) {
    const text = String(this.words[name] ?? "");
    return text.replace(/\{(\w+)\}/g, (_, key) => facts[key] ?? "");
  }

  // --- building once -------------------------------------------------------------------------------------------------

  /** @param {HTMLElement} el */
  build(el) {
    put(this.root, { role: "group", "aria-labelledby": `${this.uid}-title`, tabindex: -1 });
    put(this.live, { role: "status", "aria-live": "polite", "aria-atomic": "true" });
    put(this.error, { role: "alert", hidden: "" });
    put(this.title, { role: "heading", "aria-level": 3, id: `${this.uid}-title` });
    put(this.toolbar, { role: "toolbar", "aria-label": this.say("toolbar") });
    put(this.drawer, { hidden: "", role: "dialog", tabindex: -1 });
    put(this.tip, { "aria-hidden": "true", hidden: "" });
    const head = make("div", "rs-head");
    head.append(this.title, this.subtitle, this.status);
    const left = make("div", "rs-left");
    left.append(this.toolbar, this.slot, this.drawer, this.board);
    const body = make("div", "rs-body");
    body.append(left, this.side);
    this.inner.append(this.live, this.error, head, body, this.tip);
    this.root.append(this.inner);
    el.append(this.root);
  }

  listen() {
    const options = { signal: this.signal };
    this.root.addEventListener("keydown", (event) => this.key(event), options);
    this.root.addEventListener("click", (event) => this.click(event), options);
    this.root.addEventListener("focusin", (event) => this.focused(event), options);
    this.root.addEventListener("focusout", (event) => {
      if (!this.quiet && !this.root.contains(/** @type {Node | null} */ (event.relatedTarget))) this.point(null);
    }, options);
    this.root.addEventListener("pointerover", (event) => this.pointer(event), options);
    this.root.addEventListener("pointerleave", () => this.point(this.focusedThing()), options);
    this.watch("change:scene", () => this.draw());
    this.watch("change:words", () => this.draw());
    this.watch("change:error", () => this.showError());
    this.watch("change:seen", () => this.settle());
    const resized = new ResizeObserver(() => this.aim());
    resized.observe(this.root);
    this.signal.addEventListener("abort", () => {
      resized.disconnect();
      window.cancelAnimationFrame(this.frame);
      window.clearTimeout(this.timer);
    });
  }

  /** @param {string} name @param {() => void} callback */
  watch(name, callback) {
    this.model.on(name, callback);
    this.signal.addEventListener("abort", () => this.model.off(name, callback));
  }

  // --- drawing -------------------------------------------------------------------------------------------------------

  draw() {
    const scene = /** @type {Scene | undefined} */ (this.model.get("scene"));
    if (!scene || !Array.isArray(scene.zones)) return;
    if (!this.frame) this.before = this.places();
    const fresh = scene.serial !== this.shown;
    this.scene = scene;
    this.quiet = true;
    const held = this.letGo();
    const inDrawer = this.drawer.contains(held);
    if (fresh) this.closeQuestion();
    if (this.pickedFor !== scene.revision) this.picked.clear();
    this.pickedFor = scene.revision;
    this.settle();
    put(this.root, { lang: scene.lang });
    for (const [node, text] of /** @type {[HTMLElement, string][]} */ ([
      [this.title, scene.title], [this.subtitle, scene.subtitle], [this.status, scene.status],
    ])) {
      write(node, text);
      put(node, { hidden: text ? null : "" });
    }
    this.drawTools(scene.buttons);
    this.drawZones(scene.zones);
    this.drawPanels(scene.panels);
    if (fresh) this.drawNotice(scene.notice);
    else this.mark();
    if (this.kind) this.fillDrawer(this.kind);
    this.rove();
    if (inDrawer) this.enterDrawer();
    else if (held) this.wanted = held.isConnected && !held.classList.contains("rs-piece") ? held : this.currentNode();
    this.quiet = false;
    if (fresh && this.shown >= 0) this.announce(scene.announce);
    this.shown = scene.serial;
    this.finishSoon();
    this.reportSoon();
  }

  /** What needs to know where things are drawn waits for the frame, so that drawing measures nothing. */
  finishSoon() {
    if (this.frame) return;
    this.frame = window.requestAnimationFrame(() => {
      this.frame = 0;
      this.takeUp();
      this.animate(this.before);
      this.aim();
      this.refreshTip();
    });
  }

  /** @param {Button[]} buttons */
  drawTools(buttons) {
    const nodes = buttons.map((button) => this.drawTool(button));
    arrange(this.toolbar, nodes);
    for (const id of this.tools.keys()) if (!buttons.some((button) => button.id === id)) this.tools.delete(id);
    put(this.toolbar, { hidden: nodes.length ? null : "" });
  }

  /** @param {Button} button @returns {HTMLElement} */
  drawTool(button) {
    let node = this.tools.get(button.id);
    if (!node) {
      node = make("button", "rs-tool");
      put(node, { type: "button", "data-id": button.id });
      const picture = glyph(button.command ?? button.id);
      if (picture) node.append(picture);
      node.append(make("span", "rs-tool-words"), this.describer());
      this.tools.set(button.id, node);
    }
    write(/** @type {Element} */ (node.querySelector(".rs-tool-words")), button.label);
    node.className = `rs-tool ${button.action ? "rs-move" : "rs-command"}${button.primary ? " rs-primary" : ""}`;
    this.describe(node, button.preview);
    put(node, { "aria-disabled": button.legal ? null : "true", "aria-keyshortcuts": button.key || null });
    return node;
  }

  /** @param {Zone[]} zones */
  drawZones(zones) {
    /** @type {Set<Node>} */ const alive = new Set();
    for (const piece of zones.flatMap((zone) => zone.pieces)) alive.add(this.drawPiece(piece));
    const nodes = zones.map((zone) => this.drawZone(zone, alive));
    arrange(this.board, nodes);
    for (const [id, node] of this.pieces) {
      if (!alive.has(node)) {
        this.pieces.delete(id);
        this.leave(node);
      }
    }
    // Only now has every piece arrived, so the groups that stayed behind are empty.
    zones.forEach((zone, index) => {
      const row = /** @type {Element} */ (nodes[index].querySelector(".rs-row"));
      arrange(row, [...row.children].slice(0, grouped(zone).length));
    });
    const kept = new Set(zones.map((zone) => zone.id));
    for (const id of this.zones.keys()) if (!kept.has(id)) this.zones.delete(id);
  }

  /** @param {Zone} zone @param {Set<Node>} alive @returns {HTMLElement} */
  drawZone(zone, alive) {
    const node = this.zones.get(zone.id) ?? this.makeZone(zone.id);
    const compact = zone.compact && !this.opened.get(zone.id);
    if (!zone.compact) this.opened.delete(zone.id);
    node.classList.toggle("rs-active", zone.active);
    node.classList.toggle("rs-compact", compact);
    node.classList.toggle("rs-overlap", zone.overlap);
    node.classList.toggle("rs-urgent", zone.urgent);
    node.classList.toggle("rs-grouped", zone.grouped);
    node.classList.toggle("rs-columns", zone.columns.length > 0);
    const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (node.querySelector(name));
    write(part(".rs-zone-title"), zone.title);
    write(part(".rs-note"), zone.note);
    write(part(".rs-zone-term"), zone.term);
    put(part(".rs-zone-term"), { lang: this.scene.term_lang || null, hidden: zone.term ? null : "" });
    const fold = part(".rs-fold");
    put(fold, { hidden: zone.compact ? null : "", "aria-expanded": !compact ? "true" : "false" });
    put(fold, { "aria-label": this.say(compact ? "unfold" : "fold", { zone: zone.title }) });
    this.drawTotals(part(".rs-totals"), zone);
    write(part(".rs-sets"), zone.brackets.map((bracket) => bracket.label).join("; "));
    const grid = part(".rs-grid");
    put(grid, { hidden: zone.pieces.length ? null : "" });
    put(part(".rs-empty"), { hidden: zone.pieces.length || !zone.empty ? "" : null });
    write(part(".rs-empty"), zone.empty);
    this.drawHeads(grid, zone);
    this.drawSets(part(".rs-row"), zone, alive);
    if (zone.pick) this.drawPicks(zone, zone.pick);
    return node;
  }

  /** @param {string} id @returns {HTMLElement} */
  makeZone(id) {
    const node = make("div", "rs-zone");
    const key = `${this.uid}-z${++this.serials}`;
    put(node, { "data-zone": id });
    const head = make("div", "rs-zone-head");
    const fold = make("button", "rs-fold");
    put(fold, { type: "button", hidden: "" });
    const arrow = glyph("fold");
    if (arrow) fold.append(arrow);
    const title = make("div", "rs-zone-title");
    const note = make("div", "rs-note");
    const sets = make("div", "rs-hidden rs-sets");
    put(title, { id: `${key}-t`, role: "heading", "aria-level": 4 });
    put(note, { id: `${key}-n` });
    put(sets, { id: `${key}-s` });
    head.append(fold, title, make("div", "rs-zone-term rs-term"), note, make("div", "rs-totals"));
    const grid = make("div", "rs-grid");
    put(grid, { role: "grid", "aria-labelledby": `${key}-t`, "aria-describedby": `${key}-n ${key}-s` });
    const row = make("div", "rs-row");
    put(row, { role: "row" });
    grid.append(row);
    node.append(head, sets, grid, make("div", "rs-empty"), make("div", "rs-slot"));
    this.zones.set(id, node);
    return node;
  }

  /** @param {HTMLElement} node @param {Zone} zone */
  drawTotals(node, zone) {
    const wanted = JSON.stringify([zone.totals_title, zone.totals]);
    if (this.looks.get(node) === wanted) return;
    this.looks.set(node, wanted);
    node.replaceChildren();
    put(node, { hidden: zone.totals.length ? null : "" });
    node.classList.toggle("rs-sum", zone.totals.some(({ sign }) => sign)); // a calculation is told in words, if there is room
    if (zone.totals_title) node.append(make("span", "rs-totals-title", zone.totals_title));
    for (const { icon, count, label, sign } of zone.totals) {
      const item = make("span", `rs-total${count || sign ? "" : " rs-zero"}${sign === "=" ? " rs-result" : ""}`);
      const number = make("span", "rs-total-count", String(count).replace("-", "\u2212"));
      put(number, { "aria-hidden": "true" });
      if (sign) {
        const mark = make("span", "rs-sign", sign);
        put(mark, { "aria-hidden": "true" });
        item.append(mark);
      }
      if (icon) item.append(symbol(icon));
      item.append(number, make("span", "rs-hidden rs-total-words", label));
      node.append(item);
    }
  }

  /** The line of heads above the columns. @param {HTMLElement} grid @param {Zone} zone */
  drawHeads(grid, zone) {
    let node = /** @type {HTMLElement | null} */ (grid.querySelector(".rs-heads"));
    const wanted = zone.columns.some(({ label }) => label);
    if (!node && !wanted) return;
    if (!node) {
      node = make("div", "rs-heads rs-cards");
      put(node, { role: "row" });
      grid.prepend(node);
    }
    put(node, { hidden: wanted ? null : "" });
    const key = JSON.stringify(zone.columns);
    if (this.looks.get(node) === key) return;
    this.looks.set(node, key);
    node.style.setProperty("--rs-count", String(zone.columns.length));
    node.replaceChildren(...zone.columns.map(({ label, icon, active }) => {
      const head = make("div", active ? "rs-column rs-column-on" : "rs-column");
      put(head, { role: "columnheader" });
      if (icon) head.append(symbol(icon));
      head.append(make("span", icon ? "rs-hidden" : "", label));
      return head;
    }));
  }

  /**
   * The pieces of a zone in groups, one per bracket.
   * @param {HTMLElement} row @param {Zone} zone @param {Set<Node>} alive
   */
  drawSets(row, zone, alive) {
    grouped(zone).forEach((group, index) => {
      if (index === row.children.length) {
        const node = make("div", "rs-set");
        node.append(make("div", "rs-cards"), make("div", "rs-bracket"));
        row.append(node);
      }
      const [cards, bracket] = /** @type {HTMLElement[]} */ ([...row.children[index].children]);
      arrange(cards, group.pieces.map((piece) => /** @type {HTMLElement} */ (this.pieces.get(piece.id))), alive);
      this.drawBracket(bracket, group.label, group.term);
      const columns = zone.columns.length;
      put(cards, { role: columns ? "row" : null });
      if (columns && cards.style.getPropertyValue("--rs-count") !== String(columns)) {
        cards.style.setProperty("--rs-count", String(columns));
      }
    });
    put(row, { role: zone.columns.length ? null : "row" });
  }

  /** @param {HTMLElement} node @param {string} label @param {string} term */
  drawBracket(node, label, term) {
    const wanted = JSON.stringify([label, term]);
    if (this.looks.get(node) === wanted) return;
    this.looks.set(node, wanted);
    node.replaceChildren(label);
    if (term) {
      const other = make("span", "rs-term", term);
      put(other, { lang: this.scene.term_lang || null });
      node.append(" ", other);
    }
    put(node, { "aria-hidden": "true", hidden: label ? null : "" });
  }

  /** @param {Piece} piece @returns {HTMLElement} */
  drawPiece(piece) {
    let node = this.pieces.get(piece.id);
    if (!node) {
      node = make("div", "rs-piece");
      put(node, { role: "gridcell", tabindex: -1, "data-id": piece.id });
      // Its name is the hidden label; what is drawn says the same to the eyes.
      const [look, ruler, badge] = [make("span"), make("span", "rs-ruler"), make("span", "rs-badge")];
      for (const part of [look, ruler, badge]) put(part, { "aria-hidden": "true" });
      node.append(look, ruler, badge, make("span", "rs-hidden"), this.describer());
      this.pieces.set(piece.id, node);
    }
    this.drawLook(node, piece);
    const legal = inviting(piece);
    const offered = piece.action !== null || piece.choices.length > 0;
    const style = ["rs-piece", `rs-${piece.kind}`, legal ? "rs-legal" : offered ? "rs-barred" : "rs-still",
      ...piece.marks.map((mark) => `rs-mark-${mark}`)].join(" ");
    if (node.className !== style) node.className = style;
    put(node, { "aria-disabled": offered && !legal ? "true" : null });
    put(node, { "aria-haspopup": piece.choices.length ? "true" : null });
    const column = piece.column === null ? "" : String(piece.column + 1);
    if (node.style.gridColumnStart !== column) node.style.gridColumn = column;
    const [, ruler, badge, label] = /** @type {HTMLElement[]} */ ([...node.children]);
    write(label, piece.label);
    put(ruler, { hidden: piece.reach ? null : "", "data-reach": piece.reach || null });
    write(ruler, piece.position === null ? "" : String(piece.position));
    write(badge, piece.badge);
    put(badge, { hidden: piece.badge ? null : "" });
    this.describe(node, piece.preview);
    return node;
  }

  /** The face, drawn anew only when it differs. @param {HTMLElement} node @param {Piece} piece */
  drawLook(node, piece) {
    const wanted = JSON.stringify(piece.face ?? [piece.kind, piece.count, piece.text, piece.icons, piece.meter]);
    if (this.looks.get(node) === wanted) return;
    this.looks.set(node, wanted);
    const look = !piece.face ? drawThing(piece) : piece.kind === "die" ? drawDie(piece.face) : drawFace(piece.face);
    put(node, { "data-colour": piece.face?.colour });
    put(look, { "aria-hidden": "true" });
    node.style.setProperty("--rs-columns", String(piece.face ? columns(piece.face) : 2));
    node.replaceChild(look, /** @type {Node} */ (node.firstChild));
  }

  /** The hidden lines that describe a thing to screen readers. @returns {HTMLElement} */
  describer() {
    const node = make("span", "rs-hidden rs-lines");
    put(node, { id: `${this.uid}-d${++this.serials}`, "aria-hidden": "true" }); // part of no name
    return node;
  }

  /** @param {HTMLElement} node @param {string[]} lines */
  describe(node, lines) {
    const lister = /** @type {HTMLElement} */ (node.querySelector(".rs-lines"));
    write(lister, lines.join(". "));
    put(node, { "aria-describedby": lines.length ? lister.id : null });
  }

  /** @param {Panel[]} panels */
  drawPanels(panels) {
    const wanted = JSON.stringify(panels);
    if (this.looks.get(this.side) === wanted) return;
    this.looks.set(this.side, wanted);
    this.side.replaceChildren(...panels.map((panel) => this.drawPanel(panel)));
    put(this.side, { hidden: panels.length ? null : "" });
  }

  /** @param {Panel} panel @returns {HTMLElement} */
  drawPanel(panel) {
    const node = make("div", "rs-panel");
    put(node, { "data-panel": panel.id });
    const title = make("div", "rs-zone-title", panel.title);
    put(title, { role: "heading", "aria-level": 4 });
    node.append(title, panel.columns.length ? drawGridPanel(panel) : this.drawListPanel(panel));
    return node;
  }

  /** @param {Panel} panel @returns {HTMLElement} */
  drawListPanel(panel) {
    const list = make("ul", "rs-lines-list");
    for (const line of panel.lines) {
      const item = make("li", `rs-line ${line.mark ? `rs-line-${line.mark}` : ""}`);
      const picture = glyph(line.mark);
      if (picture) item.append(picture);
      const told = this.say(`mark_${line.mark}`);
      if (told) item.append(make("span", "rs-hidden", `${told}: `));
      item.append(make("span", "rs-line-text", line.text));
      if (line.value) item.append(make("span", "rs-line-value", line.value));
      list.append(item);
    }
    return list;
  }

  // --- which of several moves ----------------------------------------------------------------------------------------

  /** Ask which of its moves a piece is to make; once more: close the question. @param {Piece} piece @param {HTMLElement} node */
  ask(piece, node) {
    const again = this.asked === piece.id;
    this.closeQuestion();
    if (again) return node.focus({ preventScroll: true });
    this.clearNotice();
    const box = make("div", "rs-ask");
    const title = make("div", "rs-ask-title", this.say("ask"));
    put(box, { role: "group", "aria-label": `${this.say("ask")} ${piece.label}` });
    const list = make("div", "rs-asked");
    for (const choice of piece.choices) {
      const button = make("button", `rs-choice ${choice.legal ? "rs-choice-legal" : "rs-choice-barred"}`);
      put(button, { type: "button", "data-attempt": choice.action, "aria-disabled": choice.legal ? null : "true" });
      const words = make("span", "rs-choice-title");
      if (choice.icons.length) {
        const icons = iconList(choice.icons, "rs-choice-icons");
        put(icons, { "aria-hidden": "true" });
        words.append(icons);
      }
      words.append(make("span", "", choice.label));
      button.append(words);
      if (choice.preview.length) button.append(make("span", "rs-choice-lines", choice.preview.join(" · ")));
      list.append(button);
    }
    const close = make("button", "rs-close");
    put(close, { type: "button", "aria-label": this.say("close") });
    const cross = glyph("close");
    if (cross) close.append(cross);
    box.append(title, list, close);
    this.asked = piece.id;
    this.question = box;
    const home = /** @type {HTMLElement} */ (node.closest(".rs-zone"));
    /** @type {HTMLElement} */ (home.querySelector(".rs-slot")).append(box);
    put(node, { "aria-expanded": "true" });
    put(this.tip, { hidden: "" });
    this.point(null);
    this.aim();
    const first = /** @type {HTMLElement | null} */ (box.querySelector(".rs-choice-legal") ?? box.querySelector(".rs-choice"));
    first?.focus();
    box.scrollIntoView({ block: "nearest" });
    return undefined;
  }

  closeQuestion() {
    if (this.asked !== null) put(this.pieces.get(this.asked) ?? this.root, { "aria-expanded": null });
    this.question?.remove();
    this.question = this.asked = this.choice = null;
  }

  // --- several pieces for one move -----------------------------------------------------------------------------------

  /** What is picked, and how many that makes. @param {Zone} zone @param {Pick} pick */
  drawPicks(zone, pick) {
    const chosen = zone.pieces.filter(({ id }) => this.picked.has(id));
    const label = pick.label.replace("{count}", String(chosen.length));
    for (const piece of zone.pieces) {
      const node = /** @type {HTMLElement} */ (this.pieces.get(piece.id));
      if (piece.pick) {
        node.classList.toggle("rs-picked", this.picked.has(piece.id));
        put(node, { "aria-selected": String(this.picked.has(piece.id)) });
      }
      if (piece.kind !== "go" || piece.command) continue;
      const legal = chosen.length >= pick.least && chosen.length <= pick.most;
      node.classList.toggle("rs-legal", legal);
      node.classList.toggle("rs-barred", !legal);
      put(node, { "aria-disabled": legal ? null : "true" });
      write(/** @type {HTMLElement} */ (node.querySelector(".rs-thing-words")), label);
      write(node.children[3], label);
    }
  }

  /** @param {Zone} zone @returns {string} the move that what is picked makes */
  pickedMove(zone) {
    const pick = /** @type {Pick} */ (zone.pick);
    const parts = zone.pieces.filter(({ id }) => this.picked.has(id)).map((piece) => piece.pick);
    return pick.action.replace("{picked}", parts.join("") || pick.none);
  }

  /** @param {string} id @returns {Zone | undefined} */
  zoneOf(id) {
    return this.scene.zones.find((zone) => zone.pieces.some((piece) => piece.id === id));
  }

  // --- the answer ----------------------------------------------------------------------------------------------------

  /** @param {Notice | null} notice */
  drawNotice(notice) {
    const key = JSON.stringify(notice);
    if (key === this.answered && !this.scene.announce) return this.mark();
    this.answered = key;
    this.clearNotice();
    if (!notice) return;
    const node = (this.notice = make("div", "rs-notice"));
    put(node, { "data-tone": notice.tone, role: "group", "aria-label": notice.title || notice.text });
    const badge = make("span", "rs-notice-mark");
    const picture = glyph(notice.tone);
    if (picture) badge.append(picture);
    const words = make("div", "rs-notice-words");
    const sentence = make("div", "rs-notice-text");
    if (notice.title) sentence.append(make("strong", "", notice.title), " ");
    sentence.append(notice.text);
    words.append(sentence);
    if (notice.reference) words.append(make("div", "rs-reference", notice.reference));
    if (notice.nearest_action) words.append(this.drawNearest(notice));
    const close = make("button", "rs-close");
    put(close, { type: "button", "aria-label": this.say("close") });
    const cross = glyph("close");
    if (cross) close.append(cross);
    node.append(badge, words, close);
    this.slotOf(notice).append(node);
    this.mark();
  }

  /** The thing that was refused wears the answer's colour while the answer stands. */
  mark() {
    const { notice } = this.scene;
    const thing = this.notice && notice?.piece ? this.pieces.get(notice.piece) : undefined;
    if (notice?.tone === "refused") thing?.classList.add("rs-refused");
  }

  clearNotice() {
    this.notice?.remove();
    this.notice = null;
    for (const node of this.root.querySelectorAll(".rs-refused")) node.classList.remove("rs-refused");
  }

  /** @param {Notice} notice @returns {HTMLElement} */
  drawNearest(notice) {
    const line = make("div", "rs-nearest");
    const button = make("button", "rs-try", notice.nearest);
    put(button, { type: "button", "data-attempt": notice.nearest_action });
    line.append(make("span", "", `${this.say("nearest")} `), button);
    return line;
  }

  /**
   * Where the answer goes: below the zone of its piece; what was played is told below the first zone, where the next
   * decision is made; anything else below the buttons.
   * @param {Notice} notice @returns {HTMLElement}
   */
  slotOf({ piece, tone }) {
    const { zones } = this.scene;
    const home = zones.find((zone) => zone.id === piece || zone.pieces.some(({ id }) => id === piece));
    const zone = home ?? (tone === "played" ? zones[0] : undefined);
    const node = zone && this.zones.get(zone.id);
    return node ? /** @type {HTMLElement} */ (node.querySelector(".rs-slot")) : this.slot;
  }

  /** Point the notice at its thing. */
  aim() {
    const id = this.scene?.notice?.piece;
    if (this.notice) aimAt(this.notice, id ? this.pieces.get(id) ?? this.tools.get(id) : undefined);
    if (this.question && this.asked !== null) aimAt(this.question, this.pieces.get(this.asked));
  }

  showError() {
    const text = this.model.get("error") ?? "";
    write(this.error, text);
    put(this.error, { hidden: text ? null : "" });
    this.settle();
  }

  /** Words for screen readers; the same words twice are read twice. @param {string} text */
  announce(text) {
    if (!text) return;
    const same = this.live.textContent === text;
    this.live.textContent = same ? `${text}\u00a0` : text;
  }

  // --- focus ---------------------------------------------------------------------------------------------------------

  /**
   * Before drawing: the focus waits on the table itself, if its piece is about to move. (A node that loses the focus by being
   * moved makes the browser lay out the half-drawn page.)
   * @returns {HTMLElement | null} what has, or is to have, the focus
   */
  letGo() {
    const active = document.activeElement === this.root && this.wanted ? this.wanted : document.activeElement;
    const held = active && this.root.contains(active) ? /** @type {HTMLElement} */ (active) : null;
    const moves = held?.classList.contains("rs-piece") ? !this.stays(held) : this.question?.contains(held);
    if (held && moves && document.activeElement === held) {
      this.root.focus({ preventScroll: true });
    }
    return held;
  }

  /** Whether a piece keeps its place in the scene to be drawn. @param {HTMLElement} node */
  stays(node) {
    const id = node.dataset.id;
    const zone = this.scene.zones.find(({ pieces }) => pieces.some((piece) => piece.id === id));
    const now = zone && grouped(zone).findIndex(({ pieces }) => pieces.some((piece) => piece.id === id));
    const row = node.closest(".rs-row");
    const was = row && [...row.children].findIndex((group) => group.contains(node));
    return zone?.id === /** @type {HTMLElement | null} */ (node.closest(".rs-zone"))?.dataset.zone && now === was;
  }

  /** When all is laid out, the focus goes where it belongs. */
  takeUp() {
    const target = this.wanted;
    this.wanted = null;
    const active = document.activeElement;
    if (!target || target === active || (active !== document.body && !this.root.contains(active))) return;
    this.quiet = true;
    target.focus({ preventScroll: true });
    this.quiet = false;
  }

  /** One tab stop for the board and one for the buttons. */
  rove() {
    this.current = this.sensible();
    for (const [id, node] of this.pieces) put(node, { tabindex: id === this.current?.id ? 0 : -1 });
    if (!this.tools.has(this.tool)) this.tool = this.scene.buttons[0]?.id ?? "";
    for (const [id, node] of this.tools) put(node, { tabindex: id === this.tool ? 0 : -1 });
  }

  /** Where the board's focus belongs now: the same piece, else its place in the same zone, else a legal piece. @returns {Place | null} */
  sensible() {
    const was = this.current;
    const zones = this.scene.zones;
    const zone = was && zones.find((z) => z.id === was.zone);
    if (was && zone?.pieces.length) {
      const index = zone.pieces.findIndex((piece) => piece.id === was.id);
      const at = index >= 0 ? index : Math.min(was.index, zone.pieces.length - 1);
      return { id: zone.pieces[at].id, zone: zone.id, index: at };
    }
    for (const wanted of [inviting, () => true]) {
      for (const z of zones) {
        const index = z.pieces.findIndex(wanted);
        if (index >= 0) return { id: z.pieces[index].id, zone: z.id, index };
      }
    }
    return null;
  }

  /** @returns {HTMLElement | null} */
  currentNode() {
    return (this.current && this.pieces.get(this.current.id)) ?? null;
  }

  /** @param {FocusEvent} event */
  focused(event) {
    if (this.quiet) return;
    if (this.look(event.target)) return;
    const thing = thingOf(event.target);
    if (thing) this.settleOn(thing);
    this.point(thing);
  }

  /** Make a thing the tab stop of its group. @param {HTMLElement} thing */
  settleOn(thing) {
    const id = thing.dataset.id ?? "";
    if (this.tools.has(id)) {
      this.tool = id;
      for (const [key, node] of this.tools) put(node, { tabindex: key === id ? 0 : -1 });
      return;
    }
    for (const zone of this.scene.zones) {
      const index = zone.pieces.findIndex((piece) => piece.id === id);
      if (index >= 0) this.current = { id, zone: zone.id, index };
    }
    for (const [key, node] of this.pieces) put(node, { tabindex: key === id ? 0 : -1 });
  }

  /** @returns {HTMLElement | null} */
  focusedThing() {
    if (document.activeElement === this.root && this.wanted) return thingOf(this.wanted);
    return thingOf(document.activeElement && this.root.contains(document.activeElement) ? document.activeElement : null);
  }

  // --- pointing ------------------------------------------------------------------------------------------------------

  /** @param {PointerEvent} event */
  pointer(event) {
    if (event.pointerType === "touch") return;
    const inTip = event.target instanceof Node && this.tip.contains(event.target);
    if (!inTip && !this.look(event.target)) this.point(thingOf(event.target) ?? this.focusedThing());
  }

  /** Look at a choice of the open question, if that is what it is. @param {EventTarget | null} target @returns {boolean} */
  look(target) {
    const button = target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest(".rs-ask .rs-choice")) : null;
    if (!button) return false;
    this.point(null);
    this.choice = button.dataset.attempt ?? null;
    this.reportSoon();
    return true;
  }

  /** Show what a thing would do, and tell Python which one is looked at. @param {HTMLElement | null} thing */
  point(thing) {
    const id = thing?.dataset.id ?? null;
    if (id === this.pointed && this.choice === null) return;
    this.choice = null;
    this.pointed = id;
    this.refreshTip();
    this.reportSoon();
  }

  reportSoon() {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.report(), HOVER_DELAY);
  }

  report() {
    const thing = this.find(this.pointed);
    const action = this.choice ?? thing?.action ?? null;
    const was = this.model.get("pointed") ?? {};
    const { ply, revision } = this.scene;
    const same = (was.action ?? null) === action && (action === null || was.revision === revision);
    if (this.signal.aborted || same) return;
    this.model.set("pointed", { ply, revision, action, piece: action ? this.pointed ?? this.asked : null });
    this.model.save_changes();
  }

  /** @param {string | null} id @returns {Piece | Button | null} */
  find(id) {
    if (id === null) return null;
    for (const zone of this.scene.zones) for (const piece of zone.pieces) if (piece.id === id) return piece;
    return this.scene.buttons.find((button) => button.id === id) ?? null;
  }

  refreshTip() {
    const id = this.pointed;
    const thing = this.find(id);
    const node = id === null ? undefined : this.pieces.get(id) ?? this.tools.get(id);
    const lines = tipLines(thing);
    const answered = (Boolean(this.notice) && this.scene.notice?.piece === id) || (id !== null && this.asked === id);
    if (!thing || !node || !lines.length || answered) {
      put(this.tip, { hidden: "" });
      return;
    }
    this.tip.replaceChildren(...lines.map((line) => make("div", "", line)));
    put(this.tip, { hidden: null, "data-legal": String("choices" in thing ? inviting(thing) : thing.legal) });
    this.placeTip(node);
  }

  /** Below the thing, or above it where the table ends or an answer stands; not beyond its sides. @param {HTMLElement} node */
  placeTip(node) {
    const frame = this.inner.getBoundingClientRect();
    const box = node.getBoundingClientRect();
    const { width, height } = this.tip.getBoundingClientRect();
    const { left, right } = (node.closest(".rs-left") ?? this.inner).getBoundingClientRect();
    const middle = box.left + box.width / 2 - width / 2;
    const x = Math.max(left + 4, Math.min(right - width - 4, middle)) - frame.left;
    const below = box.bottom - frame.top + 9;
    const above = box.top - frame.top - height - 9;
    const free = box.bottom + height + 12 <= Math.min(frame.bottom, window.innerHeight);
    const answered = this.notice !== null && this.notice.closest(".rs-zone") === node.closest(".rs-zone");
    const fits = (free && !answered) || above < 0;
    this.tip.style.transform = `translate(${Math.round(x)}px, ${Math.round(fits ? below : above)}px)`;
    this.tip.style.setProperty("--rs-x", `${Math.round(box.left + box.width / 2 - frame.left - x)}px`);
    put(this.tip, { "data-side": fits ? "below" : "above", "data-through": node.closest(".rs-grouped") ? "true" : null });
  }

  // --- asking Python -------------------------------------------------------------------------------------------------

  /** @param {Record<string, any>} fields */
  send(fields) {
    const { ply, revision } = this.scene;
    this.outbox.send({ ply, revision, action: null, command: null, piece: null, ...fields });
    put(this.root, { "aria-busy": "true" });
  }

  /** Python has answered. */
  settle() {
    put(this.root, { "aria-busy": null });
    for (const node of this.root.querySelectorAll(".rs-pending")) node.classList.remove("rs-pending");
  }

  /** @param {string} action @param {string | null} piece */
  attempt(action, piece) {
    this.send({ kind: "attempt", action, piece });
    const node = piece === null ? undefined : this.pieces.get(piece) ?? this.tools.get(piece);
    node?.classList.add("rs-pending");
  }

  /** @param {string} command */
  command(command) {
    if (command === "moves" || command === "text" || command === "help") this.openDrawer(command);
    else this.send({ kind: "command", command });
  }

  /** @param {MouseEvent} event */
  click(event) {
    const target = event.target instanceof Element ? event.target : null;
    const button = /** @type {HTMLElement | null} */ (target?.closest("button") ?? null);
    if (button?.dataset.attempt) {
      const listed = Boolean(button.closest(".rs-drawer"));
      if (listed) this.closeDrawer();
      const asked = button.closest(".rs-ask") ? this.asked : null;
      this.attempt(button.dataset.attempt, asked ?? this.homeOf(button.dataset.attempt));
    } else if (button?.classList.contains("rs-close")) this.close(button);
    else if (button?.classList.contains("rs-fold")) this.fold(button);
    else this.press(thingOf(target));
  }

  /** @param {HTMLElement | null} thing */
  press(thing) {
    const id = thing?.dataset.id ?? null;
    const found = this.find(id);
    if (!thing || !found) return;
    // What Python has to answer is sent first: the page has time for the focus while it waits.
    if (found.action) this.attempt(found.action, id);
    this.settleOn(thing);
    if ("choices" in found && found.choices.length) return this.ask(found, thing);
    if ("pick" in found) this.pick(found);
    if (document.activeElement !== thing) thing.focus({ preventScroll: true });
    if (!found.action && found.command) this.command(found.command);
    return undefined;
  }

  /** Pick a piece or put it back, or make the move of those picked. @param {Piece} piece */
  pick(piece) {
    const zone = this.zoneOf(piece.id);
    if (!zone?.pick) return;
    if (piece.kind === "go") return this.attempt(this.pickedMove(zone), piece.id);
    if (!piece.pick) return;
    if (!this.picked.delete(piece.id)) this.picked.add(piece.id);
    this.drawPicks(zone, zone.pick);
  }

  /** The piece or button that stands for a move. @param {string} action @returns {string | null} */
  homeOf(action) {
    const things = [...this.allPieces(), ...this.scene.buttons];
    const found = things.find((thing) => thing.action === action) ??
      this.allPieces().find(({ choices }) => choices.some((choice) => choice.action === action));
    return found?.id ?? null;
  }

  /** @param {HTMLElement} button */
  close(button) {
    if (button.closest(".rs-drawer")) return this.closeDrawer();
    if (button.closest(".rs-ask")) return this.leaveQuestion();
    this.clearNotice();
    return this.currentNode()?.focus({ preventScroll: true });
  }

  /** Close the question; the focus goes back to its piece. */
  leaveQuestion() {
    const node = this.asked === null ? undefined : this.pieces.get(this.asked);
    this.closeQuestion();
    node?.focus({ preventScroll: true });
  }

  /** @param {HTMLElement} button */
  fold(button) {
    const id = /** @type {HTMLElement} */ (button.closest(".rs-zone")).dataset.zone ?? "";
    this.opened.set(id, !this.opened.get(id));
    if (!this.frame) this.before = this.places();
    this.drawZones(this.scene.zones);
    this.finishSoon();
  }

  /** @returns {Piece[]} */
  allPieces() {
    return this.scene.zones.flatMap((zone) => zone.pieces);
  }

  // --- keys ----------------------------------------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.stopPropagation(); // or JupyterLab would take the key: x cuts the cell, m makes it Markdown
    const box = event.target instanceof Element ? event.target.closest(".rs-drawer, .rs-ask") : null;
    const done = event.key.startsWith("Arrow") || event.key === "Home" || event.key === "End"
      ? (box ? walkList(box, event.key) : this.walk(event.key))
      : this.shortcut(event.key, event.target);
    if (done) event.preventDefault();
  }

  /** @param {string} key @param {EventTarget | null} target @returns {boolean} whether the key was used */
  shortcut(key, target) {
    if (key === "Enter" || key === " ") {
      const thing = target === this.root ? this.wanted : /** @type {HTMLElement | null} */ (target);
      if (!thing?.classList.contains("rs-piece")) return false;
      this.press(thing);
      return true;
    }
    if (key === "Escape") return this.escape();
    if (key === "o") return this.where();
    const drawers = /** @type {Record<string, DrawerKind>} */ ({ m: "moves", "?": "help", t: "text" });
    if (Object.hasOwn(drawers, key)) return this.openDrawer(drawers[key]);
    const button = this.scene.buttons.find((b) => b.key === key);
    if (!button) return false;
    if (button.action) this.attempt(button.action, button.id);
    else if (button.command) this.command(button.command);
    return true;
  }

  /** @returns {boolean} */
  escape() {
    if (this.kind) this.closeDrawer();
    else if (this.asked !== null) this.leaveQuestion();
    else if (!this.tip.hidden) put(this.tip, { hidden: "" });
    else if (this.notice) {
      this.clearNotice();
      if (!this.root.contains(document.activeElement)) this.currentNode()?.focus({ preventScroll: true });
    } else return false;
    return true;
  }

  /** Say, and show, where the focus is. @returns {boolean} */
  where() {
    const place = this.current;
    const zone = place && this.scene.zones.find((z) => z.id === place.zone);
    if (!place || !zone) return false;
    const text = this.say("where", {
      zone: zone.title, place: String(place.index + 1), count: String(zone.pieces.length),
      piece: zone.pieces[place.index].label, status: this.scene.status,
    });
    this.announce(text);
    const node = this.currentNode();
    if (node) {
      this.tip.replaceChildren(make("div", "", text));
      put(this.tip, { hidden: null, "data-legal": "true" });
      this.placeTip(node);
    }
    return true;
  }

  /** Move the focus by geometry: along the row, or to the nearest thing in the next line. @param {string} key @returns {boolean} */
  walk(key) {
    const here = this.focusedThing() ?? (document.activeElement === this.root ? this.currentNode() : null);
    if (!here) return false;
    const siblings = this.lineOf(here);
    const index = siblings.indexOf(here);
    /** @type {Record<string, () => HTMLElement | undefined>} */
    const moves = {
      ArrowLeft: () => siblings[index - 1],
      ArrowRight: () => siblings[index + 1],
      Home: () => siblings[0],
      End: () => siblings[siblings.length - 1],
      ArrowUp: () => this.neighbour(here, -1),
      ArrowDown: () => this.neighbour(here, 1),
    };
    moves[key]?.()?.focus();
    return true;
  }

  /** The things of the same zone or toolbar, in order. @param {HTMLElement} thing @returns {HTMLElement[]} */
  lineOf(thing) {
    const line = thing.closest("[role=row], .rs-tools");
    return line ? /** @type {HTMLElement[]} */ ([...line.querySelectorAll("[data-id]")]) : [thing];
  }

  /** @param {HTMLElement} here @param {1 | -1} way down or up @returns {HTMLElement | undefined} */
  neighbour(here, way) {
    const box = here.getBoundingClientRect();
    const middle = (box.left + box.right) / 2;
    const others = [...this.pieces.values(), ...this.tools.values()].filter((node) => node !== here);
    const boxes = others.map((node) => ({ node, at: node.getBoundingClientRect() })).filter(({ at }) => at.height > 0);
    const ahead = boxes.filter(({ at }) => (way > 0 ? at.top >= box.bottom - 6 : at.bottom <= box.top + 6));
    if (!ahead.length) return undefined;
    const nearest = way > 0 ? Math.min(...ahead.map(({ at }) => at.top)) : Math.max(...ahead.map(({ at }) => at.bottom));
    const line = ahead.filter(({ at }) => Math.abs((way > 0 ? at.top : at.bottom) - nearest) < 24);
    const far = (/** @type {DOMRect} */ at) => Math.abs((at.left + at.right) / 2 - middle);
    return line.sort((a, b) => far(a.at) - far(b.at))[0]?.node;
  }

  // --- the drawer: legal moves, text view, help ----------------------------------------------------------------------

  /** @param {DrawerKind} kind @returns {boolean} */
  openDrawer(kind) {
    if (this.kind === kind) {
      this.closeDrawer();
      return true;
    }
    if (!this.kind) this.back = /** @type {HTMLElement | null} */ (document.activeElement);
    this.kind = kind;
    this.fillDrawer(kind);
    put(this.drawer, { hidden: null });
    this.enterDrawer();
    return true;
  }

  enterDrawer() {
    const first = /** @type {HTMLElement | null} */ (this.drawer.querySelector(".rs-choice"));
    (first ?? this.drawer).focus();
  }

  closeDrawer() {
    this.kind = null;
    put(this.drawer, { hidden: "" });
    const back = this.back && this.back.isConnected && this.root.contains(this.back) ? this.back : this.currentNode();
    back?.focus({ preventScroll: true });
  }

  /** @param {DrawerKind} kind */
  fillDrawer(kind) {
    const title = make("div", "rs-zone-title", this.say(`${kind}_title`));
    put(title, { id: `${this.uid}-drawer`, role: "heading", "aria-level": 4 });
    const close = make("button", "rs-close");
    put(close, { type: "button", "aria-label": this.say("close") });
    const cross = glyph("close");
    if (cross) close.append(cross);
    const content = { moves: () => this.listMoves(), text: () => make("pre", "rs-text", this.scene.text), help: () => this.listKeys() };
    this.drawer.replaceChildren(title, close, content[kind]());
    put(this.drawer, { "aria-labelledby": `${this.uid}-drawer` });
  }

  /** @returns {HTMLElement} */
  listMoves() {
    const pieces = this.allPieces().flatMap((piece) => [piece, ...piece.choices]);
    const known = new Set();
    const things = [...pieces, ...this.scene.buttons]
      .filter(({ action, legal }) => action && legal && !known.has(action) && known.add(action));
    if (!things.length) {
      const zone = this.scene.zones.find(({ pick }) => pick);
      return make("div", "rs-empty", zone ? this.say("pick", { zone: zone.title }) : this.say("no_moves"));
    }
    const list = make("ul", "rs-choices");
    for (const thing of things) {
      const button = make("button", "rs-choice");
      put(button, { type: "button", "data-attempt": thing.action });
      button.append(make("span", "rs-choice-title", thing.label));
      if (thing.preview.length) button.append(make("span", "rs-choice-lines", thing.preview.join(" · ")));
      const item = make("li");
      item.append(button);
      list.append(item);
    }
    return list;
  }

  /** @returns {HTMLElement} */
  listKeys() {
    const table = make("table", "rs-keys");
    for (const [key, meaning] of /** @type {[string, string][]} */ (this.words.keys ?? [])) {
      const row = make("tr");
      const head = make("th");
      put(head, { scope: "row" });
      head.append(make("kbd", "", key));
      row.append(head, make("td", "", meaning));
      table.append(row);
    }
    return table;
  }

  // --- motion --------------------------------------------------------------------------------------------------------

  get moves() {
    return this.shown >= 0 && !window.matchMedia("(prefers-reduced-motion: reduce)").matches && this.root.offsetWidth > 0;
  }

  /** Where every piece and zone is drawn now. @returns {Map<Element, DOMRect>} */
  places() {
    /** @type {Map<Element, DOMRect>} */ const found = new Map();
    if (!this.moves) return found;
    for (const node of [this.inner, ...this.pieces.values(), ...this.zones.values()]) {
      found.set(node, node.getBoundingClientRect());
    }
    for (const motion of this.motions) motion.cancel();
    this.motions = [];
    return found;
  }

  /** Let everything glide from where it was; what is new fades in. @param {Map<Element, DOMRect>} before */
  animate(before) {
    if (!before.size) return;
    // All is measured before anything moves: a zone carries its pieces along.
    const nodes = [...this.zones.values(), ...this.pieces.values()];
    const shifts = new Map(nodes.map((node) => [node, shift(before.get(node), node.getBoundingClientRect())]));
    const still = { x: 0, y: 0 };
    for (const [node, { x, y }] of shifts) {
      const zone = node.classList.contains("rs-piece") ? /** @type {HTMLElement | null} */ (node.closest(".rs-zone")) : null;
      const carried = (zone && shifts.get(zone)) || still;
      if (before.has(node)) this.glide(node, { x: x - carried.x, y: y - carried.y }, zone);
      else if (zone) this.play(node, [{ opacity: 0, transform: "translateX(-14px)" }, { opacity: 1, transform: "none" }], 260);
    }
  }

  /** @param {HTMLElement} node @param {{x: number, y: number}} from @param {HTMLElement | null} zone its zone, if it is a piece */
  glide(node, { x, y }, zone) {
    if (Math.abs(x) + Math.abs(y) < 2) return;
    const far = zone !== null && Math.hypot(x, y) > 130;
    const layer = far ? 5 : 0;
    const time = far ? 420 : 240;
    this.play(node, [{ transform: `translate(${x}px, ${y}px)`, zIndex: layer }, { transform: "none", zIndex: layer }], time);
    if (far && zone) this.play(zone, [{ zIndex: 5 }, { zIndex: 5 }], time);
  }

  /** @param {HTMLElement} node @param {Keyframe[]} frames @param {number} duration */
  play(node, frames, duration) {
    this.motions.push(node.animate(frames, { duration, easing: "cubic-bezier(.2, .75, .25, 1)" }));
  }

  /** A piece leaves the table: a copy of it fades where it lay. @param {HTMLElement} node */
  leave(node) {
    node.remove();
    const box = this.before.get(node);
    const frame = this.before.get(this.inner);
    if (!box?.width || !frame) return;
    const ghost = /** @type {HTMLElement} */ (node.cloneNode(true));
    for (const { name } of [...ghost.attributes]) {
      if (!["class", "style", "data-colour"].includes(name)) ghost.removeAttribute(name);
    }
    for (const part of ghost.querySelectorAll("[id]")) part.remove();
    ghost.classList.add("rs-ghost");
    put(ghost, { "aria-hidden": "true" });
    Object.assign(ghost.style, { left: `${box.left - frame.left}px`, top: `${box.top - frame.top}px`, width: `${box.width}px` });
    this.inner.append(ghost);
    const frames = [{ opacity: 0.9, transform: "none" }, { opacity: 0, transform: "translateY(16px) scale(.94)" }];
    const motion = ghost.animate(frames, { duration: 320, easing: "ease-in" });
    motion.onfinish = motion.oncancel = () => ghost.remove();
  }
}

/** Point a box at the thing above it. @param {HTMLElement} box @param {HTMLElement | undefined} thing */
function aimAt(box, thing) {
  box.classList.toggle("rs-aimed", Boolean(thing));
  if (!thing) return;
  const { left, width } = box.getBoundingClientRect();
  const target = (thing.querySelector(".rs-ruler:not([hidden])") ?? thing).getBoundingClientRect();
  const x = Math.min(width - 22, Math.max(22, target.left + target.width / 2 - left));
  box.style.setProperty("--rs-x", `${Math.round(x)}px`);
}

/** @param {DOMRect | undefined} was @param {DOMRect} now */
function shift(was, now) {
  return was ? { x: was.left - now.left, y: was.top - now.top } : { x: 0, y: 0 };
}

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
function thingOf(target) {
  return target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest("[data-id]")) : null;
}

/** Move the focus along a list of choices. @param {Element} box @param {string} key @returns {boolean} whether there is one */
function walkList(box, key) {
  const stops = /** @type {HTMLElement[]} */ ([...box.querySelectorAll(".rs-choice")]);
  if (!stops.length) return false;
  const index = stops.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const to = { ArrowDown: index + 1, ArrowRight: index + 1, ArrowUp: index - 1, ArrowLeft: index - 1, Home: 0, End: stops.length - 1 }[key];
  if (to !== undefined) stops[Math.min(stops.length - 1, Math.max(0, to))].focus();
  return true;
}

/** What the tip of a thing says; a button that may show its symbol only says its name. @param {Piece | Button | null} thing */
function tipLines(thing) {
  if (!thing || thing.preview.length || "choices" in thing || !thing.command) return thing?.preview ?? [];
  return [thing.key ? `${thing.label} (${thing.key})` : thing.label];
}

/** @typedef {{pieces: Piece[], label: string, term: string}} Group */

/** A zone's pieces cut into the groups of its brackets. @param {Zone} zone @returns {Group[]} */
function grouped(zone) {
  const rest = { label: "", term: "" };
  if (!zone.brackets.length) return [{ pieces: zone.pieces, ...rest }];
  /** @type {Group[]} */ const groups = [];
  let at = 0;
  for (const { start, end, label, term } of zone.brackets) {
    if (start > at) groups.push({ pieces: zone.pieces.slice(at, start), ...rest });
    groups.push({ pieces: zone.pieces.slice(start, end + 1), label, term });
    at = end + 1;
  }
  if (at < zone.pieces.length) groups.push({ pieces: zone.pieces.slice(at), ...rest });
  return groups;
}

/** A panel with columns. @param {Panel} panel @returns {HTMLElement} */
function drawGridPanel(panel) {
  const table = make("table", "rs-scores");
  const head = make("tr");
  head.append(make("td"));
  panel.columns.forEach((column, index) => {
    const cell = make("th", index === panel.active ? "rs-column-active" : "");
    put(cell, { scope: "col", title: column });
    cell.append(make("span", "rs-column-name", column));
    head.append(cell);
  });
  const top = make("thead");
  top.append(head);
  const body = make("tbody");
  for (const line of panel.lines) {
    const row = make("tr", line.mark ? `rs-line-${line.mark}` : "");
    const name = make("th", "", line.text);
    put(name, { scope: "row" });
    row.append(name, ...line.values.map((value, i) => make("td", i === panel.active ? "rs-column-active" : "", value)));
    body.append(row);
  }
  table.append(top, body);
  return table;
}

/** @param {{model: Model, el: HTMLElement, signal?: AbortSignal}} context */
function render({ model, el, signal }) {
  const ended = new AbortController();
  signal?.addEventListener("abort", () => ended.abort());
  new View(model, el, ended.signal);
  return () => ended.abort();
}

/** @param {{model: Model}} context */
function initialize({ model }) {
  heed(model, "scene");
}

export default { initialize, render };
