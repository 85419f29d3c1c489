// @ts-check
/**
 * What lies on the map of Discordia, drawn by where it lies: dice, seasons, tiles, slots, tracks, the supply.
 *
 * @typedef {import("../page/table/drawing.js").Drawing} Drawing
 * @typedef {import("../page/table/drawn.js").Box} Box
 * @typedef {import("../page/table/scene.js").Face} Face
 * @typedef {import("../page/table/scene.js").Piece} Piece
 */

import { BOLD, MIDDLE, block, drawnPart, line, paint, symbol, text } from "./ink.js";
import { BUILDING, dieOf, pills, pips, valueOf } from "./marks.js";
import { slot } from "./town.js";

/** A die on its column, or, as a ghost, the value that a manipulator would make of it. @param {Piece} piece @param {Box} box @returns {Drawing[]} */
function dieOn({ face, marks }, { w }) {
  const [hue, value] = [face?.colour ?? "white", valueOf(face?.icon ?? "die-1")];
  if (marks.includes("ghost")) {
    const ink = hue === "yellow" ? "var(--rs-straw-ink)" : paint(hue);
    const [size, sign] = [w - 6, Math.min(14, w * 0.55)];
    const fill = `color-mix(in srgb, ${paint(hue)} 22%, ${paint("surface-active")})`;
    return [["g", { transform: "translate(3 4)" },
      block(0.75, 0.75, size - 1.5, size - 1.5, { rx: size * 0.2, fill, stroke: ink, "stroke-width": 1.5, "stroke-dasharray": "4 2.6" }),
      ...pips(value, size, ink)], symbol("manipulator", w - sign, -1, sign)];
  }
  const drawn = dieOf(hue, value, 0, 0, w);
  return marks.includes("gone") ? [block(0, 0, w, w, { rx: w * 0.2, fill: paint("surface") }), ["g", { opacity: 0.4 }, drawn]] : [drawn];
}

/** The value of a column where no die lies. @param {Piece} piece @param {Box} box @returns {Drawing[]} */
const print = ({ count }, { w }) => [
  block(0.5, 0.5, w - 1, w - 1, { rx: w * 0.2, fill: paint("sunken"), stroke: paint("line-strong") }), ...pips(count ?? 0, w, paint("line-strong")),
];

// --- columns ---------------------------------------------------------------------------------------------------------

/** A season; the boat lies at one of them. @param {Piece} piece @param {Box} box @param {boolean} narrow @returns {Drawing[]} */
function season({ icons, marks, text: name }, { w, h }, narrow) {
  const bonus = icons.filter((icon) => icon !== "boat");
  if (marks.includes("here")) {
    const scale = narrow ? 0.82 : (h + 4) / 54;
    const left = narrow ? 13 : 0;
    return [
      drawnPart("season-boat", left, 2, 60 * scale, 43 * scale),
      ...bonus.slice(0, 1).map((icon) => symbol(icon, left + 19.5 * scale, 6, 18 * scale)),
      ...(narrow ? [] : [text(61 * scale, 0.68 * h, name, name.length < 9 ? 12.5 : 11, BOLD)]),
    ];
  }
  const past = marks.includes("past") ? { opacity: 0.45 } : {};
  const words = narrow && name.length > 6 ? `${name.slice(0, 6)}.` : name;
  const drawn = narrow
    ? [...bonus.slice(0, 1).map((icon) => symbol(icon, w / 2 - 9, 11, 18)), text(w / 2, 39, words, 11, { ...MIDDLE, class: "rs-afloat" })]
    : [...bonus.slice(0, 1).map((icon) => symbol(icon, w / 2 - 44, h * 0.64 - 14, 18)), text(w / 2 - 21, h * 0.64, words, 12, { class: "rs-afloat" })];
  return [["g", past, ...drawn]];
}

/** What a column offers: two places and something else; stars come in pairs. @param {Piece} piece @param {Box} box @param {boolean} narrow @returns {Drawing[]} */
function action({ icons, marks }, { w, h }, narrow) {
  const lit = marks.includes("column");
  const size = narrow ? 16 : 20;
  const offers = icons.filter((icon) => icon !== "star");
  const stars = icons.length - offers.length;
  const pitch = w / (offers.length + (stars ? 1 : 0));
  const y = (h - size) / 2;
  const drawn = offers.map((icon, at) => symbol(icon, pitch * (at + 0.5) - size / 2, y, size));
  const middle = pitch * (offers.length + 0.5);
  const small = size * (stars > 2 ? 0.62 : 0.84);
  for (let at = 0; at < stars; at++) {
    drawn.push(symbol("star", middle - (stars * small * 0.8) / 2 + at * small * 0.8 - small * 0.1, (h - small) / 2, small));
  }
  const lines = Array.from({ length: Math.round(w / pitch) - 1 }, (_, at) => `M${(pitch * (at + 1)).toFixed(1)} 6V${h - 6}`);
  return [
    block(0.5, 0.5, w - 1, h - 1, { rx: 7, fill: paint(lit ? "surface-active" : "masonry"), stroke: paint(lit ? "beam-line" : "masonry-line") }),
    line(lines.join(""), { stroke: paint("masonry-line"), opacity: 0.6 }),
    ...drawn,
  ];
}

/** The lit column. @param {Piece} piece @param {Box} box @returns {Drawing[]} */
const beam = (piece, { w, h }) => [
  block(1, 1, w - 2, h - 2, { rx: 10, fill: paint("beam"), "fill-opacity": 0.78, stroke: paint("beam-line"), "stroke-width": 2 }),
];

/** A Germanic tile. @param {Piece} piece @param {Box} box @param {boolean} narrow @returns {Drawing[]} */
function german({ spot, text: strength, icons }, { w, h }, narrow) {
  const red = spot.endsWith("0");
  const ground = block(0.5, 0.5, w - 1, h - 1, { rx: 6, fill: red ? paint("red") : "var(--rs-germanic)", stroke: red ? paint("red-line") : "var(--rs-germanic-line)" });
  const white = { fill: "white", ...BOLD };
  if (!strength) return [ground, text(w / 2, h / 2 + 6, "?", 17, { ...MIDDLE, ...white, style: "font-size:17px;fill:white" })];
  const number = text(narrow ? 20 : 19, h / 2 + 5.5, strength, 15, { ...white, style: "font-size:15px;fill:white" });
  const effect = icons.slice(0, 1).map((icon) => symbol(icon, w - 20, h / 2 - 7.5, 15));
  return [ground, ["g", { class: "rs-pale" }, symbol("strength", 4, h / 2 - 7, 14)], number,
    ...(narrow || !effect.length ? [] : [block(w - 22, h / 2 - 10, 19, 20, { rx: 4, fill: "white", "fill-opacity": 0.88 }), ...effect])];
}

// --- the display -----------------------------------------------------------------------------------------------------

/** A tile to be had, or the gap where one was. @param {Piece} piece @param {Box} box @param {boolean} narrow @returns {Drawing[]} */
function displayed({ face }, { w, h }, narrow) {
  if (!face) return [block(0.5, 0.5, w - 1, h - 1, { rx: 6, fill: "none", stroke: paint("line-strong"), "stroke-dasharray": "3 3", opacity: 0.5 })];
  const low = h < 40;
  const band = low ? (narrow ? 19 : Math.min(h - 5, 21) * 1.4 + 20) : narrow ? 25 : 32;
  const hue = face.colour === "white" ? "figure" : face.colour;
  const head = [
    block(0.5, 0.5, w - 1, h - 1, { rx: 7, fill: paint("surface-active"), stroke: paint(`${face.colour}-line`) }),
    /** @type {Drawing} */ (["path", { d: `M1 8a7 7 0 0 1 7 -7H${band}V${h - 1}H8a7 7 0 0 1 -7 -7Z`, fill: paint(hue) }]),
  ];
  const bonus = face.corner ? [symbol(face.corner, w - (low ? 14 : 19), h - (low ? 14 : 19), low ? 12 : 15)] : [];
  return [...head, ...(low ? lowTile(face, h, band, narrow) : highTile(face, w, h, band, narrow)), ...bonus];
}

/** What a tile shows in one line. @param {Face} face @param {number} h @param {number} band @param {boolean} narrow @returns {Drawing[]} */
function lowTile({ colour, icon, spaces }, h, band, narrow) {
  const [scale, high] = [Math.min(h - 5, 21), Math.min(19, h - 4)];
  const house = narrow ? [] : [drawnPart(BUILDING[colour], 2, h / 2 - scale * 0.47, scale * 1.4, scale * 0.933)];
  return [...house, dieOf(colour, valueOf(icon), band - 17, h / 2 - 7, 14),
    ...pills(spaces, band + 2, (h - high) / 2, 400, { man: narrow ? 9.5 : 11, h: high, gap: 1, pad: 3 })];
}

/** What it shows where there is room for two. @param {Face} face @param {number} w @param {number} h @param {number} band @param {boolean} narrow @returns {Drawing[]} */
function highTile(face, w, h, band, narrow) {
  const size = narrow ? { man: 11.5, h: 17, gap: 2, pad: 4 } : h < 46 ? { man: 12, h: 17, gap: 2, pad: 4 } : { man: 14, h: 20, gap: 2, pad: 4 };
  const rows = face.spaces.reduce((sum, { icons }) => sum + icons.length * size.man + 6, 0) > w - band - 6;
  return [drawnPart(BUILDING[face.colour], 2, 4, band - 3, ((band - 3) * 32) / 48), dieOf(face.colour, valueOf(face.icon), (band - 15) / 2 + 0.5, h - 19, 15),
    ...pills(face.spaces, band + 4, h < 46 ? 2.5 : 5, w - band - 6, size),
    ...(narrow || rows ? [] : [text(band + 6, h - 6, face.title.toLowerCase(), 11.5, { class: "rs-quiet" })])];
}

// --- paths, decrees, aqueduct ------------------------------------------------------------------------------------------

/** Symbols side by side in the middle of a box. @param {string[]} icons @param {number} x @param {number} y @param {number} one the size of one alone @returns {Drawing[]} */
function row(icons, x, y, one) {
  const size = icons.length === 1 ? one : icons.length === 2 ? 15.5 : 12;
  return icons.slice(0, 3).map((icon, at) => symbol(icon, x + (at - icons.length / 2) * (size + 1), y - size / 2, size));
}

/** A field of a path: stones for the expedition, steps for the development. @param {Piece} piece @param {Box} box @param {string} name @returns {Drawing[]} */
function field({ icons, marks, count }, { w, h }, name) {
  const stone = name === "expedition";
  if (marks.includes("small")) {
    return [block(0.5, 2, w - 1, h - 4, { rx: stone ? 9 : 3, fill: "none", stroke: paint("grass-line"), "stroke-width": 1.2, "stroke-dasharray": "3 3" }), symbol("extension", w / 2 - 7, h / 2 - 7, 14, { opacity: 0.6 })];
  }
  const big = Math.min(25, h - 5);
  const dx = stone ? ((count ?? 0) % 2 ? -1.5 : 1.5) : 0;
  const ground = stone
    ? [block(dx + 0.5, 2, w - 1, h - 4, { rx: 11, fill: paint("masonry"), stroke: paint("masonry-line") })]
    : [block(0.5, 2, w - 1, h - 4, { rx: 3, fill: paint("pave"), stroke: paint("pave-line") }), block(0.5, h - 5, w - 1, 3, { rx: 1, fill: paint("masonry-3"), opacity: 0.55 })];
  return [...ground, ...(marks.includes("covered") ? [symbol("star", dx + w / 2 - big / 2, (h - big) / 2, big)] : row(icons, dx + w / 2, h / 2 - (stone ? 0 : 1), Math.min(20, h - 8)))];
}

/** A decree space, or the decree on it. @param {Piece} piece @param {Box} box @returns {Drawing[]} */
function decree({ icons, marks }, { w, h }) {
  const tablet = block(0.5, 2, w - 1, h - 4, { rx: 4, fill: paint("surface-active"), stroke: paint("parchment-line"), "stroke-opacity": 0.6 });
  if (marks.includes("covered")) return [tablet, symbol("decree", w / 2 - 14, h / 2 - 14, 28)];
  const size = Math.min(20, h * 0.42);
  const [first, ...more] = icons;
  if (!first) return [tablet];
  return [tablet, symbol(first, w / 2 - size / 2, h / 2 - (more.length ? size : size / 2), size), ...row(more, w / 2, h / 2 + size * 0.55, size * 0.8)];
}

/** An arch of the aqueduct; water stands in it up to the ring, which leaves its number free. @param {Piece} piece @param {Box} box @returns {Drawing[]} */
function arch({ count, marks }, { w, h }) {
  const here = marks.includes("here");
  const wet = here ? w / 2 : marks.includes("wet") ? w : 0;
  const top = 11;
  const foot = h - 2;
  const leg = 6;
  const r = (w - 2 * leg) / 2;
  const spring = Math.min(foot - 8, top + 12 + r);
  return [
    ["path", { d: `M0 ${top}H${w}V${foot}H${w - leg}V${spring}A${r} ${Math.min(r, spring - top - 12)} 0 0 0 ${leg} ${spring}V${foot}H0Z`, fill: paint("masonry"), stroke: paint("masonry-line"), "stroke-width": 0.8 }],
    block(0, 1, w, 9, { fill: paint("masonry-3") }),
    block(0, 3.5, w, 5.5, { fill: paint("masonry-2") }),
    ...(wet ? [block(0, 3, wet, 6, { fill: paint("water") }), line(`M3 6h${wet / 2 - 3}`, { stroke: "white", "stroke-opacity": 0.7, "stroke-width": 1.4, "stroke-dasharray": "9 6" })] : []),
    text(w / 2, top + 12, String(count ?? ""), here ? 13 : 11.5, { ...MIDDLE, ...(here ? BOLD : { class: "rs-quiet" }) }),
    ...(here ? /** @type {Drawing[]} */ ([["grape-line", 5.4], ["grape", 3.6]].map(([ink, wide]) => ["circle", { cx: w / 2, cy: 3, r: 7, fill: "none", stroke: paint(String(ink)), "stroke-width": wide }])) : []),
  ];
}

// --- the supply ------------------------------------------------------------------------------------------------------

/** The figures of one colour: a row, as a bar of people. @param {Piece} piece @param {Box} box @returns {Drawing[]} */
function figures({ count, icons, badge }, { w, h }) {
  const all = count ?? 0;
  const pitch = Math.min(17, (w - 40) / Math.max(1, all));
  const size = h * 0.98;
  return [
    block(0, 0, w, h, { rx: 8, fill: paint("seat"), "fill-opacity": 0.42 }),
    text(14, h / 2 + 4.4, String(all), Math.min(12.5, h - 2), { ...MIDDLE, ...BOLD }),
    ...Array.from({ length: all }, (_, at) => drawnPart(`man-${icons[0]}`, 25 + at * pitch, (h - size) / 2, size * 0.8, size)),
    ...(badge ? [symbol("figure", w - 16, h / 2 - 7, 14)] : []),
  ];
}

/** A few of something: symbol and number. @param {Piece} piece @param {Box} box @returns {Drawing[]} */
const token = ({ icons, count, meter }, { h }) => [
  symbol(icons[0], 1, (h - 16) / 2, 16), text(20, h / 2 + 4.8, String(meter?.[0] ?? count ?? ""), 13, BOLD),
];

/** How many figures are in supply. @param {Piece} piece @param {Box} box @param {boolean} narrow @returns {Drawing[]} */
const total = ({ count, text: words }, box, narrow) => (narrow
  ? [text(10, 30, String(count ?? ""), 26, BOLD), text(53, 14, words, 11.5)]
  : [text(37, box.h * 0.42, String(count ?? ""), box.h > 70 ? 30 : 26, { ...BOLD, ...MIDDLE }), text(37, box.h * 0.62, words, 11.5, MIDDLE)]);

/** A sum in symbols: what the year end brings. @param {Piece} piece @param {Box} box @returns {Drawing[]} */
function sum({ icons, marks, text: words }, { w, h }) {
  const coming = marks.includes("new");
  const numbers = words.split(" ");
  const pitch = (w - 12) / icons.length; // the last number is bold
  return [
    block(0.5, 0.5, w - 1, h - 1, { rx: 7, fill: paint(coming ? "accent-soft" : "seat"), "fill-opacity": coming ? 1 : 0.75, stroke: paint(coming ? "accent" : "seat-line") }),
    ...icons.flatMap((icon, at) => [
      symbol(icon, 4 + at * pitch, (h - 13) / 2, 13),
      text(19 + at * pitch, h / 2 + 4.4, numbers[at] ?? "", 11.5, {
        style: "font-size: calc(11.5px * min(var(--rs-type, 1), 1.14))", ...(at === icons.length - 1 ? BOLD : {}),
      }),
    ]),
  ];
}

/** A privilege that is held; one that was used is crossed out. @param {Piece} piece @param {Box} box @returns {Drawing[]} */
const privilege = ({ icons, marks }, { w, h }) => [
  ["g", marks.includes("gone") ? { opacity: 0.6 } : {}, symbol(icons[0], 0, 0, Math.min(w, h)), ...icons.slice(1, 2).map((icon) => symbol(icon, w / 2 - 1, h / 2 - 2, 13))],
  ...(marks.includes("gone") ? [line(`M1 ${h - 1}L${w - 1} 1`, { stroke: paint("bad"), "stroke-width": 2 })] : []),
];

/** A year, as a milestone on the bank. @param {Piece} piece @returns {Drawing[]} */
const year = ({ text: number, marks }) => {
  const on = marks.includes("here");
  return [
    ["path", { d: "M0 31V8A9 9 0 0 1 18 8V31Z", fill: paint(on ? "surface-active" : "masonry"), stroke: paint(on ? "accent" : "masonry-line"), "stroke-width": on ? 1.8 : 1, opacity: on ? 1 : 0.75 }],
    text(9, 22, number, 11.5, { ...MIDDLE, ...BOLD, class: on ? "rs-loud" : "rs-quiet", "font-family": "Georgia, serif" }),
  ];
};

/** The name of an area, or of a path, upwards. @param {Piece} piece @param {Box} box @param {boolean} narrow @returns {Drawing[]} */
const label = ({ text: words, spot }, { w, h }, narrow) => {
  if (h > w) return [text(0, 0, words, narrow ? 9.5 : 11.5, { class: "rs-quiet", transform: `translate(9 ${h}) rotate(-90)` })];
  const ends = narrow;
  return [text(ends ? w : 0, 11, words, 11.5, { class: spot.endsWith("harbour") ? "rs-afloat" : "rs-quiet", ...(ends ? { "text-anchor": "end" } : {}) })];
};

/** What draws the things of each kind of place. @type {Record<string, (piece: Piece, box: Box, narrow: boolean, more: string) => Drawing[]>} */
const DRAWN = {
  die: dieOn, print, season, develop: (_, { w, h }) => [symbol("development", 0, (h - w) / 2, w)], action, column: beam, german,
  tile: displayed, slot: (piece, box, _, area) => slot(piece, box, area), track: (piece, box, _, name) => field(piece, box, name),
  decree, aqueduct: arch, figures, stars: token, manipulators: token, pier: total, sum, privilege, year, label,
};

/** A piece or site as it lies on the map. @param {Piece} piece @param {Box} box @param {boolean} narrow @returns {Drawing[]} */
export function drawingOf(piece, box, narrow) {
  const [kind, more] = piece.spot.split(".");
  return DRAWN[kind]?.(piece, box, narrow, more ?? "") ?? [];
}
