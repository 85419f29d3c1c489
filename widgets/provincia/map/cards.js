// @ts-check
/**
 * Cards on the map: what they are worth and cost at the left, a drawing, what they do in symbols, their name below.
 *
 * @typedef {import("../../page/table/drawing.js").Drawing} Drawing
 * @typedef {import("../../page/table/drawn.js").Box} Box
 * @typedef {import("../../page/table/scene.js").Face} Face
 * @typedef {import("../../page/table/scene.js").Piece} Piece
 * @typedef {{w: number, h: number, left: number, name: number, does: number, told: string[], broad: boolean, small: boolean}} Layout
 *   `left`: how wide the costs are; `name` and `does`: how high these parts are; `told`: the lines of what the card does, all of
 *   its width if `broad`
 */

import { flat, line, paint } from "../drawings/paint.js";
import { caption, cardBack, lettersOf, mixed, picture, sign, slab, tag, tick, widthOf, wreath } from "./marks.js";

const SMALL = 130;
const SMALL_HIGH = 104;
/** How high a cost is at least, and what stands above the costs. */
const [LEAST, HEAD] = [13, 33];
/** How large words and numbers are at least, also where the map is drawn a little smaller than it is. */
const LETTERS = 11.5;
/** How wide costs are at least, and below which width they have no room for a tick. */
const [LEFT, TICKED] = [34, 38];
/** Below which width what a card is worth makes room for how often it may stand. */
const CROWDED = 56;

/**
 * What costs nothing is a picture as a whole. Where there are few costs, what a card does may take all of its width; where they are many, the room of ticks.
 *
 * @param {Box} box @param {Face} face @param {boolean} short whether it tells what is lacking @returns {Layout}
 */
function layoutOf({ w, h }, { corner, mark, rows }, short) {
  const small = w < SMALL || h < SMALL_HIGH;
  const [name, line] = [small ? 19 : 21, small ? 16 : 18];
  const lefts = rows.length || corner ? leftsOf(w, small, short) : [0];
  const [below, free] = [w - 4, h - name - HEAD - rows.length * LEAST];
  const beside = (/** @type {number} */ left) => w - left - 6;
  const two = inTwo(mark);
  const ways = lefts.flatMap((left) => /** @type {[number, string[], boolean][]} */ ([
    [left, [mark], false], ...(free >= line ? [[left, [mark], true]] : []),
    [left, two, false], ...(free >= line + LETTERS ? [[left, two, true]] : []),
  ]));
  const found = ways.find(([left, lines, all]) => lines.every((one) => widthOf(one, LETTERS) <= (all ? below : beside(left))));
  const signs = (/** @type {number} */ left) => fitting(mark, free >= line ? below : beside(left));
  const least = lefts.find(signs) ?? lefts[0];
  const [left, told, broad] = found ?? [least, [signs(least)], free >= line];
  const lines = told.filter(Boolean);
  return { w, h, left, name, does: lines.length ? line + (lines.length - 1) * (LETTERS + 1) : 0, told: lines, broad, small };
}

/** How wide the costs may be, best first. @param {number} w @param {boolean} small @param {boolean} short */
const leftsOf = (w, small, short) => (w < 70 ? [LEFT] : w < 74 ? [TICKED] : [small ? 45 : 52, ...(short ? [] : [LEFT])]);

/** Words and symbols in two lines, about equally wide: words stay together below a symbol, and what is one of two in a line. @param {string} told @returns {string[]} */
function inTwo(told) {
  const words = told.split(" ");
  const breaks = [...words.keys()].filter((at) => at && (!told.includes("{") || words[at - 1].endsWith("}") || words[at].startsWith("+")));
  const ways = breaks.map((at) => [words.slice(0, at).join(" "), words.slice(at).join(" ")]);
  const wide = (/** @type {string[]} */ lines) => Math.max(...lines.map((one) => widthOf(one, LETTERS)));
  return ways.reduce((best, one) => (wide(one) < wide(best) ? one : best), [told]);
}

/** A card, open, face down or taken. @param {Piece} piece @param {Box} box @returns {Drawing[]} */
export function cardOf(piece, box) {
  if (piece.kind === "gap") return gap(piece, box);
  if (piece.kind === "go" || piece.kind === "token") return answerOf(piece, box);
  if (!piece.face) return cardBack(box.w, box.h, piece.icons[0] ?? "hand", Math.min(24, box.w / 4));
  const layout = layoutOf(box, piece.face, lacking(piece));
  const { w, h } = layout;
  return [
    ["svg", { width: w, height: h, viewBox: `0 0 ${w} ${h}`, class: "rs-card-sheet" },
      slab(0, 0, w, h, paint("card-top"), 7), ...view(piece, layout), ...band(piece.face, layout)],
    ...price(piece, layout),
    slab(0.5, 0.5, w - 1, h - 1, "none", 7, { stroke: paint("card-line") }),
    ...(piece.badge && !lacking(piece) ? badgeOf(piece.badge, layout) : []),
  ];
}

/** Whose it is, or that one knows it. @param {string} badge @param {Layout} layout @returns {Drawing[]} */
function badgeOf(badge, { w, h, name }) {
  const long = widthOf(badge, 11) + 10;
  return [tag(w - long - 3, h - name - 38, long, 17), caption(w - long / 2 - 3, h - name - 25.6, badge, { size: 11, middle: true })];
}

/** @param {Piece} piece */
const lacking = (piece) => piece.marks.includes("short");

/** The picture, pale while something is lacking. @param {Piece} piece @param {Layout} layout @returns {Drawing[]} */
function view(piece, { w, h, left, name, does, told, broad }) {
  const face = /** @type {Face} */ (piece.face);
  const from = broad ? 0 : left;
  const foot = h - name - does;
  const room = Math.min(w - left - 4, (foot - 4) * 1.25);
  const asleep = face.sign === "asleep" ? "rs-asleep" : "";
  return [
    slab(0, 0, left, h, paint("card-bottom"), 7), slab(left, 0, w - left, foot, paint("sky")),
    flat("hill", `M${left} ${foot - 15}C${left + 30} ${foot - 22} ${w - 30} ${foot - 20} ${w} ${foot - 14}V${foot}H${left}Z`),
    picture(face.portrait, left + (w - left - room) / 2, foot - room * 0.8 + 1, room, { class: asleep, opacity: lacking(piece) ? 0.5 : undefined }),
    ...(left ? [line("card-line", 1, `M${left} 1V${broad ? foot : h - name}`)] : []),
    ...(does ? [slab(from, foot, w - from, does, paint("card-top"))] : []),
    ...told.flatMap((one, at) => mixed(from + (broad ? 3 : 5), h - name - 5 - (told.length - 1 - at) * (LETTERS + 1), one, LETTERS, { quiet: true })),
    ...face.lines.flatMap((one) => printed(w, one)),
  ];
}

/** How often a building may stand in a city, if its worth does not tell: beside that. @param {number} w @param {string} mark @returns {Drawing[]} */
const printed = (w, mark) => (w < CROWDED ? [caption(w - 2, 13, mark, { size: 11, end: true })] : [
  tag(w - 23, 4, 19, 15, "card-top", "card-line"), caption(w - 13.5, 15.6, mark, { size: LETTERS, middle: true, bold: true }),
]);

/** What a card does, if there is room for it; its symbols and numbers else. @param {string} told @param {number} room */
export function fitting(told, room) {
  if (widthOf(told, LETTERS) <= room) return told;
  const signs = told.match(/(?:[+\u2212]?\d+ ?)?\{[\w-]+\}/g) ?? [];
  const ways = [signs, ...(signs[0]?.startsWith("{") ? [signs.slice(1)] : [])].map((some) => some.join(" "));
  return ways.find((one) => widthOf(one, LETTERS - 1) <= room) ?? "";
}

/** The name. @param {Face} face @param {Layout} layout @returns {Drawing[]} */
function band({ title, colour }, { w, h, name, small }) {
  const letters = lettersOf(title) * 1.15;
  const size = Math.max(11, Math.round(Math.min(small ? 11.5 : 12.5, (w - 8) / letters) * 10) / 10);
  const long = letters * size > w - 6 ? { textLength: w - 8, lengthAdjust: "spacingAndGlyphs" } : {};
  return [["g", { "data-colour": colour },
    ["path", { d: `M0 ${h - name}H${w}V${h - 7}A7 7 0 0 1 ${w - 7} ${h}H7A7 7 0 0 1 0 ${h - 7}Z`, fill: "var(--rs-paint)" }],
    caption(w / 2, h - name / 2 + 4.3, title, { size, middle: true, bold: true, ink: "var(--rs-on-paint)", ...long })]];
}

/** What it is worth, and what it costs; a tick for what one has. @param {Piece} piece @param {Layout} layout @returns {Drawing[]} */
function price(piece, layout) {
  const face = /** @type {Face} */ (piece.face);
  const { w, h, left, name, does, broad, small } = layout;
  const size = w < CROWDED ? 22 : small ? 25 : 30;
  const head = face.corner ? wreath(w < CROWDED ? size / 2 + 0.5 : left / 2, 5 + size / 2, size, face.corner_label)
    : face.icon ? [sign(face.icon, left ? left / 2 - 10 : 5, 5, 20)] : [];
  const top = head.length ? (face.corner ? size + 8 : 29) : 8;
  const high = Math.min(small ? 17 : 19, (h - name - (broad ? does : 2) - top) / Math.max(1, face.rows.length));
  return [...head, ...face.rows.flatMap(([what, count], row) => (
    due(what, count, face.spaces.find(({ icons }) => icons[0] === what), top + row * high, high, layout)
  ))];
}

/** @param {string} what @param {number} count @param {import("../../page/table/scene.js").Space | undefined} state @param {number} y @param {number} high @param {Layout} layout @returns {Drawing[]} */
function due(what, count, state, y, high, { left, small }) {
  const size = Math.min(small ? 13 : 15, high + 2);
  const rest = !state ? [] : state.words
    ? [caption(left - 1, y + high / 2 + 4, state.words, { size: 11, end: true, bold: true, ink: paint("bad") })]
    : left < TICKED ? [] : [tick(left - (left < 45 ? 10 : small ? 12 : 14), y + high / 2 + 0.5)];
  const number = state?.words && left < 45 ? [] : [caption(small ? 17 : 21, y + high / 2 + 4.4, String(count), { size: Math.min(small ? 11.5 : 12.5, high + 1), bold: true })];
  return [sign(what, 3, y + (high - size) / 2, size), ...number, ...rest];
}

/** A place whose card is taken. @param {Piece} piece @param {Box} box @returns {Drawing[]} */
function gap({ text }, { w, h }) {
  return [
    slab(1, 1, w - 2, h - 2, paint("surface"), 8, { stroke: paint("line-strong"), "stroke-dasharray": "4 3", "fill-opacity": 0.96 }),
    caption(w / 2, h / 2 + 4, text, { size: 11, middle: true, quiet: true }),
  ];
}

/** An answer to a question that is no card. @param {Piece} piece @param {Box} box @returns {Drawing[]} */
function answerOf({ text, face, icons }, { w, h }) {
  const lines = split(text, w);
  const top = face ? h - 8 - (lines.length - 1) * 14 : h / 2 + 4 - (lines.length - 1) * 7;
  const size = Math.min(64, (h - 12 - lines.length * 14) * 1.25);
  return [
    slab(0.5, 0.5, w - 1, h - 1, paint("surface-active"), 8, { stroke: paint("line-strong") }),
    ...(face ? [picture(face.portrait, (w - size) / 2, 6, size)] : icons.map((icon) => sign(icon, w / 2 - 12, 10, 24))),
    ...lines.map((one, index) => caption(w / 2, top + index * 14, one, { size: 11, middle: true, bold: true })),
  ];
}

/** @param {string} text @param {number} width */
function split(text, width) {
  const most = Math.floor(width / 6.6);
  return text.split(" ").reduce((/** @type {string[]} */ lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
    return lines;
  }, []);
}

/** A production card: what its halves give, that of the onlooker framed. @param {Piece} piece @param {Box} box @returns {Drawing[]} */
export function opesOf(piece, { w, h }) {
  const face = /** @type {Face} */ (piece.face);
  const half = (h - 19) / 2;
  return [
    ["svg", { width: w, height: h, viewBox: `0 0 ${w} ${h}`, class: "rs-card-sheet" },
      slab(0, 0, w, h, paint("card-top")), ...band(face, layoutOf({ x: 0, y: 0, w, h }, face, false))],
    ...face.spaces.filter(({ state }) => state !== "bare").flatMap(({ icons, state }, index) => (
      goodsOf(face.spaces[index * 2].words, icons, state === "next", { x: 3, y: 3 + index * half, w: w - 6, h: half - 4 })
    )),
    slab(0.5, 0.5, w - 1, h - 1, "none", 7, { stroke: paint("card-line") }),
  ];
}

/** @param {string} title @param {string[]} icons @param {boolean} mine @param {Box} box @returns {Drawing[]} */
function goodsOf(title, icons, mine, { x, y, w, h }) {
  const size = Math.min(18, (w - 4) / Math.max(1, icons.length), h - 15);
  const from = x + (w - size * icons.length) / 2;
  return [
    ...(mine ? [slab(x, y, w, h, paint("accent-soft"), 5, { stroke: paint("accent"), "stroke-width": 1.6 })] : []),
    caption(x + w / 2, y + 11, title, { size: 11, middle: true, quiet: !mine, bold: mine }),
    ...icons.map((icon, index) => sign(icon, from + index * size, y + 13 + (h - 15 - size) / 2, size)),
  ];
}
