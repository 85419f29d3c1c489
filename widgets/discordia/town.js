// @ts-check
/**
 * The city on the map: its slots with what lies on them, and the towers.
 *
 * @typedef {import("../page/table/drawing.js").Drawing} Drawing
 * @typedef {import("../page/table/drawn.js").Box} Box
 * @typedef {import("../page/table/scene.js").Face} Face
 * @typedef {import("../page/table/scene.js").Piece} Piece
 */

import { BOLD, block, drawnPart, line, paint, symbol, text } from "./ink.js";
import { BUILDING, dieOf, pills, valueOf } from "./marks.js";

/** The ground of a tile of each colour. @type {Record<string, string>} */
const GROUND = { blue: "tint-blue", red: "tint-red", white: "surface-active", yellow: "tint-yellow", grey: "surface-active" };

/** The ground of a slot that is one's own. @type {Record<string, (w: number, h: number) => Drawing[]>} */
const PARCELS = {
  field: (w, h) => [
    block(0.5, 0.5, w - 1, h - 1, { rx: 7, fill: paint("earth"), stroke: paint("earth-2") }),
    line(Array.from({ length: Math.floor((h - 6) / 9) }, (_, i) => `M6 ${9 * (i + 1)}H${w - 6}`).join(""), { stroke: paint("earth-2"), "stroke-width": 1.6, "stroke-linecap": "round", opacity: 0.75 }),
  ],
  market: (w, h) => [
    block(0.5, 0.5, w - 1, h - 1, { rx: 7, fill: paint("pave"), stroke: paint("pave-line") }),
    line(Array.from({ length: Math.floor((h - 4) / 12) }, (_, i) => `M4 ${12 * (i + 1)}H${w - 4}`).join("") +
      Array.from({ length: Math.floor(h / 12) }, (_, j) => [0, 1, 2, 3].map((i) => 10 + (j % 2) * 8 + i * 16).filter((x) => x < w - 3).map((x) => `M${x} ${j * 12 + 1}v11`).join("")).join(""),
    { stroke: paint("pave-line"), "stroke-width": 0.8, opacity: 0.8 }),
  ],
  fort: (w, h) => [
    block(2, 3, w - 4, h - 5, { rx: 5, fill: paint("keep"), stroke: paint("keep-line") }),
    ["path", { d: Array.from({ length: Math.floor((w - 8) / 6.2) }, (_, i) => `M${(4 + i * 6.2).toFixed(1)} 7v-5.2l2.2 -2.4l2.2 2.4v5.2Z`).join(""), fill: paint("wood"), stroke: paint("wood-2"), "stroke-width": 0.6 }],
  ],
  harbour: (w, h) => [
    block(0.5, 0.5, w - 1, h - 3, { rx: 5, fill: "white", "fill-opacity": 0.16 }),
    ...[0, w - 6].flatMap((x) => /** @type {Drawing[]} */ ([
      block(x, -5, 6, h - 2, { rx: 1.5, fill: paint("plank"), stroke: paint("wood-2"), "stroke-width": 0.8 }),
      ["circle", { cx: x + 3, cy: h - 7, r: 3.4, fill: paint("wood-2") }],
    ])),
  ],
};

/** A slot that is not one's own yet, and what covering it is worth. @param {Piece} piece @param {Box} box @param {string} area @returns {Drawing[]} */
function later({ icons, marks }, { w, h }, area) {
  const water = area === "harbour";
  const size = h < 60 ? 18 : 21;
  const gives = icons.filter((icon) => icon !== "extension");
  return [
    block(1, 1, w - 2, h - 2, { rx: 8, fill: water ? "none" : paint("grass-2"), stroke: paint(water ? "deep" : "grass-line"), "stroke-width": 1.2, "stroke-dasharray": "4 3", opacity: water ? 1 : 0.8 }),
    ...gives.slice(0, 2).map((icon, at) => symbol(icon, w / 2 - (gives.length > 1 ? size : size / 2) + at * size, h / 2 - size / 2 + 1, size, { opacity: 0.85 })),
    ...(marks.includes("small") ? [symbol("extension", w - 17, 4, 13, { opacity: 0.8 })] : []),
  ];
}

/** One slot of the city: what lies on it, its own ground, or where one may come. @param {Piece} piece @param {Box} box @param {string} area @returns {Drawing[]} */
export function slot(piece, box, area) {
  if (area === "tower") return tower(piece, box);
  const { w, h } = box;
  const added = piece.marks.includes("extended") ? [symbol("extension", 0, 0, 12)] : []; // decrees count those taken
  if (piece.face) return [...laid(piece, box, area), ...added];
  if (piece.marks.includes("small") || piece.marks.includes("later")) return later(piece, box, area);
  const size = h < 60 ? 20 : 24;
  const seen = piece.icons.includes("infrastructure") ? [symbol("infrastructure", w / 2 - size / 2, h / 2 - size / 2 + 2, size)] : [];
  return [...PARCELS[area](w, h), ...seen, ...added];
}

/** A tile in the city. @param {Piece} piece @param {Box} box @param {string} area @returns {Drawing[]} */
function laid({ face }, { w, h }, area) {
  if (!face) return [];
  const low = h < 60;
  return area === "harbour" ? (low ? lowShip : ship)(face, w, h) : (low ? lowBuilding : building)(face, w, h);
}

/** @param {Face} face @param {number} w @param {number} h @returns {Drawing[]} */
function ship({ colour, icon, spaces }, w, h) {
  const broad = w > 60;
  return [
    ...PARCELS.harbour(w, h), drawnPart("sail", broad ? 9 : 2, -6, 38, 34.5), drawnPart("hull", 3, h - 30, w - 6, ((w - 6) * 30) / 70),
    dieOf(colour, valueOf(icon), w - 25, 2, 17), ...pills(spaces, 3, h - 42, w - 6, { centred: true, man: broad ? 13 : 10.5 }),
  ];
}

/** @param {Face} face @param {number} w @param {number} h @returns {Drawing[]} */
function lowShip({ colour, icon, spaces }, w, h) {
  return [
    ...PARCELS.harbour(w, h), drawnPart("sail", 9, -7, 28, 25), drawnPart("hull", 3, h - 30, w - 6, ((w - 6) * 30) / 70),
    dieOf(colour, valueOf(icon), w - 25, 4, 15), ...pills(spaces, 3, h - 36, w - 6, { ...inLine(spaces, w - 8), centred: true }),
  ];
}

/** @param {string} hue @param {number} w @param {number} h @returns {Drawing} */
const yard = (hue, w, h) => block(1, 1, w - 2, h - 2, { rx: 7, fill: paint(GROUND[hue]), stroke: paint(`${hue}-line`), "stroke-width": 1.1 });

/** @param {Face} face @param {number} w @param {number} h @returns {Drawing[]} */
function building({ colour, icon, spaces }, w, h) {
  const broad = w > 60;
  const across = Math.min(48, w - 20);
  return [
    yard(colour, w, h), drawnPart(BUILDING[colour], 3, 27 - (across * 32) / 48, across, (across * 32) / 48),
    dieOf(colour, valueOf(icon), w - (broad ? 21 : 17), 5, broad ? 17 : 14),
    ...pills(spaces, broad ? 4 : 3, 28.5, w - 7, broad ? {} : { man: 11, gap: 2 }),
  ];
}

/** How large people are who stand in one line of this length. @param {Face["spaces"]} spaces @param {number} room */
function inLine(spaces, room) {
  const people = spaces.reduce((sum, { icons }) => sum + icons.length, 0);
  return { man: Math.min(12, (room + 2 - 5 * spaces.length) / Math.max(1, people)), gap: 2, pad: 3 };
}

/** @param {Face} face @param {number} w @param {number} h @returns {Drawing[]} */
function lowBuilding({ colour, icon, spaces }, w, h) {
  return [
    yard(colour, w, h), drawnPart(BUILDING[colour], 3, -6, 40, 26.7), dieOf(colour, valueOf(icon), w - 20, 4, 15),
    ...pills(spaces, 4, h - 23, w, inLine(spaces, w - 8)),
  ];
}

/** A tower on the quay, or where one may stand. @param {Piece} piece @param {Box} box @returns {Drawing[]} */
function tower({ face }, { w, h }) {
  const scaled = { transform: `scale(${w / 44} ${h / 72})` };
  if (face) return [["g", scaled, ...standing(face, w < 30 ? 23 : 18)]];
  const d = "M7 66V27L4 24V11H11V16H16.5V11H27.5V16H33V11H40V24L37 27V66Z";
  return [["g", scaled, ["path", {
    d, fill: paint("masonry"), "fill-opacity": 0.45, stroke: paint("masonry-line"), "stroke-width": 1.1, "stroke-dasharray": "4 3", opacity: 0.85,
  }]]];
}

/** A tower of 44 x 72: its strength flies a flag, its figures stand at its foot. @param {Face} face @param {number} size of its number @returns {Drawing[]} */
function standing({ icon, rows, spaces }, size) {
  const strong = rows.some(([name]) => name === "strength");
  const flag = /** @type {Drawing[]} */ ([["path", { d: "M22 6V-9M22 -9L35 -5L22 -1Z", fill: paint("red"), stroke: paint("red-line") }]]);
  return [
    drawnPart("tower-built", 0, 0, 44, 72),
    ...(strong ? flag : []),
    ...rows.slice(0, 1).flatMap(([name, count]) => [
      block(3, 21, 38, 22, { rx: 5, fill: paint("surface-active"), stroke: paint("masonry-line") }), symbol(name, 5.5, 24.5, 15), text(22, 39.5, String(count), size, BOLD),
    ]),
    ...pills(spaces, 0, 34, 44, { centred: true, man: 14, h: 21, pad: 3, gap: 1 }),
    ...(icon ? [dieOf(spaces.length ? "red" : "white", valueOf(icon), 16, 60, 12)] : []), // those with spaces are military
  ];
}
