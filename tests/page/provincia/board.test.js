// @ts-check
/** The map of Provincia Romana: everything has its place on it, however much lies there, and drawings are plain data. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { between } from "../../../widgets/page/table/geometry.js";
import { BOARD } from "../../../widgets/provincia/board.js";
import { cardOf } from "../../../widgets/provincia/map/cards.js";
import { widthOf } from "../../../widgets/provincia/map/marks.js";
import { cellOf, TOWN_HIGH, TOWN_LOW, TOWN_SLIM, TOWN_WIDE } from "../../../widgets/provincia/map/places.js";

/** @typedef {import("../../../widgets/page/table/drawn.js").Box} Box */
/** @typedef {import("../../../widgets/page/table/drawing.js").Drawing} Drawing */
/** @typedef {import("../../../widgets/page/table/drawn.js").Sheet} Sheet */
/** @typedef {import("../../../widgets/page/table/scene.js").Piece} Piece */

let pieces = 0;

/** @param {string} spot @param {Partial<Piece>} [more] @returns {Piece} */
const piece = (spot, more = {}) => ({
  id: `${spot}-${++pieces}`, label: "", face: null, action: null, legal: false, preview: [], badge: "", reach: "", marks: [], count: null,
  kind: "x", text: "", position: null, icons: [], choices: [], leads: [], pick: "", column: null, meter: null, command: null, spot, state: "", ...more,
});

const range = (/** @type {number} */ count, from = 0) => Array.from({ length: count }, (_, at) => at + from);
const many = (/** @type {string} */ spot, /** @type {number} */ count) => range(count).map(() => piece(spot));

/** A whole table. @param {number} players @param {number} cards in hand @param {number} buildings on each terrace @param {number} morale */
const whole = (players, cards, buildings, morale) => [
  ...range(6, 1).map((n) => piece(`round.${n}`)), ...[2, 3, 5, 6].map((n) => piece(`bellum.${n}`)), ...range(6).map((n) => piece(`phase.${n}`)),
  ...many("order", players), ...range(3).map((n) => piece(`deck.${n}`)), ...range(6).map((n) => piece(`row.${n}`)),
  ...range(3).flatMap((n) => many(`plot.${n}`, buildings)), ...range(morale, 1).map((n) => piece(`morale.${n}`)),
  ...range(9, -3).map((n) => piece(`defence.${n}`)), ...many("hand", cards), ...many("token", 5), ...many("play", 2), piece("worth"),
  ...["clay", "wood", "stone", "gold"].flatMap((what) => [piece(`bay.${what}`), piece(`supply.${what}`)]),
];

/** @param {Sheet} sheet @param {Piece[]} lying */
const placed = (sheet, lying) => sheet.place({ zones: [], sites: lying }, []);

/** @param {Box} a @param {Box} b */
const over = (a, b) => (
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 1 && Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 1
);

/** The maps for less height, from the lowest to the highest. */
const lows = [0, 0.3, 0.7, 1].map((share) => /** @type {const} */ ([`low ${share}`, /** @type {Sheet} */ (BOARD.low?.(share)), between(TOWN_LOW, TOWN_HIGH, share)]));
const sheets = Object.entries({ wide: BOARD.wide, narrow: BOARD.narrow, ...Object.fromEntries(lows.map(([name, sheet]) => [name, sheet])) });
/** Those with all that there is side by side, and what they are made after. */
const broad = /** @type {const} */ ([[BOARD.wide, TOWN_WIDE], ...lows.map(([, sheet, plan]) => /** @type {const} */ ([sheet, plan]))]);

test("everything is on the map, however much there is", () => {
  for (const [name, sheet] of sheets) {
    for (const [players, cards, buildings, morale] of [[2, 3, 2, 9], [4, 5, 6, 9], [6, 11, 10, 14]]) {
      const lying = whole(players, cards, buildings, morale);
      const boxes = placed(sheet, lying);
      assert.equal(boxes.size, lying.length);
      for (const [id, { x, y, w, h }] of boxes) {
        assert.ok(w > 7 && h > 7 && x >= 0 && y >= 0 && x + w <= sheet.width + 0.5 && y + h <= sheet.height, `${name} ${id} ${x} ${y} ${w} ${h}`);
      }
    }
  }
});

test("cards, stores and courses cover nothing", () => {
  const flat = ["round", "deck", "hand", "bay", "morale", "defence", "worth", "supply"];
  for (const [name, sheet] of sheets) {
    const lying = whole(6, 9, 7, 12).filter(({ spot }) => flat.includes(spot.split(".")[0]));
    const all = [...placed(sheet, lying)];
    const bad = all.flatMap(([one, a], at) => all.slice(at + 1).filter(([, b]) => over(a, b)).map(([two]) => `${one} ${two}`));
    assert.deepEqual(bad, [], name);
  }
});

test("places in the turn order lie below the phases, and apart from the decks, frame and all", () => {
  for (const [size, sheet] of sheets) {
    for (const players of [2, 6]) {
      const lying = [...range(6).map((n) => piece(`phase.${n}`)), ...many("order", players), piece("deck.0")];
      const boxes = placed(sheet, lying);
      const [phase, deck] = [lying[0], lying[lying.length - 1]].map(({ id }) => /** @type {Box} */ (boxes.get(id)));
      for (const { id } of lying.slice(6, -1)) {
        const { y, h } = /** @type {Box} */ (boxes.get(id));
        assert.ok(y >= phase.y + phase.h - 0.5 && y + h + 1.3 <= deck.y, `${size}, ${players} players: ${y} ${h}, ${deck.y}`);
      }
    }
  }
});

test("decks have names, which cover no building, in every size, until cards lie there", () => {
  for (const [size, sheet] of sheets) {
    const names = ["OPES (goods)", "AEDIFICIUM (buildings)", "SPQR (senate)"].map((text, at) => piece(`name.${at}`, { text }));
    const town = range(3).flatMap((n) => many(`plot.${n}`, 2));
    const boxes = placed(sheet, [...names, ...town]);
    for (const name of names) {
      const box = /** @type {Box} */ (boxes.get(name.id));
      const words = sheet.piece(name, box);
      assert.ok(words.every(([, { y, "font-size": letters }, said]) => Number(y) <= box.h && widthOf(String(said), Number(letters)) <= box.w), size);
      const covered = town.filter(({ id }) => over(box, /** @type {Box} */ (boxes.get(id))));
      assert.deepEqual(covered, [], `${size} ${name.text}`);
    }
    for (const spot of ["row.0", "choice", "gauls", "sign"]) {
      const lying = [...names, piece(spot)];
      const there = placed(sheet, lying);
      assert.deepEqual(lying.filter(({ id }) => !there.has(id)), size === "narrow" ? names : [], spot);
    }
  }
});

test("markers in a corner of the prestige track are whole", () => {
  for (const [name, sheet] of sheets) for (const value of [0, 19, 30, 49]) for (const { x, w } of placed(sheet, many(`prestige.${value}`, 6)).values()) {
    assert.ok(x >= 0 && x + w <= sheet.width, `${name} ${value} ${x}`);
  }
});

test("what a terrace is for stands beside few buildings, and above more", () => {
  for (const [size, sheet] of sheets) for (const count of range(8, 2)) {
    const name = piece("label.1", { text: "production and store" });
    const boxes = placed(sheet, [name, ...many("plot.1", count)]);
    const told = /** @type {Box} */ (boxes.get(name.id));
    boxes.delete(name.id);
    const words = { ...told, x: told.x + 20, w: told.w - 20 }; // so long is this, the longest of the three
    assert.ok([...boxes.values()].every((box) => !over(box, words)), `${size} ${count}`);
  }
});

test("cards on offer, choices and words of terraces keep off the towers and the cards in play, where there is width", () => {
  for (const [sheet, { wall }] of broad) {
    const cards = [...range(6).map((n) => piece(`row.${n}`)), ...many("choice", 6)];
    for (const [id, { x, y, w, h }] of placed(sheet, cards)) assert.ok(x + w <= wall.x - 5 || y + h <= wall.high - 20, id);
    const [name, ...played] = placed(sheet, [piece("label.0"), ...many("play", 2)]).values();
    for (const { x } of played) assert.ok(name.x + name.w <= x - 4);
    for (const count of range(6, 1)) {
      const [told, ...choices] = placed(sheet, [piece("label.0"), ...many("choice", count)]).values();
      assert.ok(choices.every((box) => !over(box, told)) || over(told, { ...choices[0], w: 60 }), "in sight, or below a card");
    }
  }
});

test("what is seen of a combat covers no building and no tower, and nothing else of it", () => {
  for (const [name, sheet] of sheets) for (const combat of [[piece("gauls"), ...many("shown", 6)], many("laid", 6)]) {
    const town = [...range(3).flatMap((n) => many(`plot.${n}`, 3)), ...range(9, 1).map((n) => piece(`morale.${n}`))];
    const boxes = placed(sheet, [...combat, ...town]);
    const bad = combat.flatMap((one) => [...combat, ...town].filter(({ id }) => id !== one.id
      && over(/** @type {Box} */ (boxes.get(one.id)), /** @type {Box} */ (boxes.get(id)))).map(({ id }) => `${one.id} ${id}`));
    assert.deepEqual(bad, [], name);
  }
});

test("what is asked is written beside the towers and below the choices", () => {
  for (const [name, sheet] of sheets) {
    const lying = [piece("sign", { id: "sign" }), ...many("shown", 3), ...many("choice", 3), ...range(9, 1).map((n) => piece(`morale.${n}`))];
    const { sign, ...others } = Object.fromEntries(placed(sheet, lying));
    assert.deepEqual(Object.entries(others).filter(([, box]) => over(sign, box)).map(([id]) => id), [], name);
  }
});

test("the name of a town stands on its wall and touches no tower", () => {
  for (const [name, sheet] of sheets) for (const text of ["Narbo Martius", "Forum Julii", "Massilia"]) {
    const gate = piece("gate", { text, icons: ["portus"] });
    const box = /** @type {Box} */ (placed(sheet, [gate]).get(gate.id));
    for (const [, { x, "font-size": size }, words] of sheet.piece(gate, box).filter(([tag]) => tag === "text")) {
      assert.ok(Number(x) + widthOf(String(words), Number(size)) / 2 <= box.w - 4, `${name} ${words}`);
    }
  }
});

test("the prestige track is a closed frame, and begins again after sixty", () => {
  for (const plan of [TOWN_SLIM, ...broad.map(([, plan]) => plan)]) {
    const cells = range(60).map((value) => cellOf(plan, value));
    assert.equal(new Set(cells.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size, 60);
    assert.deepEqual(cellOf(plan, 64), cells[4]);
    assert.deepEqual(cellOf(plan, -2), cells[58]);
    const corner = cells[2 * plan.rim.top + plan.rim.side - 1];
    assert.ok(Math.abs(corner.x) < 1 && Math.abs(corner.y + corner.h - plan.rim.h) < 1);
  }
});

test("what happened is told within the prestige track, beside the towers where there is room", () => {
  for (const [{ theatre }, { wall }] of broad) {
    assert.ok(theatre.x + theatre.w + 4 <= wall.x);
  }
  for (const [{ theatre: { x, w } }, { width, rim }] of /** @type {const} */ ([[BOARD.wide, TOWN_WIDE], [BOARD.narrow, TOWN_SLIM]])) {
    assert.ok(x >= rim.edge && x + w + 4 <= width - rim.edge, "with its edge");
  }
});

test("a tower is as high as its numbers are many, and the highest is on top", () => {
  const boxes = placed(BOARD.wide, range(12, 1).map((n) => piece(`morale.${n}`, { id: `m${n}` })));
  const [low, high] = ["m1", "m12"].map((id) => /** @type {Box} */ (boxes.get(id)));
  assert.ok(high.y < low.y && Math.abs(high.y - TOWN_WIDE.wall.high) < 1);
  assert.ok(Math.abs(low.y + low.h - TOWN_WIDE.wall.foot) < 1);
});

test("a building that would come has the next plot, and nothing else moves", () => {
  const lying = whole(3, 5, 3, 9);
  const before = placed(BOARD.wide, lying);
  const after = BOARD.wide.place({ zones: [], sites: lying }, [piece("plot.1", { id: "new" })]);
  for (const [id, box] of before) assert.deepEqual(after.get(id), box);
  const row = lying.filter(({ spot }) => spot === "plot.1").map(({ id }) => /** @type {Box} */ (before.get(id)));
  assert.ok(/** @type {Box} */ (after.get("new")).x > row[2].x);
});

test("every card has a drawing that needs no page", () => {
  assert.ok(Object.keys(BOARD.parts).length >= 46);
  for (const name of ["colosseum", "vinea", "commercium", "gaul", "opes", "horreum"]) assert.ok(JSON.stringify(BOARD.parts[name]).length > 200);
  assert.ok(JSON.stringify(BOARD.wide.ground()).length > 5_000);
});

const CARD = { title: "FODINA", colour: "yellow", letter: "", rows: /** @type {[string, number][]} */ ([["wood", 2]]), corner: "prestige", corner_label: "2",
  code: "", mark: "+1 {stone} a round", spaces: [], icon: "", lines: /** @type {string[]} */ ([]), sign: "", portrait: "fodina" };

/** Its words with their sizes. @param {Drawing[]} drawn @returns {[string, number][]} */
const told = (drawn) => drawn.flatMap(([name, attributes, ...inside]) => (name === "text"
  ? [/** @type {[string, number]} */ ([inside.join(""), Number(attributes["font-size"])])] : told(/** @type {Drawing[]} */ (inside))));

test("the words of a card are large enough to be read, or left out", () => {
  const marks = ["+1 {stone} a round", "prestige only", "stores 9 {goods}", "{prestige} at the end", "\u22121 {aedificium} of theirs", "2 {wood} {to} 3 {stone}"];
  const sheets = [[62, 108], [74, 108], [90, 108], [106, 98], [152, 108]];
  const cases = sheets.flatMap(([w, h]) => marks.flatMap((mark) => [1, 2, 3, 4].map((rows) => ({ w, h, mark, rows }))));
  for (const { w, h, mark, rows } of cases) {
    const prices = /** @type {[string, number][]} */ (["clay", "wood", "stone", "gold"].slice(0, rows).map((what) => [what, 2]));
    const drawn = cardOf(piece("hand", { kind: "card", face: { ...CARD, mark, rows: prices } }), { x: 0, y: 0, w, h });
    const small = told(drawn).filter(([, size]) => size < 11);
    assert.deepEqual(small, [], `${w} ${mark} ${rows}`);
  }
});

test("what buildings, cards in play and prestige cards tell is as large, however many there are", () => {
  const face = { ...CARD, mark: "+1 {stone}" };
  for (const [name, sheet] of sheets) {
    const lying = [
      ...["", "asleep"].flatMap((mark) => range(4).map(() => piece("plot.1", { face, marks: [mark] }))),
      piece("play", { face: { ...face, corner_label: "5" } }), piece("play", { face: { ...face, corner: "" } }), piece("loss", { text: "4 2" }),
    ];
    const boxes = placed(sheet, lying);
    const words = lying.flatMap((one) => told(sheet.piece(one, /** @type {Box} */ (boxes.get(one.id)))));
    assert.ok(words.length >= 3, name);
    assert.deepEqual(words.filter(([, size]) => size < 11), [], name);
  }
});

test("what the supply has left stands below its good, not on it", () => {
  for (const [name, sheet] of sheets) {
    const clay = piece("supply.clay", { icons: ["clay"], meter: [31, 37] });
    const drawn = sheet.piece(clay, /** @type {Box} */ (placed(sheet, [clay]).get(clay.id)));
    const [, good] = /** @type {any} */ (drawn.find(([tag]) => tag === "symbol"));
    const [, words] = /** @type {any} */ (drawn.find(([tag]) => tag === "text"));
    assert.ok(good.y + good.size <= words.y - 0.73 * words["font-size"], name);
  }
});

test("what can be bought is as large as a finger on a phone, beside a bar of chances, and so are tokens nearly", () => {
  const [{ narrow }, pixels] = [BOARD, 306 / BOARD.narrow.width];
  for (const { w, h } of placed(narrow, ["clay", "wood", "stone", "gold"].map((what) => piece(`supply.${what}`))).values()) {
    assert.ok(Math.min(w, h) * pixels >= 24, `${w} ${h}`);
  }
  for (const { w } of placed(narrow, many("token", 5)).values()) assert.ok(w * pixels >= 20, String(w));
});

test("a card of a narrow hand tells in two lines what has no room in one", () => {
  const box = { x: 0, y: 0, w: 74, h: TOWN_SLIM.hand.h };
  const drawn = told(cardOf(piece("hand", { kind: "card", face: CARD }), box)).map(([words]) => words);
  assert.ok(drawn.includes("+1") && drawn.includes("a round"), drawn.join("|"));
  const low = told(cardOf(piece("row.0", { kind: "card", face: { ...CARD, mark: "+1 {gold} +1 {morale} later" } }), { x: 0, y: 0, w: 74, h: 88 }));
  assert.equal(low.filter(([words]) => words.trim() === "+1").length, 2, "and where it is low, at least in symbols");
  const rows = /** @type {[string, number][]} */ ([["clay", 2], ["wood", 1], ["stone", 1]]);
  const dear = told(cardOf(piece("hand", { kind: "card", face: { ...CARD, rows, mark: "+4 {gold} later" } }), box));
  assert.ok(dear.some(([words]) => words.trim() === "later"), "nor is what comes later taken for what comes at once");
});

test("a card on offer in a low window tells what it brings, and when", () => {
  const [{ w, h }] = placed(lows[0][1], range(6).map((n) => piece(`row.${n}`))).values();
  /** @param {string} mark @param {string[]} due @param {Partial<Piece>} [more] */
  const does = (mark, due, more = {}) => {
    const rows = due.map((what) => /** @type {[string, number]} */ ([what, 2]));
    return told(cardOf(piece("row.0", { kind: "card", face: { ...CARD, rows, mark }, ...more }), { x: 0, y: 0, w, h })).map(([words]) => words);
  };
  assert.equal(does("+1 {gold} later +1 {morale} later", ["wood"]).filter((words) => words === "later").length, 2);
  assert.ok(does("+1 {stone} a round", ["wood"]).includes("a round"));
  assert.ok(does("+4 {gold} later", ["clay", "wood", "stone"]).includes("later"));
  assert.ok(does("+1 {gold} a round", ["clay", "wood", "stone"]).includes("+1"));
  const space = { label: "", icons: ["stone"], words: "\u22127" };
  const face = { ...CARD, rows: /** @type {[string, number][]} */ ([["clay", 2], ["wood", 2], ["stone", 9]]), spaces: [/** @type {any} */ (space)] };
  const lacking = told(cardOf(piece("row.0", { kind: "card", face, marks: ["short"] }), { x: 0, y: 0, w, h })).map(([words]) => words);
  assert.ok(lacking.includes("9") && lacking.includes("\u22127"), "what it costs, and what is lacking");
});

test("a card shows how often it may stand, where its worth does not tell", () => {
  const drawn = told(cardOf(piece("hand", { kind: "card", face: { ...CARD, lines: ["\u221e"] } }), { x: 0, y: 0, w: 90, h: 108 }));
  assert.ok(drawn.some(([words]) => words === "\u221e"));
});

test("it touches nothing on a card among many, whose worth makes room for it", () => {
  for (const w of [43, 47, 54, 62, 74]) for (const mark of ["\u221e", "1\u00d7"]) {
    const drawn = cardOf(piece("hand", { kind: "card", face: { ...CARD, lines: [mark] } }), { x: 0, y: 0, w, h: 108 });
    const worth = drawn.map(([, { transform }]) => /translate\(([\d.]+) [\d.]+\) scale\(([\d.]+)\)/.exec(String(transform))).find(Boolean);
    const [, middle, scale] = /** @type {string[]} */ (/** @type {unknown} */ (worth));
    const inside = /** @type {Drawing[]} */ (drawn[0].slice(2));
    const [, { x, "text-anchor": anchor, "font-size": size }] = /** @type {Drawing} */ (inside.find(([tag, , said]) => tag === "text" && said === mark));
    const long = widthOf(mark, Number(size));
    const left = anchor === "end" ? Number(x) - long : w - 23;
    assert.ok(left >= Number(middle) + 12 * Number(scale), `${w} ${mark}: ${left} ${middle} ${scale}`);
  }
});

test("a card that costs nothing is a picture as a whole", () => {
  const face = { ...CARD, rows: [], corner: "", corner_label: "", icon: "spqr", mark: "" };
  const drawn = cardOf(piece("choice", { kind: "town", face }), { x: 0, y: 0, w: 80, h: 93 });
  const inside = /** @type {Drawing[]} */ (drawn[0].slice(2));
  const [, { x, width }] = /** @type {Drawing} */ (inside.find(([tag]) => tag === "part"));
  assert.ok(Number(x) >= 0 && Number(width) >= 70, `${x} ${width}`);
});
