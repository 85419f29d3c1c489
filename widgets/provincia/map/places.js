// @ts-check
/**
 * Where everything lies on the map of Provincia Romana. Every place has a name: "prestige.15", "round.3", "bellum.3",
 * "phase.play", "deck.0", "row.2", "plot.0" (of a terrace), "morale.4", "hand", "bay.clay", ... Of several things with
 * one name each lies beside the one before it.
 *
 * @typedef {import("../../page/table/drawn.js").Box} Box
 * @typedef {import("../../page/table/drawn.js").Lying} Lying
 * @typedef {import("../../page/table/scene.js").Piece} Piece
 */

/**
 * `rim`: the prestige track around the picture, with so many cells above and beside it; `road`: the rounds; `row`: the
 * cards laid out; `terraces`: where the buildings stand; `town`: from where, how far and how large; `wall`: the two towers,
 * `high` and `foot` are the ends of their courses; `bays`: the widths of the stores, the supply and the tokens.
 * @typedef {object} Plan
 * @property {boolean} small whether what lies about is small
 * @property {boolean} sparse whether only every fifth number of the track is told
 * @property {number} width
 * @property {number} height
 * @property {{h: number, edge: number, top: number, side: number}} rim
 * @property {Box & {step: number}} deck
 * @property {Box} phases
 * @property {Box} road
 * @property {Box & {card: number, gap: number, lines?: number}} row in one line, or in two where there are many
 * @property {number[]} terraces
 * @property {{x: number, w: number, pitch: number, size: number}} town
 * @property {{x: number, tower: number, gap: number, high: number, foot: number, course: number}} wall
 * @property {Box & {card: number, gap: number}} hand
 * @property {{gap: number, lines: {y: number, h: number, widths: Record<string, number>}[]}} bays
 */

/** @type {Plan} */
export const TOWN_WIDE = {
  small: false, sparse: false, width: 800, height: 594, rim: { h: 430, edge: 20, top: 20, side: 10 },
  deck: { x: 27, y: 68, w: 76, h: 108, step: 113 }, phases: { x: 25, y: 29, w: 86, h: 22 }, road: { x: 112, y: 23, w: 664, h: 41 },
  row: { x: 112, y: 70, w: 664, h: 98, card: 106, gap: 5.6 }, terraces: [247, 325, 403],
  town: { x: 114, w: 506, pitch: 84, size: 78 }, wall: { x: 625, tower: 46, gap: 56, high: 192, foot: 390, course: 22 },
  hand: { x: 3, y: 438, w: 794, h: 108, card: 152.4, gap: 8 },
  bays: { gap: 6, lines: [{ y: 553, h: 41, widths: { clay: 128, wood: 128, stone: 128, gold: 80, supply: 156, token: 150 } }] },
};

/** @type {Plan} */
export const TOWN_LOW = {
  small: true, sparse: false, width: 792, height: 418, rim: { h: 278, edge: 18, top: 20, side: 10 },
  deck: { x: 22, y: 53, w: 124, h: 64, step: 68 }, phases: { x: 22, y: 19, w: 120, h: 17 }, road: { x: 148, y: 20, w: 624, h: 30 },
  row: { x: 147, y: 53, w: 470, h: 93, card: 96, gap: 4 }, terraces: [123, 187, 251],
  town: { x: 156, w: 456, pitch: 68, size: 62 }, wall: { x: 622, tower: 48, gap: 56, high: 74, foot: 240, course: 19 },
  hand: { x: 3, y: 283, w: 786, h: 97, card: 150.8, gap: 8 },
  bays: { gap: 6, lines: [{ y: 384, h: 34, widths: { clay: 128, wood: 128, stone: 128, gold: 80, supply: 152, token: 146 } }] },
};

/** The same, as high as it gets. @type {Plan} */
export const TOWN_HIGH = {
  small: true, sparse: false, width: 792, height: 588, rim: { h: 426, edge: 18, top: 20, side: 10 },
  deck: { x: 22, y: 64, w: 124, h: 92, step: 112 }, phases: { x: 22, y: 22, w: 120, h: 17 }, road: { x: 148, y: 22, w: 624, h: 34 },
  row: { x: 147, y: 62, w: 470, h: 98, card: 96, gap: 4 }, terraces: [244, 321, 398],
  town: { x: 156, w: 456, pitch: 78, size: 74 }, wall: { x: 622, tower: 48, gap: 56, high: 190, foot: 388, course: 22 },
  hand: { x: 3, y: 434, w: 786, h: 107, card: 150.8, gap: 8 },
  bays: { gap: 6, lines: [{ y: 547, h: 40, widths: { clay: 128, wood: 128, stone: 128, gold: 80, supply: 152, token: 146 } }] },
};

/** @type {Plan} */
export const TOWN_SLIM = {
  small: true, sparse: true, width: 480, height: 515, rim: { h: 318, edge: 18, top: 18, side: 12 },
  deck: { x: 22, y: 50, w: 42, h: 78, step: 84 }, phases: { x: 20, y: 18.5, w: 54, h: 15 }, road: { x: 76, y: 20, w: 384, h: 30 },
  row: { x: 72, y: 54, w: 386, h: 84, card: 125, gap: 5, lines: 2 }, terraces: [116, 205, 294],
  town: { x: 72, w: 240, pitch: 56, size: 54 }, wall: { x: 318, tower: 42, gap: 54, high: 74, foot: 269, course: 23.2 },
  hand: { x: 5, y: 325, w: 470, h: 107, card: 90, gap: 5 },
  bays: { gap: 4, lines: [{ y: 435, h: 26, widths: { clay: 128, wood: 128, stone: 128, gold: 84 } }, { y: 463, h: 51, widths: { supply: 260, token: 216 } }] },
};
const CELLS = 60;
const ROUNDS = 6;
const STORED = ["clay", "wood", "stone", "gold"];
const PHASES = 6;

/** The cell of the prestige track that shows a number; after one way around it begins again. @param {Plan} plan @param {number} value @returns {Box} */
export function cellOf({ width, rim }, value) {
  const { h, edge, top, side } = rim;
  const [long, tall] = [width / top, (h - 2 * edge) / side];
  const at = ((value % CELLS) + CELLS) % CELLS;
  if (at < top) return { x: at * long, y: 0, w: long, h: edge };
  if (at < top + side) return { x: width - edge, y: edge + (at - top) * tall, w: edge, h: tall };
  if (at < 2 * top + side) return { x: width - (at - top - side + 1) * long, y: h - edge, w: long, h: edge };
  return { x: 0, y: h - edge - (at - 2 * top - side + 1) * tall, w: edge, h: tall };
}

/** So many boxes side by side in an area, closer where there are many. @param {Box & {card: number, gap: number, lines?: number}} area @param {number} index @param {number} count @returns {Box} */
function inRow({ lines, ...area }, index, count) {
  const { x, y, w, h, card, gap } = area;
  const half = Math.ceil(count / 2);
  if (lines === 2 && count > 3) {
    return inRow({ ...area, y: y + (index < half ? 0 : h + gap) }, index % half, half);
  }
  const fits = count * (card + gap) - gap <= w + 1;
  const pitch = fits ? card + gap : (w + gap) / count;
  return { x: x + index * pitch, y, w: fits ? card : pitch - gap, h };
}

/** The course of a tower for a number; `values`: all that the tower has. @param {Plan} plan @param {number} tower 0 or 1 @param {number[]} values @param {number} value @returns {Box} */
function courseAt({ wall }, tower, values, value) {
  const high = Math.min(wall.course, (wall.foot - wall.high) / values.length);
  const x = wall.x + tower * (wall.tower + wall.gap);
  return { x, y: wall.foot - (values.indexOf(value) + 1) * high, w: wall.tower, h: high };
}

/** One of the bays below the hand. @param {Plan} plan @param {string} name @returns {Box} */
function bayOf({ bays: { gap, lines } }, name) {
  const { y, h, widths } = lines.find((line) => name in line.widths) ?? lines[0];
  const before = Object.keys(widths).slice(0, Object.keys(widths).indexOf(name));
  return { x: before.reduce((sum, one) => sum + widths[one] + gap, 0), y, w: widths[name], h };
}

/** The middle of the wall between the towers. @param {Plan} plan @param {number} y @param {number} h @param {number} [grow] @returns {Box} */
function gateOf({ wall }, y, h, grow = 0) {
  return { x: wall.x + wall.tower - grow, y, w: wall.gap + 2 * grow, h };
}

/** A round's milestone, or its combat card beside it. @param {Plan} plan @param {number} number @param {boolean} card @returns {Box} */
function milestone({ road, small }, number, card) {
  const pitch = road.w / ROUNDS;
  const middle = road.x + pitch * (number - 0.5);
  const [stone, wide, tall] = small ? [24, 18, 23] : [30, 25, 32];
  if (card) return { x: middle + stone / 2 - (small ? 7 : 11), y: road.y + road.h - 3 - tall, w: wide, h: tall };
  return { x: middle - stone / 2 - (small ? 11 : 15), y: road.y, w: stone, h: road.h - 2 };
}

/** In how many lines choices lie: in two only where there are many, for they may be about the town below. @param {{lines?: number}} row @param {number} count */
const linesOf = ({ lines = 1 }, count) => (count > 5 ? lines : 1);

/** @param {Box} bay @param {number} index @param {number} count @returns {Box} */
function besideIn({ x, y, w, h }, index, count) {
  const pitch = Math.min(h, (w - 8) / count);
  const size = Math.min(h - 6, pitch - 2);
  return { x: x + 5 + index * pitch, y: y + (h - size) / 2, w: size, h: size };
}

/** Where the Gauls' card lies: at the wall, or between two terraces, so that buildings stay in sight. @param {Plan} plan @returns {Box} */
function besideTown({ row, sparse, terraces, wall }) {
  const w = Math.min(250, wall.x - row.x - 2);
  return sparse ? { x: row.x, y: terraces[0] + 2, w, h: 44 } : { x: wall.x - w - 4, y: row.y + 3, w, h: 64 };
}

/** The n-th of several things that may lie in one place. @typedef {{piece: Piece, of: string, index: number, count: number, all: Map<string, Piece[]>}} Thing */

/** @type {Record<string, (plan: Plan, thing: Thing) => Box | undefined>} */
const SPOTS = {
  prestige: (plan, { of, index, count }) => {
    const { x, y, w, h } = cellOf(plan, Number(of));
    const size = plan.small ? 20 : 24;
    const pitch = Math.min(12, 34 / count);
    const fan = (count - 1) * pitch;
    const [wide, high] = h > w ? [size, size + fan] : [size + fan, size];
    const from = Math.max(0, Math.min(plan.width - wide, x + (w - wide) / 2)); // in a corner, whole
    return { x: from + index * (wide - size) / Math.max(1, count - 1), y: y + (h - high) / 2 + index * (high - size) / Math.max(1, count - 1), w: size, h: size };
  },
  order: ({ phases: { x, y, w, h } }, { index, count }) => {
    const size = Math.min(15, (w - 4) / count);
    return { x: x + 2 + index * size, y: y + h, w: size, h: size };
  },
  round: (plan, { of }) => milestone(plan, Number(of), false),
  bellum: (plan, { of }) => milestone(plan, Number(of), true),
  phase: ({ phases: { x, y, w, h } }, { of }) => ({ x: x + (Number(of) * w) / PHASES, y, w: w / PHASES, h }),
  deck: (plan, { of }) => deckAt(plan, Number(of)),
  name: deckNameAt,
  row: ({ row }, { of, all }) => inRow(row, Number(of), Math.max(6, ROW.flatMap((kind) => all.get(kind) ?? []).length)),
  choice: ({ row }, { index, count }) => inRow({ ...row, lines: linesOf(row, count) }, index, count),
  plot: (plan, thing) => plotOf(plan, thing),
  play: ({ terraces, town }, { index }) => {
    const w = playedWide(town);
    return { x: town.x + town.w - (index + 1) * (w + 4), y: terraces[0] - w * 1.25 - 3, w, h: w * 1.25 };
  },
  loss: (plan, { index, count }) => {
    const size = 18;
    const gate = gateOf(plan, plan.wall.foot - 6, size * 1.3);
    return { x: gate.x + 3 + index * Math.min(size + 1, (gate.w - size - 6) / Math.max(1, count - 1)), y: gate.y, w: size, h: gate.h };
  },
  worth: (plan) => gateOf(plan, plan.wall.foot - (plan.small ? 44 : 48), plan.small ? 34 : 38),
  strength: (plan) => gateOf(plan, plan.wall.high + (plan.small ? 22 : 18), plan.small ? 76 : 84, 2),
  gate: (plan) => gateOf(plan, plan.wall.foot - (plan.small ? 76 : 82), 28, 4),
  morale: (plan, { of, all }) => courseAt(plan, 0, valuesOf(all, "morale"), Number(of)),
  defence: (plan, { of, all }) => courseAt(plan, 1, valuesOf(all, "defence"), Number(of)),
  hand: ({ hand }, { index, count }) => inRow(hand, index, count),
  bay: (plan, { of }) => bayOf(plan, of),
  ground: (plan, { of }) => bayOf(plan, of),
  supply: (plan, { of }) => {
    const { x, y, w, h } = bayOf(plan, "supply");
    return { x: x + STORED.indexOf(of) * (w / 4) + 1, y: y + 1, w: w / 4 - 2, h: h - 2 };
  },
  token: (plan, { index, count }) => besideIn(bayOf(plan, "token"), index, count),
  laid: ({ row, small }, { index, count }) => {
    const pitch = row.w / Math.max(4, count);
    return { x: row.x + index * pitch, y: row.y, w: pitch - 4, h: small ? 19 : 74 };
  },
  gauls: (plan) => besideTown(plan),
  shown: ({ row }, { index }) => ({ x: row.x - 32, y: row.y + index * 24, w: 22, h: 22 }),
  sign: ({ row, wall }, { all }) => {
    const lines = linesOf(row, (all.get("choice") ?? []).length);
    return { x: row.x, y: row.y + lines * (row.h + 3), w: wall.x - row.x, h: 22 };
  },
  label: (plan, thing) => {
    const { rim, wall } = plan;
    const { of } = thing;
    if (of in plan.terraces) return terraceName(plan, thing);
    const x = of === "morale" ? wall.x : of === "defence" ? wall.x + wall.tower + wall.gap : wall.x + wall.tower;
    const y = of === "strength" ? wall.high + (plan.small ? 4 : 0) : rim.h - rim.edge - 15;
    return { x, y, w: of === "strength" ? wall.gap : wall.tower, h: 14 };
  },
};

const ROW = Array.from({ length: 10 }, (_, place) => `row.${place}`);

/** The numbers of a tower's courses, from below. @param {Map<string, Piece[]>} all @param {string} track */
function valuesOf(all, track) {
  const spots = [...all.keys()].filter((spot) => spot.startsWith(`${track}.`));
  return spots.map((spot) => Number(spot.slice(track.length + 1))).sort((a, b) => a - b);
}

/** How wide a card in play is: what it does has to be readable. @param {Plan["town"]} town */
const playedWide = (town) => Math.max(36, town.size * 0.56);

/** How wide the cards in play lie, with a gap beside them. @param {Plan} plan @param {Map<string, Piece[]>} all */
const playing = ({ town }, all) => (all.get("play") ?? []).reduce((wide) => wide + playedWide(town) + 4, all.has("play") ? 8 : 0);

/** @param {Plan} plan @param {number} index @returns {Box} */
const deckAt = ({ deck: { step, ...box } }, index) => ({ ...box, y: box.y + index * step });

/** Where a deck is named: on its own ground, or beside it, off the roofs, until something lies there. @param {Plan} plan @param {Thing} thing @returns {Box | undefined} */
function deckNameAt(plan, { of, all }) {
  const { x, y, w, h } = deckAt(plan, Number(of));
  const size = { w: 82, h: 24 };
  if (h < w) return { x: x + 47, y: y + 3, ...size };
  if (w >= 60) return { x, y: y + h - 28, ...size };
  const covered = ["choice", "gauls", "sign", ...ROW].some((spot) => all.has(spot));
  return covered ? undefined : { x: plan.row.x, y: y - 2, ...size };
}

/** Where a terrace is named: off its roofs, and off cards, which would cut the name off. @param {Plan} plan @param {Thing} thing @returns {Box} */
function terraceName(plan, { piece, of, all }) {
  const { row, terraces, town } = plan;
  const cards = of === "0" ? playing(plan, all) : 0;
  if (of === "0" && row.y + row.h > terraces[0] - 16 && ["choice", ...ROW].some((spot) => all.has(spot))) {
    return { x: row.x, y: Math.min(terraces[0] - 16, row.y + row.h - 14), w: 60, h: 14 };
  }
  const built = ((all.get(`plot.${of}`) ?? []).length - 1) * town.pitch + town.size;
  const covered = built > town.w - cards - 6.4 * piece.text.length;
  const aside = covered && of !== "0" && !plan.sparse ? 118 : 0; // of the name of the terrace above, on the line between them
  return { x: town.x + town.w - cards - 140 - aside, y: terraces[Number(of)] - 16 - (covered ? town.size * 0.8 : 0), w: 140, h: 14 };
}

/** @param {Plan} plan @param {Thing} thing @returns {Box} */
function plotOf(plan, { of, index, count, all }) {
  const { terraces, town } = plan;
  const cards = of === "0" ? playing(plan, all) : 0;
  const pitch = Math.min(town.pitch, (town.w - cards - town.size) / Math.max(1, count - 1));
  const size = Math.max(Math.min(town.size, pitch + 18), town.size * 0.66);
  return { x: town.x + index * pitch, y: terraces[Number(of)] - size * 0.8, w: size, h: size * 0.8 };
}

/** The place of everything that has one. @param {Plan} plan @param {Lying} lying @param {Piece[]} more @returns {Map<string, Box>} */
export function placeAll(plan, { zones, sites }, more) {
  const pieces = [...zones.flatMap((zone) => zone.pieces), ...sites, ...more].filter(({ spot }) => spot);
  /** @type {Map<string, Piece[]>} */ const all = new Map();
  for (const piece of pieces) all.set(piece.spot, [...(all.get(piece.spot) ?? []), piece]);
  return new Map(pieces.flatMap((piece) => {
    const alike = (all.get(piece.spot) ?? []).toSorted((a, b) => Number(a.kind === "gap") - Number(b.kind === "gap"));
    const [kind, of = ""] = piece.spot.split(".");
    const box = SPOTS[kind](plan, { piece, of, index: alike.indexOf(piece), count: alike.length, all });
    return box ? [[piece.id, box]] : [];
  }));
}
