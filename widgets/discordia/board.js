// @ts-check
/**
 * The map of Discordia: the Rhine with the seasons, six columns below it, and one city on its bank.
 *
 * The season columns are the die columns. Every place has a name: "season.3", "die.4", "print.4", "action.4", "tile.0.4" (row,
 * column), "slot.field.2", "slot.tower.0", "track.expedition.1", "aqueduct.7", "decree.2", "figures.1", ...
 *
 * @typedef {import("../page/table/drawing.js").Drawing} Drawing
 * @typedef {import("../page/table/drawn.js").Board} Board
 * @typedef {import("../page/table/drawn.js").Box} Box
 * @typedef {import("../page/table/drawn.js").Lying} Lying
 * @typedef {import("../page/table/drawn.js").Sheet} Sheet
 * @typedef {import("../page/table/scene.js").Piece} Piece
 */

import { between } from "../page/table/geometry.js";
import { PARTS } from "./drawings.js";
import { groundOf } from "./ground.js";
import { drawingOf } from "./things.js";

/**
 * Where the map has what; `column`: where the first one is, its width, the gap to the next; `tracks`: the left sides of
 * the paths and of the decree spaces, whose feet are at `foot`.
 * @typedef {object} Plan
 * @property {boolean} narrow
 * @property {number} width
 * @property {number} height
 * @property {{x: number, w: number, gap: number}} column
 * @property {number} river its height
 * @property {number} bank the width of the water at the left
 * @property {{y: number, size: number}} die
 * @property {{y: number, h: number}} action
 * @property {{y: number, h: number, gap: number, room: number}} tile `room`: for all rows of them
 * @property {[number, number]} german where the Germanic tiles begin, and how high they are
 * @property {{y: number, h: number}} aqueduct
 * @property {{w: number, h: number, gap: number}} parcel
 * @property {[number, number]} tower how high and how broad one is
 * @property {Record<string, [number, number, number]>} rows where an area begins, and how many slots of full size it has room for
 * @property {Record<string, [number, number, number]>} labels where the name of an area stands, and 1 if it ends there
 * @property {Record<string, number>} tracks
 * @property {number} foot
 * @property {number} field how high a field of a path is
 * @property {Box} paths the ground of the paths
 * @property {[number, number, number, number]} quay
 * @property {Box} pier
 * @property {[number, number, number]} people where the rows of figures begin on the pier, and their pitch
 * @property {Box} sum
 * @property {Box} stars
 * @property {Box} manipulators
 * @property {[number, number, number, number, number]} privilege the first one: x, y, how far to the next across and down, size
 * @property {Box} city what of the map is one player's own
 */

/** @type {Plan} */
export const LARGE = {
  narrow: false, width: 800, height: 594, river: 54, bank: 34,
  column: { x: 38, w: 120, gap: 7 }, die: { y: 61, size: 34 }, action: { y: 99, h: 30 }, tile: { y: 133, h: 50, gap: 4, room: 108 },
  german: [14, 36], aqueduct: { y: 250, h: 68 }, parcel: { w: 70, h: 70, gap: 4 }, tower: [68, 44],
  rows: { field: [206, 340, 4], market: [504, 340, 4], fort: [504, 428, 4], tower: [206, 412, 4], harbour: [206, 494, 4] },
  labels: { field: [207, 335, 0], market: [505, 335, 0], fort: [505, 423, 0], tower: [448, 426, 0], harbour: [207, 582, 0] },
  tracks: { expedition: 54, development: 106, decree: 158 }, foot: 583, field: 36, paths: { x: 40, y: 331, w: 158, h: 256 },
  quay: [200, 480, 296, 12], pier: { x: 504, y: 506, w: 290, h: 82 }, people: [72, 5, 19],
  sum: { x: 272, y: 570, w: 184, h: 20 }, stars: { x: 509, y: 564, w: 33, h: 20 }, manipulators: { x: 542, y: 564, w: 33, h: 20 },
  privilege: [5, 560, 0, -28, 24], city: { x: 36, y: 246, w: 764, h: 346 },
};

/** Where there is little height. @type {Plan} */
const LOW = {
  narrow: false, width: 800, height: 464, river: 44, bank: 34,
  column: { x: 38, w: 120, gap: 7 }, die: { y: 49, size: 28 }, action: { y: 80, h: 26 }, tile: { y: 109, h: 40, gap: 3, room: 86 },
  german: [11, 30], aqueduct: { y: 200, h: 48 }, parcel: { w: 70, h: 52, gap: 4 }, tower: [52, 34],
  rows: { field: [206, 266, 4], market: [504, 266, 4], fort: [504, 335, 4], tower: [206, 325, 4], harbour: [206, 391, 4] },
  labels: { field: [207, 261, 0], market: [505, 261, 0], fort: [505, 331, 0], tower: [448, 338, 0], harbour: [207, 458, 0] },
  tracks: { expedition: 54, development: 106, decree: 158 }, foot: 456, field: 28, paths: { x: 40, y: 254, w: 158, h: 205 },
  quay: [200, 377, 296, 10], pier: { x: 504, y: 396, w: 290, h: 66 }, people: [72, 3, 15.2],
  sum: { x: 280, y: 445, w: 176, h: 18 }, stars: { x: 509, y: 442, w: 33, h: 18 }, manipulators: { x: 542, y: 442, w: 33, h: 18 },
  privilege: [6, 436, 0, -25, 21], city: { x: 36, y: 197, w: 764, h: 266 },
};

/** @type {Plan} */
export const SMALL = {
  narrow: true, width: 564, height: 560, river: 46, bank: 20,
  column: { x: 24, w: 84, gap: 6 }, die: { y: 52, size: 28 }, action: { y: 84, h: 26 }, tile: { y: 113, h: 44, gap: 3, room: 94 },
  german: [11, 32], aqueduct: { y: 208, h: 56 }, parcel: { w: 72, h: 48, gap: 4 }, tower: [38, 26],
  rows: { field: [184, 280, 4], market: [184, 341, 4], fort: [184, 402, 3], tower: [184, 451, 3], harbour: [184, 496, 3] },
  labels: { field: [558, 277, 1], market: [558, 339, 1], fort: [558, 400, 1], tower: [283, 478, 1], harbour: [258, 556, 1] },
  tracks: { expedition: 37, development: 87, decree: 137 }, foot: 550, field: 36, paths: { x: 25, y: 268, w: 152, h: 284 },
  quay: [178, 489, 234, 8], pier: { x: 414, y: 422, w: 144, h: 132 }, people: [5, 38, 23],
  sum: { x: 25, y: 263, w: 165, h: 17 }, stars: { x: 466, y: 439, w: 34, h: 18 }, manipulators: { x: 502, y: 439, w: 48, h: 18 },
  privilege: [512, 403, -24, 0, 18], city: { x: 178, y: 272, w: 386, h: 288 },
};

/** The same with all that lies below the columns so much lower. @param {Plan} plan @param {number} by @returns {Plan} */
function lowered(plan, by) {
  const { height, aqueduct, rows, labels, foot, quay: [quayX, quayY, ...quay], privilege: [x, y, ...pitch] } = plan;
  const down = (/** @type {Box} */ box) => ({ ...box, y: box.y + by });
  const all = (/** @type {Record<string, [number, number, number]>} */ found) => /** @type {typeof found} */ (
    Object.fromEntries(Object.entries(found).map(([name, [left, top, more]]) => [name, [left, top + by, more]]))
  );
  return {
    ...plan, height: height + by, aqueduct: { ...aqueduct, y: aqueduct.y + by }, rows: all(rows), labels: all(labels), foot: foot + by,
    quay: [quayX, quayY + by, ...quay], privilege: [x, y + by, ...pitch], paths: down(plan.paths), pier: down(plan.pier),
    sum: down(plan.sum), stars: down(plan.stars), manipulators: down(plan.manipulators), city: down(plan.city),
  };
}

/** On a phone: dice, actions and tiles are as high as a finger needs them, and one scrolls. @type {Plan} */
const FINGER = { ...lowered(SMALL, 71), die: { y: 52, size: 36 }, action: { y: 92, h: 34 }, tile: { y: 130, h: 66, gap: 3, room: 148 } };

/** @param {Plan} plan @param {number} value from 1 */
const columnAt = (plan, value) => plan.column.x + (value - 1) * (plan.column.w + plan.column.gap);

/** How often each kind of place is taken: "slot.field" -> 4. @param {Piece[]} pieces @returns {Map<string, number>} */
function counts(pieces) {
  const found = new Map();
  for (const spot of new Set(pieces.map((piece) => piece.spot))) {
    const kind = spot.slice(0, spot.lastIndexOf("."));
    found.set(kind, (found.get(kind) ?? 0) + 1);
  }
  return found;
}

/** Works out the places of one scene. */
class Places {
  /** @param {Plan} plan @param {Piece[]} pieces */
  constructor(plan, pieces) {
    this.plan = plan;
    this.counts = counts(pieces);
    const rows = pieces.filter(({ spot }) => spot.startsWith("tile.")).map(({ spot }) => Number(spot.split(".")[1]));
    this.rows = Math.max(2, ...rows.map((row) => row + 1));
    this.dice = new Map();
    for (const { spot } of pieces) if (spot.startsWith("die.")) this.dice.set(spot, (this.dice.get(spot) ?? 0) + 1);
    this.laid = new Map();
  }

  /** @param {string} spot @returns {Box | undefined} */
  box(spot) {
    const [kind, ...rest] = spot.split(".");
    const make = /** @type {Record<string, ((...parts: string[]) => Box) | undefined>} */ (/** @type {unknown} */ (this))[kind];
    return make?.apply(this, rest);
  }

  /** @param {string} value */
  season(value) {
    const { plan } = this;
    return { x: columnAt(plan, Number(value)), y: 3, w: plan.column.w, h: plan.river - 4 };
  }

  /** A column as a whole, with its season; above the sixth the Germans lie. @param {string} value */
  column(value) {
    const { plan } = this;
    const y = value === "6" ? plan.river : 3;
    return { x: columnAt(plan, Number(value)) - 3, y, w: plan.column.w + 6, h: plan.tile.y + plan.tile.room + 2 - y };
  }

  /** @param {string} value */
  die(value) {
    const { plan } = this;
    const spot = `die.${value}`;
    const [at, all] = [this.laid.get(spot) ?? 0, this.dice.get(spot) ?? 1];
    this.laid.set(spot, at + 1);
    const free = plan.column.w - (value === "6" ? this.develop().w + 2 : 0);
    const size = Math.min(plan.die.size, free / all - 2);
    const gap = Math.min(4, (free - all * size) / Math.max(1, all));
    const wide = all * size + (all - 1) * gap;
    const left = columnAt(plan, Number(value)) + Math.min((plan.column.w - wide) / 2, free - wide);
    return { x: left + at * (size + gap), y: plan.die.y + (plan.die.size - size) / 2, w: size, h: size };
  }

  /** The value printed where the dice of a column go. @param {string} value */
  print(value) {
    const { column, die: { y, size } } = this.plan;
    return { x: columnAt(this.plan, Number(value)) + (column.w - size) / 2 + 4, y: y + 4, w: size - 8, h: size - 8 };
  }

  develop() {
    const { plan } = this;
    const size = plan.narrow ? 18 : 22;
    return { x: columnAt(plan, 6) + plan.column.w - size - 2, y: plan.die.y + (plan.die.size - size) / 2, w: size, h: size };
  }

  /** @param {string} value */
  action(value) {
    const { plan } = this;
    return { x: columnAt(plan, Number(value)) + 4, y: plan.action.y, w: plan.column.w - 8, h: plan.action.h };
  }

  /** @param {string} row @param {string} column from 0 */
  tile(row, column) {
    const { plan, rows } = this;
    const h = rows > 2 ? (plan.tile.room - plan.tile.gap * rows) / rows : plan.tile.h;
    const y = plan.tile.y + Number(row) * (h + plan.tile.gap);
    return { x: columnAt(plan, Number(column) + 1) + 4, y, w: plan.column.w - 8, h };
  }

  /** @param {string} area @param {string} index */
  slot(area, index) {
    const { plan } = this;
    const { w: full, gap } = plan.parcel;
    const [x, y, broad] = plan.rows[area];
    const count = Math.max(broad, this.counts.get(`slot.${area === "tower" ? "harbour" : area}`) ?? 0);
    const w = count > broad ? (broad * (full + gap) - gap - (count - 1) * gap) / count : full;
    const left = x + Number(index) * (w + gap);
    if (area !== "tower") return { x: left, y, w, h: plan.parcel.h };
    const [tall, across] = plan.tower;
    return { x: left + (w - across) / 2, y, w: across, h: tall };
  }

  /** @param {string} name @param {string} field from 1 */
  track(name, field) {
    const { plan } = this;
    const rows = Math.max(7, this.counts.get(`track.${name}`) ?? 0);
    const h = (plan.field * 7) / rows;
    return { x: plan.tracks[name], y: plan.foot - Number(field) * h, w: 38, h };
  }

  /** @param {string} index from 0 */
  decree(index) {
    const { plan } = this;
    const h = plan.field * 1.5;
    return { x: plan.tracks.decree, y: plan.foot - (Number(index) + 1) * h, w: 38, h };
  }

  /** @param {string} field */
  aqueduct(field) {
    const { plan } = this;
    const w = (plan.width - plan.bank - 2) / 11;
    return { x: plan.bank + 1 + Number(field) * w, y: plan.aqueduct.y, w, h: plan.aqueduct.h };
  }

  pier() {
    return this.plan.pier;
  }

  /** @param {string} colour from 0 */
  figures(colour) {
    const { narrow, people: [left, top, h], pier } = this.plan;
    return { x: pier.x + left, y: pier.y + top + Number(colour) * h, w: pier.w - left - (narrow ? 5 : 8), h: h - (narrow ? 2 : 1.5) };
  }

  sum() {
    return this.plan.sum;
  }

  stars() {
    return this.plan.stars;
  }

  manipulators() {
    return this.plan.manipulators;
  }

  /** A privilege that is held. @param {string} index */
  privilege(index) {
    const [x, y, across, down, size] = this.plan.privilege;
    return { x: x + Number(index) * across, y: y + Number(index) * down, w: size, h: size };
  }

  /** @param {string} index from 0 */
  year(index) {
    return this.plan.narrow ? { x: 0, y: 0, w: 0, h: 0 } : { x: 8, y: 70 + Number(index) * 42, w: 18, h: 32 };
  }

  /** @param {string} side "0" or "1" */
  german(side) {
    const { plan } = this;
    const w = (plan.column.w - 8) / 2;
    const [y, h] = plan.german;
    return { x: columnAt(plan, 6) + 2 + Number(side) * (w + 4), y, w, h };
  }

  /** The name of an area; that of a path is written along it. @param {string} area */
  label(area) {
    const { labels, tracks, foot, narrow } = this.plan;
    if (area in tracks) return { x: tracks[area] - (narrow ? 12 : 14), y: foot - 120, w: 12, h: 120 };
    const [x, y, ends] = labels[area];
    return { x: ends ? x - 90 : x, y: y - 11, w: x && 90, h: 14 };
  }
}

/** Where a question waits: over the columns, which nobody uses meanwhile. @param {Plan} plan @returns {Box} */
const question = ({ column, river, tile, width }) => (
  { x: column.x, y: river + 3, w: width - column.x - 8, h: tile.y + tile.room - river - 1 }
);

/** @param {Plan} plan @returns {Sheet} */
function sheet(plan) {
  return {
    width: plan.width,
    height: plan.height,
    theatre: question(plan),
    own: plan.city,
    ground: () => groundOf(plan, (value) => columnAt(plan, value)),
    place({ zones, sites }, more) {
      const pieces = [...zones.flatMap((zone) => zone.pieces), ...sites, ...more].filter(({ spot }) => spot);
      const places = new Places(plan, pieces);
      const found = new Map();
      for (const { id, spot } of pieces) {
        const box = places.box(spot);
        if (box?.w) found.set(id, box);
      }
      for (const zone of zones) if (zone.urgent && zone.pieces.length) found.set(zone.id, question(plan));
      return found;
    },
    piece: (piece, box) => drawingOf(piece, box, plan.narrow),
  };
}

/** @type {Board} */
export const BOARD = {
  parts: PARTS, wide: sheet(LARGE), low: (share) => sheet(between(LOW, LARGE, share)), from: 440, narrow: sheet(SMALL), finger: sheet(FINGER),
};
