// @ts-check
/**
 * What lies on the map, by the name of its place (see places.js).
 *
 * @typedef {import("../../page/table/drawing.js").Drawing} Drawing
 * @typedef {import("../../page/table/drawn.js").Box} Box
 * @typedef {import("../../page/table/scene.js").Piece} Piece
 */

import { disc, edged, line, paint } from "../drawings/paint.js";
import { cardOf, fitting, opesOf } from "./cards.js";
import { caption, cardBack, coin, mixed, picture, sign, slab, tag, widthOf, wreath } from "./marks.js";

/** How large words are at least: also where the map is drawn a little smaller than it is, they can be read. */
const READABLE = 11;

/** @param {Piece} piece @param {string} mark */
const marked = (piece, mark) => piece.marks.includes(mark);

/** @param {Piece} piece @param {Box} box @returns {Drawing[]} */
function card(piece, box) {
  return piece.face?.portrait === "opes" ? opesOf(piece, box) : cardOf(piece, box);
}

/** @param {Piece} piece @param {Box} box @returns {Drawing[]} */
function milestoneOf(piece, { w, h }) {
  const here = marked(piece, "here");
  const stone = `M.5 ${h}V${h * 0.36}A${w / 2 - 0.5} ${w / 2 - 3} 0 0 1 ${w - 0.5} ${h * 0.36}V${h}Z`;
  return [["g", { opacity: marked(piece, "gone") ? 0.45 : undefined },
    edged(here ? "surface-active" : "masonry", here ? "accent" : "masonry-line", here ? 2 : 1, stone),
    caption(w / 2, h - 9, piece.text, { size: w > 26 ? 13 : 12, middle: true, bold: true, ink: here ? paint("accent") : undefined })]];
}

/** A combat card on the road: face down, or the Gauls' strength. @param {Piece} piece @param {Box} box @returns {Drawing[]} */
function bellumOf(piece, { w, h }) {
  const size = w * 0.72;
  const helmet = sign("helmet", (w - size) / 2, (h - size) / 2, size);
  if (!piece.face) return [...cardBack(w, h, "helmet", w / 2 - 2)];
  const strength = piece.face.rows[0][1];
  return [["g", { opacity: marked(piece, "gone") ? 0.5 : undefined },
    slab(0.5, 0.5, w - 1, h - 1, paint("card-top"), 4, { stroke: paint("card-line") }), helmet,
    disc(w - 6, 7, 7.5, "red", "red-line"), caption(w - 6, 10.6, String(strength), { size: 11, middle: true, bold: true, ink: "white" })]];
}

/** @param {Piece} piece @param {Box} box @returns {Drawing[]} */
function phaseOf(piece, { w, h }) {
  const here = marked(piece, "here");
  if (w < 12) return here ? [sign(piece.icons[0], w / 2 - 8, h / 2 - 8, 16)] : []; // no room for the others
  const size = Math.min(w, h) - (here ? 3 : 5);
  const frame = slab(0.5, 1.5, w - 1, h - 3, paint("accent-soft"), 5, { stroke: paint("accent"), "stroke-width": 1.5 });
  return [...(here ? [frame] : []), sign(piece.icons[0], (w - size) / 2, (h - size) / 2, size, { opacity: here ? undefined : 0.5 })];
}

/** A deck with its markers. @param {Piece} piece @param {Box} box @returns {Drawing[]} */
function deckOf({ id, icons, count }, { w, h }) {
  const slim = w < 60;
  const flat = h < w;
  const [cw, ch] = slim ? [w - 2, 58] : flat ? [42, h - 3] : [52, 72];
  const markers = [icons[0] === "marker" ? icons[0] : "no-marker", icons[1] ?? "no-marker"];
  return [
    slab(3, 3, cw, ch, paint("back-line"), 6),
    ...cardBack(cw, ch, id, slim || flat ? 15 : 19, slim || flat ? 22 : 28),
    caption(cw / 2, ch - 8, String(count), { size: slim ? 12 : 13, middle: true, bold: true, ink: paint("on-back") }),
    ...markers.map((name, index) => (
      slim ? sign(name, 4 + index * 18, ch + 5, 14) : flat ? sign(name, cw + 5 + index * 22, 36, 18) : sign(name, cw + 6, 8 + index * 26, 19)
    )),
  ];
}

/** What a deck is called, in the language of the rulebook and in the reader's. @param {Piece} piece @returns {Drawing[]} */
function deckName({ text }) {
  const [latin, word] = text.split(/ \(|\)/);
  return [caption(0, 10, latin, { size: READABLE, bold: true }), caption(0, 22, word, { size: READABLE, quiet: true })];
}

/** A building of the town, with what it gives; what waits to be activated is pale. @param {Piece} piece @param {Box} box @returns {Drawing[]} */
function buildingOf(piece, { w, h }) {
  const face = piece.face;
  if (!face) return [];
  const asleep = marked(piece, "asleep");
  const ghost = marked(piece, "ghost");
  const told = fitting(asleep ? "{phase-activate} \u22121 {prestige}" : face.mark, w);
  const long = widthOf(told, READABLE) + 9;
  const label = w < 48 ? [] : [
    tag(w - long, h - 11, long, 17, asleep ? "amber-soft" : "surface-active", asleep ? "amber-line" : "line-strong"),
    ...mixed(w - long + 5, h + 1.4, told, READABLE, { bold: true }),
  ];
  const frame = slab(-2, -3, w + 4, h + 6, "none", 9, { stroke: paint("accent"), "stroke-width": 2, "stroke-dasharray": "5 3" });
  return [
    ["ellipse", { cx: w / 2, cy: h - 1, rx: w * 0.46, ry: 4, fill: "rgb(var(--rs-shadow) / .16)" }],
    picture(face.portrait, 0, 0, w, { class: asleep ? "rs-asleep" : "", opacity: ghost ? 0.72 : undefined }),
    ...(told ? label : []), ...(ghost ? [frame] : []),
  ];
}

/** A senate card that lies in play. @param {Piece} piece @param {Box} box @returns {Drawing[]} */
function inPlay({ face }, { w, h }) {
  if (!face) return [];
  const told = face.corner ? `+${face.corner_label} {prestige}` : fitting(face.mark, w);
  const size = Math.max(READABLE, Math.min(12, (w - 1) / (widthOf(told, 10) / 10)));
  return [
    slab(0.5, 0.5, w - 1, h - 1, paint("card-top"), 5, { stroke: paint("card-line") }),
    slab(1, 1, w - 2, h - 17, paint("sky"), 4), picture(face.portrait, 3, 1 + (h - 18 - (w - 6) * 0.8), w - 6),
    ...mixed((w - widthOf(told, size)) / 2, h - 5, told, size, { bold: true }),
  ];
}

/** One course of a tower; a ghost is where the marker would come. @param {Piece} piece @param {Box} box @returns {Drawing[]} */
function courseOf(piece, { w, h }) {
  const r = Math.min(10, h / 2 - 1);
  const ghost = ["circle", { cx: w - 13, cy: h / 2, r: r - 1.5, fill: paint("surface-active"), stroke: paint("accent"), "stroke-width": 2, "stroke-dasharray": "3 2" }];
  if (marked(piece, "ghost")) return [/** @type {Drawing} */ (ghost)];
  const here = marked(piece, "here");
  const odd = Number(piece.spot.split(".")[1]) % 2 !== 0;
  return [
    slab(1, 0.5, w - 2, h - 1, paint(here ? "accent-soft" : odd ? "masonry" : "masonry-2"), 1),
    line("masonry-line", 0.8, `M0 0H${w}`, { opacity: 0.7 }),
    caption(w < 45 ? 10 : 12, h / 2 + 4.2, piece.text, { size: Math.min(11.5, h - 4), middle: true, bold: here, quiet: !here }),
    ...(here ? [sign(piece.marks.find((mark) => mark.startsWith("token-")) ?? "", w - 13 - r, h / 2 - r, 2 * r)] : []),
  ];
}

/** How strong the city is. @param {Piece} piece @param {Box} box @returns {Drawing[]} */
function shield({ count, text, icons, marks }, { w, h }) {
  const [x, y] = [w / 2, h / 2 - 4];
  const d = `M${x} ${y - 27}C${x + 8} ${y - 22} ${x + 15} ${y - 21} ${x + 20} ${y - 21}V${y + 2}C${x + 20} ${y + 16} ${x + 9} ${y + 25} ${x} ${y + 29}C${x - 9} ${y + 25} ${x - 20} ${y + 16} ${x - 20} ${y + 2}V${y - 21}C${x - 15} ${y - 21} ${x - 8} ${y - 22} ${x} ${y - 27}Z`;
  if (marks.includes("ghost")) return [tag(x - 4, y + 13, 36, 19, "surface-active", "accent"), caption(x + 14, y + 27, text, { size: 12, middle: true, bold: true, ink: paint("accent") })];
  const colour = icons[0].replace("token-", "");
  return [
    edged(colour, `${colour}-line`, 1.4, d),
    caption(x, y + (text.length > 1 ? 8 : 10), text, { size: text.length > 1 ? 22 : 27, middle: true, bold: true, ink: colour === "yellow" ? paint("on-yellow") : "white" }),
    ...(count === null ? [] : [caption(x, h, String(count), { size: 11, middle: true })]),
  ];
}

/** The Gauls' card turned over, large: their strength, and what a defeat costs. @param {Piece} piece @param {Box} box @returns {Drawing[]} */
function gaulsOf({ face }, { w, h }) {
  if (!face) return [];
  const [side, lines] = [(h - 8) * 1.25, face.lines];
  return [
    slab(0.5, 0.5, w - 1, h - 1, paint("card-top"), 7, { stroke: paint("card-line") }),
    picture(face.portrait, 4, 4, side), disc(15, 15, 11, "red", "red-line"),
    caption(15, 20, String(face.rows[0][1]), { size: 14, middle: true, bold: true, ink: "white" }),
    ...lines.map((one, at) => caption(side + 10, h / 2 + 4 + (at - (lines.length - 1) / 2) * 19, one, { size: 11.5, bold: !at })),
  ];
}

/** A store: how much there is, and the places it has; what a move would pay is hatched. @param {Piece} piece @param {Box} box @returns {Drawing[]} */
function storeOf(piece, { w, h }) {
  const what = piece.spot.split(".")[1];
  const slim = w < 100;
  const at = slim ? 24 : 33;
  const size = slim ? 16 : 22;
  const long = String(piece.count).length * (slim ? 9.6 : 11.4);
  if (marked(piece, "ghost")) {
    const below = w < 75; // there is no room beside the number
    const [right, down] = below ? [at + long / 2, h - 3.4] : [at + long + 3, h / 2 + 5.6];
    return [...paid(piece, w, h), caption(right, down, piece.text, { size: slim ? 11 : 13, middle: below, bold: true, ink: paint("accent") })];
  }
  const cells = piece.meter ? cellsOf(w, h, piece.meter[1]) : [];
  return [
    sign(what, slim ? 4 : 6, h / 2 - size / 2, size),
    caption(at, h / 2 + 6.5, String(piece.count), { size: slim ? 16 : 19, bold: true }),
    ...cells.map(({ x, width }, index) => (
      index < (piece.meter?.[0] ?? 0) ? edged(GOODS[what][0], GOODS[what][1], 0.9, boxPath(x, width, h))
        : edged("sunken", "line-strong", 0.9, boxPath(x, width, h))
    )),
  ];
}

/** @type {Record<string, [string, string]>} */
const GOODS = { clay: ["brick", "brick-line"], wood: ["log", "log-line"], stone: ["block", "block-line"] };

/** @param {number} w @param {number} h @param {number} count */
function cellsOf(w, h, count) {
  const left = w * 0.6;
  const pitch = (w - left - 5) / Math.max(9, count);
  return Array.from({ length: count }, (_, index) => ({ x: left + index * pitch, width: pitch - 1.6 }));
}

/** @param {number} x @param {number} width @param {number} h */
const boxPath = (x, width, h) => `M${x} 11h${width}v${h - 22}h${-width}Z`;

/** The places that a move would empty or fill. @param {Piece} piece its count is what there is, its position what there will be @param {number} w @param {number} h @returns {Drawing[]} */
function paid({ count, position, meter }, w, h) {
  const [low, high] = [Math.min(count ?? 0, position ?? 0), Math.max(count ?? 0, position ?? 0)];
  return (meter ? cellsOf(w, h, meter[1]) : []).slice(low, high).flatMap(({ x, width }) => [
    edged("accent-soft", "accent", 1.1, boxPath(x, width, h), { "stroke-dasharray": "2.5 1.6" }),
    line("accent", 0.9, `M${x} 19l${width} -6M${x} 26l${width} -6M${x} ${h - 12}l${width} -6`),
  ]);
}

/** The ground of a bay. @param {Piece} piece @param {Box} box @returns {Drawing[]} */
const bayGround = (piece, { w, h }) => [slab(0.5, 0.5, w - 1, h - 1, paint("surface-active"), 8, { stroke: paint("line") })];

/** What the common supply has left. @param {Piece} piece @param {Box} box @returns {Drawing[]} */
function supplied(piece, { w, h }) {
  const left = piece.meter ? String(piece.meter[0]) : "";
  const size = Math.min(17, w - 10, left ? h - 16 : h);
  return [
    sign(piece.icons[0], (w - size) / 2, left ? 2 : (h - size) / 2, size),
    caption(w / 2, h - 4, left, { size: 12, middle: true, quiet: true }),
  ];
}

/** A combat token that nobody sees, and whose it is: beside it where it would cover buildings. @param {Piece} piece @param {Box} box @returns {Drawing[]} */
function laidToken({ text, icons }, { w, h }) {
  const lines = text.split(": ").filter((line) => line !== "?");
  if (h < 40) return [sign(icons[0], 0, 0, h), caption(h + 3, h - 5.5, lines.join(" "), { size: 11, bold: true })];
  return [sign(icons[0], w / 2 - 20, 2, 40), ...lines.map((line, at) => caption(w / 2, 54 + at * 13, line, { size: 11, middle: true, bold: true }))];
}

/** @param {Piece} piece @param {Box} box @returns {Drawing[]} */
function tokenOf(piece, { w, h }) {
  const colour = piece.icons[0].replace("token-", "");
  if (piece.count === null) return [sign(piece.icons[0], 0, 0, w)];
  return coin(w / 2, h / 2, w / 2 - 2, colour, `${piece.count > 0 ? "+" : "\u2212"}${Math.abs(piece.count)}`);
}

/** A marker on the prestige track, the start player's with the crown. @param {Piece} piece @param {Box} box @returns {Drawing[]} */
function marker(piece, { w }) {
  if (marked(piece, "ghost")) {
    return [["circle", { cx: w / 2, cy: w / 2, r: w / 2 - 1.5, fill: paint("surface-active"), stroke: paint("accent"), "stroke-width": 2, "stroke-dasharray": "3 2" }],
      caption(w / 2, w / 2 + 4, piece.text, { size: 11, middle: true, bold: true })];
  }
  return [sign(piece.icons[0], 0, 0, w)];
}

/** A place in the turn order: the first has the crown, whoever acts is framed. @param {Piece} piece @param {Box} box @returns {Drawing[]} */
function inOrder(piece, { w, h }) {
  const own = piece.icons.find((icon) => icon !== "caesar");
  const name = [disc(w / 2, h / 2, w / 2 - 1.5, "surface-active", "line-strong"), caption(w / 2, h / 2 + 3.4, piece.text.slice(0, 1), { size: 9, middle: true, bold: true })];
  return [
    ...(marked(piece, "here") ? [disc(w / 2, h / 2, w / 2 + 0.5, "", "accent", 1.6)] : []),
    ...(own ? [sign(own, 1.5, h / 2 - w / 2 + 1.5, w - 3)] : name),
    ...(piece.icons.includes("caesar") ? [sign("caesar", w / 2 - 4.5, -4.5, 9)] : []),
  ];
}

/** A penalty that was not paid, as the prestige card shows it. @param {Piece} piece @param {Box} box @returns {Drawing[]} */
function lossOf({ text }, { w, h }) {
  return [slab(0.5, 0.5, w - 1, h - 1, paint("heart"), 3, { stroke: paint("heart-line") }),
    caption(w / 2, h / 2 + 4, `\u2212${text.split(" ")[0]}`, { size: READABLE, middle: true, bold: true, ink: "white" })];
}

/** The name of the town above its gate, with the harbour or bridge that its board shows. @param {Piece} piece @param {Box} box @returns {Drawing[]} */
function gateSign({ text, icons }, { w, h }) {
  const lines = text.split(" ");
  const beside = (/** @type {number} */ index) => (lines.length > 1 && !index ? 13 : 0);
  const size = Math.min(11.5, ...lines.map((one, index) => ((w - 12 - beside(index)) * 11) / widthOf(one, 11)));
  const [first, second] = lines.length > 1 ? [h / 2 - 2.2, h / 2 + 9.8] : [h - 4, 0];
  return [slab(1, 1, w - 2, h - 2, paint("masonry"), 2, { stroke: paint("masonry-line"), "stroke-width": 0.8 }),
    sign(icons[0], (w - 13 - (second ? widthOf(lines[0], size) : 0)) / 2, second ? 2 : 1.5, 12),
    ...lines.map((one, index) => caption((w + beside(index)) / 2, index ? second : first, one, { size, middle: true, bold: true }))];
}

/** The prestige in a wreath. @param {Piece} piece @param {Box} box @returns {Drawing[]} */
const worthOf = ({ text }, { w, h }) => wreath(w / 2, h / 2, Math.min(w, h), text);

/** A question that waits for an answer. @param {Piece} piece @param {Box} box @returns {Drawing[]} */
function question({ text }, { w, h }) {
  const long = Math.min(w, text.length * 6.9 + 24);
  const size = Math.min(12.5, (12.5 * (w - 18)) / (text.length * 6.9));
  if (size < 10) return []; // what to do is told above the board
  return [tag((w - long) / 2, 0.5, long, h - 1, "accent-soft", "accent"), caption(w / 2, h / 2 + 4.4, text, { size, middle: true, bold: true })];
}

/** Words on the ground. @param {Piece} piece @param {Box} box @returns {Drawing[]} */
function label({ text, spot }, { w, h }) {
  const terrace = /\d/.test(spot);
  return [caption(terrace ? w : w / 2, h - 3, text, { size: 11, middle: !terrace, end: terrace, quiet: terrace })];
}

/** @type {Record<string, (piece: Piece, box: Box) => Drawing[]>} */
const DRAWN = {
  round: milestoneOf, bellum: bellumOf, phase: phaseOf, prestige: marker, order: inOrder, deck: deckOf, name: deckName, row: card, choice: card, hand: card,
  plot: buildingOf, play: inPlay, loss: lossOf, worth: worthOf, morale: courseOf, defence: courseOf, strength: shield,
  gate: gateSign, gauls: gaulsOf, ground: bayGround, bay: storeOf, supply: supplied, token: tokenOf, laid: laidToken, shown: tokenOf, sign: question, label,
};

/** A piece as it is drawn on the map; what does not lie there is a building of another city. @param {Piece} piece @param {Box} box @returns {Drawing[]} */
export function drawingOf(piece, box) {
  return (DRAWN[piece.spot.split(".")[0]] ?? buildingOf)(piece, box);
}
