// @ts-check
/** The map of a drawn board: everything has its place, nothing covers anything else, and drawings are plain data. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { BOARD } from "../../../widgets/discordia/board.js";

/** @typedef {import("../../../widgets/page/table/drawn.js").Box} Box */
/** @typedef {import("../../../widgets/page/table/drawn.js").Sheet} Sheet */
/** @typedef {import("../../../widgets/page/table/scene.js").Piece} Piece */

/** @param {string} spot @param {Partial<Piece>} [more] @returns {Piece} */
const piece = (spot, more = {}) => ({
  id: spot, label: "", face: null, action: null, legal: false, preview: [], badge: "", reach: "", marks: [], count: null,
  kind: "x", text: "", position: null, icons: [], choices: [], leads: [], pick: "", column: null, meter: null, command: null, spot, state: "", ...more,
});

const range = (/** @type {number} */ count, from = 0) => Array.from({ length: count }, (_, at) => at + from);

/** A whole table: so many slots in every area, so many rows of tiles. @param {number} slots @param {number} rows */
function whole(slots, rows) {
  const areas = ["harbour", "fort", "market", "field"];
  return [
    ...range(6, 1).flatMap((n) => [`die.${n}`, `action.${n}`]), ...range(5, 1).map((n) => `season.${n}`),
    ...range(rows).flatMap((row) => range(6).map((column) => `tile.${row}.${column}`)),
    ...areas.flatMap((area) => range(slots).map((n) => `slot.${area}.${n}`)), ...range(slots - 1).map((n) => `slot.tower.${n}`),
    ...range(9, 1).flatMap((n) => [`track.expedition.${n}`, `track.development.${n}`]),
    ...range(11).map((n) => `aqueduct.${n}`), ...range(4).flatMap((n) => [`decree.${n}`, `figures.${n}`]),
    "stars", "manipulators",
  ].map((spot) => piece(spot));
}

/** @param {Sheet} sheet @param {Piece[]} pieces */
const placed = (sheet, pieces) => sheet.place({ zones: [], sites: pieces }, []);

/** Whether one covers another. @param {Box} a @param {Box} b */
const over = (a, b) => (
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 1 && Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 1
);

const { wide, narrow, finger = narrow } = BOARD;
const lows = [0, 0.3, 0.7, 1].map((share) => [`low ${share}`, /** @type {Sheet} */ (BOARD.low?.(share))]);
const sheets = Object.entries({ wide, narrow, finger, ...Object.fromEntries(lows) });

test("every place is on the map, and none covers another", () => {
  for (const [name, sheet] of sheets) {
    for (const [slots, rows] of [[3, 2], [4, 3], [6, 4]]) {
      const pieces = whole(slots, rows);
      const boxes = placed(sheet, pieces);
      assert.equal(boxes.size, pieces.length);
      const all = [...boxes];
      for (const [id, { x, y, w, h }] of all) {
        assert.ok(w > 8 && h > 8 && x >= 0 && y >= 0 && x + w <= sheet.width && y + h <= sheet.height, `${name} ${id}`);
      }
      const bad = all.flatMap(([one, a], at) => all.slice(at + 1).filter(([, b]) => over(a, b)).map(([two]) => `${one} ${two}`));
      assert.deepEqual(bad, [], `${name} with ${slots} slots`);
    }
  }
});

test("what is pressed on a phone is as high as a finger can hit, of four rows, too", () => {
  const pieces = whole(4, 4);
  const boxes = placed(finger, pieces);
  const scale = 306 / finger.width; // as broad as it is on a phone of 390 pixels
  for (const { id, spot } of pieces) {
    if (/^(die|action|tile)[.]/.test(spot)) assert.ok((boxes.get(id)?.h ?? 0) * scale >= 17, `${spot} ${boxes.get(id)?.h}`);
  }
});

test("words are drawn large enough to read where a map is as small as it gets", () => {
  for (const [name, sheet] of sheets) {
    const boxes = placed(sheet, whole(4, 2));
    const pieces = whole(4, 2).map((one) => ({ ...one, count: 3, text: "autumn", icons: ["star"] }));
    const drawn = pieces.flatMap((one) => sheet.piece(one, /** @type {Box} */ (boxes.get(one.id))));
    for (const size of drawn.flatMap(sizes)) assert.ok(size >= 11, `${name}: ${size}`);
  }
});

/** The sizes of the words of a drawing. @param {import("../../../widgets/page/table/drawing.js").Drawing} drawing @returns {number[]} */
function sizes([tag, { style }, ...inside]) {
  if (tag === "text") return [Number(/([\d.]+)px/.exec(String(style))?.[1])];
  return inside.flatMap((one) => (typeof one === "string" ? [] : sizes(one)));
}

test("the towns of others are shown in small, with all their places", () => {
  for (const [name, { own, place, width, height }] of sheets) {
    assert.ok(own && own.x >= 0 && own.y >= 0 && own.x + own.w <= width && own.y + own.h <= height, name);
    const slots = whole(3, 2).filter(({ spot }) => spot.startsWith("slot."));
    for (const { x, y, w, h } of place({ zones: [], sites: slots }, []).values()) {
      assert.ok(x >= own.x && y >= own.y - 1 && x + w <= own.x + own.w && y + h <= own.y + own.h + 1, name);
    }
  }
});

test("a row of slots keeps its width however many there are, and what does not change does not move", () => {
  const before = placed(BOARD.wide, whole(4, 2));
  const after = placed(BOARD.wide, [...whole(4, 2), piece("slot.field.4")]);
  const end = (/** @type {Box | undefined} */ box) => Math.round((box?.x ?? 0) + (box?.w ?? 0));
  assert.equal(end(after.get("slot.field.4")), end(before.get("slot.field.3")));
  for (const [id, box] of before) if (!id.startsWith("slot.field")) assert.deepEqual(after.get(id), box, id);
});

test("dice of one value lie side by side", () => {
  const dice = ["red", "yellow", "blue"].map((name) => piece("die.3", { id: name }));
  const boxes = [...placed(BOARD.wide, dice).values()];
  assert.ok(boxes[0].x + boxes[0].w <= boxes[1].x && boxes[1].x + boxes[1].w <= boxes[2].x);
});

test("three dice on the last column leave the sign for developing free, and the names of areas lie on nothing", () => {
  const dice = ["red", "yellow", "blue"].map((name) => piece("die.6", { id: name }));
  const names = ["field", "market", "fort", "tower", "harbour"].map((area) => piece(`label.${area}`, { text: `${area}s` }));
  for (const [name, sheet] of sheets) {
    const found = placed(sheet, [...whole(3, 2).filter(({ spot }) => spot !== "die.6"), ...dice, piece("develop"), piece("privilege.0"), ...names]);
    const words = (/** @type {string} */ id, /** @type {Box} */ { x, y, w, h }) => {
      const wide = (id.length - "label".length) * 8.3; // where it is written largest
      return { x: sheet.width === BOARD.narrow.width ? x + w - wide : x, y, w: wide, h };
    };
    const boxes = [...found].map(([id, box]) => /** @type {[string, Box]} */ ([id, id.startsWith("label") ? words(id, box) : box]));
    const bad = boxes.flatMap(([one, a], at) => boxes.slice(at + 1).filter(([, b]) => over(a, b)).map(([two]) => `${one} ${two}`));
    assert.deepEqual(bad.filter((pair) => /label|develop|privilege/.test(pair)), [], name);
  }
});

test("what a manipulator would make of a die stays in its place, die and sign", () => {
  const face = /** @type {any} */ ({ colour: "red", icon: "die-6" });
  for (const w of [19, 24, 30, 34]) {
    const drawn = BOARD.wide.piece(piece("die.6", { kind: "die", face, marks: ["ghost"] }), { x: 0, y: 0, w, h: w });
    const [, sign] = /** @type {any} */ (drawn.find(([tag]) => tag === "symbol"));
    assert.ok(sign.x > 0 && sign.x + sign.size <= w && sign.size < w * 0.6, `${w}`);
  }
});

test("a question that waits lies over the columns; one that has no answers of its own lies nowhere", () => {
  const zone = /** @type {any} */ ({ id: "waiting", urgent: true, pieces: [piece("", { id: "answer" })] });
  assert.ok(BOARD.wide.place({ zones: [zone], sites: [] }, []).has("waiting"));
  assert.ok(!BOARD.wide.place({ zones: [{ ...zone, pieces: [] }], sites: [] }, []).has("waiting"));
});

test("drawings are plain data with finite numbers, and refer to drawings that are there", () => {
  for (const [, sheet] of sheets) {
    const pieces = whole(4, 3).map((one) => ({
      ...one, count: 3, icons: ["sailor", "star"], text: "autumn",
      face: one.spot.startsWith("die") || one.spot.startsWith("tile") ? /** @type {any} */ ({
        title: "Farm", colour: "yellow", icon: "die-3", corner: "star", rows: [], spaces: [{ icons: ["farmer", "figure"], state: "free", words: "" }],
      }) : null,
    }));
    const boxes = placed(sheet, pieces);
    const drawn = pieces.flatMap((one) => sheet.piece(one, /** @type {Box} */ (boxes.get(one.id))));
    assert.ok(drawn.length > pieces.length);
    for (const one of [...sheet.ground(), ...drawn]) check(one);
  }
});

/** @param {import("../../../widgets/page/table/drawing.js").Drawing} drawing */
function check([tag, attributes, ...inside]) {
  for (const [name, value] of Object.entries(attributes)) assert.ok(!/NaN|undefined|Infinity/.test(String(value)), `${tag} ${name}: ${value}`);
  if (tag === "part") assert.ok(String(attributes.name) in BOARD.parts, String(attributes.name));
  for (const one of inside) if (typeof one !== "string") check(one);
}

test("the die of a tower has the colour that its special dispatch asks for; a trade tower goes with any", () => {
  const face = /** @type {any} */ ({ title: "tower", colour: "grey", icon: "die-1", corner: null, rows: [] });
  const soldiers = { icons: ["soldier", "soldier"], state: "free", words: "" };
  for (const [spaces, fill] of [[[soldiers], "var(--rs-red)"], [[], "var(--rs-die)"]]) {
    const drawn = BOARD.wide.piece(piece("slot.tower.0", { face: { ...face, spaces } }), { x: 0, y: 0, w: 44, h: 72 });
    assert.equal(/"fill":"(var\(--rs-(?:red|die)\))"/.exec(JSON.stringify(drawn))?.[1], fill);
  }
});

test("the ring of the aqueduct leaves the number of its field free", () => {
  for (const { piece: draw, place } of [BOARD.wide, BOARD.narrow]) {
    const here = piece("aqueduct.2", { count: 2, marks: ["here"] });
    const drawn = draw(here, /** @type {Box} */ (place({ zones: [], sites: [here] }, []).get(here.id)));
    const [, { y: line }] = /** @type {any} */ (drawn.find(([tag]) => tag === "text"));
    const rings = /** @type {any[]} */ (drawn.filter(([tag]) => tag === "circle"));
    for (const [, ring] of rings) assert.ok(ring.cy + ring.r + ring["stroke-width"] / 2 <= line - 0.73 * 13);
  }
});

test("the name of a path stands beside it and covers nothing", () => {
  for (const [, sheet] of sheets) {
    const names = ["expedition", "development", "decree"].map((path) => piece(`label.${path}`));
    const boxes = placed(sheet, [...whole(4, 2), ...names]);
    for (const { id } of names) for (const [other, box] of boxes) {
      assert.ok(other === id || !over(/** @type {Box} */ (boxes.get(id)), box), `${id} ${other}`);
    }
  }
});

test("privileges cover nothing, nor one another", () => {
  for (const [name, sheet] of sheets) {
    const held = range(4).map((n) => piece(`privilege.${n}`));
    const all = [...placed(sheet, [...whole(3, 2), piece("sum"), ...range(4).map((n) => piece(`year.${n}`)), ...held])];
    const bad = held.flatMap(({ id }) => all.filter(([other, box]) => other !== id && over(box, /** @type {Box} */ (new Map(all).get(id)))));
    assert.deepEqual(bad, [], name);
  }
});
