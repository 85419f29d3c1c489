// @ts-check
/** What can be told from a scene without a page. */

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  chosen, docked, filled, findThing, grouped, homeOf, inviting, legalMoves, movesTo, nameLines, noticeZone, pickOrDrop, pickedMove,
  sensiblePlace, tipLines, zoneOf,
} from "../../widgets/page/table/scene.js";

/** @typedef {import("../../widgets/page/table/scene.js").Piece} Piece */
/** @typedef {import("../../widgets/page/table/scene.js").Zone} Zone */
/** @typedef {import("../../widgets/page/table/scene.js").Scene} Scene */
/** @typedef {import("../../widgets/page/table/scene.js").Button} Button */

/** @param {string} id @param {Partial<Piece>} [more] @returns {Piece} */
const piece = (id, more = {}) => ({
  id, label: id, face: null, action: null, legal: false, preview: [], badge: "", reach: "", marks: [], count: null,
  kind: "card", text: "", position: null, icons: [], choices: [], leads: [], pick: "", column: null, meter: null, command: null, spot: "", state: "", ...more,
});

/** @param {string} id @param {Piece[]} pieces @param {Partial<Zone>} [more] @returns {Zone} */
const zone = (id, pieces, more = {}) => ({
  id, title: id, pieces, note: "", overlap: false, brackets: [], active: false, empty: "", totals: [], totals_title: "",
  compact: false, urgent: false, term: "", grouped: false, columns: [], pick: null, tabs: [], strip: false,
  badge: "", overlays: [], place: "", seen: [], colour: "", ...more,
});

/** @param {string} id @param {Partial<Button>} [more] @returns {Button} */
const button = (id, more = {}) => ({
  id, label: id, action: null, command: null, legal: true, preview: [], key: "", primary: false, zone: "", state: "", ...more,
});

/** @param {Zone[]} zones @param {Button[]} [buttons] @returns {Scene} */
const scene = (zones, buttons = []) => ({
  game: "x", title: "", subtitle: "", when: "", due: "", zones, buttons, panels: [], notice: null, ply: 0, over: false, text: "",
  lang: "en", revision: 0, serial: 0, announce: "", term_lang: "", question: false, sites: [], acts: [],
});

const choice = { label: "one", action: "move 1", target: "", legal: true, preview: [], icons: [] };

test("a piece is dragged to where one of its moves leads, one of a stack to what takes it or tells why not", () => {
  const tile = piece("tile", { choices: [{ ...choice, target: "slot" }, { ...choice, action: "move 2", target: "other" }] });
  assert.deepEqual(movesTo(tile, "slot"), ["move 1"]);
  const stack = piece("stack", { leads: [["slot", ["send A", "send AB"]], ["other", ["send A there"]]] });
  assert.deepEqual([movesTo(stack, "slot"), movesTo(stack, "elsewhere")], [["send A", "send AB"], []]);
});

test("a piece invites by a legal move, a command, a pick or a legal choice", () => {
  assert.equal(inviting(piece("a")), false);
  assert.equal(inviting(piece("a", { action: "take 1" })), false);
  assert.equal(inviting(piece("a", { legal: true })), false);
  assert.equal(inviting(piece("a", { action: "take 1", legal: true })), true);
  assert.equal(inviting(piece("a", { command: "cover" })), true);
  assert.equal(inviting(piece("a", { pick: "W" })), true);
  assert.equal(inviting(piece("a", { choices: [{ ...choice, legal: false }] })), false);
  assert.equal(inviting(piece("a", { choices: [choice] })), true);
});

test("brackets cut a zone into groups; what lies between them is a group, too", () => {
  const pieces = ["a", "b", "c", "d", "e"].map((id) => piece(id));
  const ids = (/** @type {Zone} */ cut) => grouped(cut).map((group) => [group.label, group.pieces.map(({ id }) => id).join("")]);
  assert.deepEqual(ids(zone("z", pieces)), [["", "abcde"]]);
  assert.deepEqual(ids(zone("z", [])), [["", ""]]);
  const brackets = [{ start: 1, end: 2, label: "two", term: "" }, { start: 3, end: 3, label: "one", term: "" }];
  assert.deepEqual(ids(zone("z", pieces, { brackets })), [["", "a"], ["two", "bc"], ["one", "d"], ["", "e"]]);
});

test("things are found by id, and moves by what stands for them", () => {
  const whole = scene(
    [zone("y", [piece("a", { choices: [choice] })]), zone("z", [piece("b", { action: "take 1" })])],
    [button("p", { action: "pass" })],
  );
  assert.equal(findThing(whole, "b")?.id, "b");
  assert.equal(findThing(whole, "p")?.id, "p");
  assert.equal(findThing(whole, "gone"), null);
  assert.equal(findThing(whole, null), null);
  assert.equal(zoneOf(whole, "b")?.id, "z");
  assert.deepEqual(["take 1", "move 1", "pass", "fly"].map((action) => homeOf(whole, action)), ["b", "a", "p", null]);
});

test("every legal move is listed once", () => {
  const one = piece("a", { action: "take 1", legal: true, choices: [choice, { ...choice, legal: false, action: "move 2" }] });
  const whole = scene([zone("z", [one, piece("b", { action: "take 1", legal: true })])], [button("p", { action: "pass" }), button("u")]);
  assert.deepEqual(legalMoves(whole).map(({ action }) => action), ["take 1", "move 1", "pass"]);
});

test("the focus stays with its piece, else with its place, else goes to what can be done", () => {
  const zones = [zone("y", [piece("a")]), zone("z", [piece("b"), piece("c", { action: "take", legal: true })])];
  assert.deepEqual(sensiblePlace(zones, null), { id: "c", zone: "z", index: 1 });
  assert.deepEqual(sensiblePlace(zones, { id: "b", zone: "z", index: 1 }), { id: "b", zone: "z", index: 0 });
  assert.deepEqual(sensiblePlace(zones, { id: "gone", zone: "z", index: 5 }), { id: "c", zone: "z", index: 1 });
  assert.deepEqual(sensiblePlace(zones, { id: "gone", zone: "gone", index: 0 }), { id: "c", zone: "z", index: 1 });
  assert.deepEqual(sensiblePlace(zones, { id: "a", zone: "y", index: 0 }, false), { id: "c", zone: "z", index: 1 }, "it does not lie there");
  assert.deepEqual(sensiblePlace([zone("z", [piece("b"), piece("d")])], { id: "d", zone: "z", index: 1 }, false), { id: "d", zone: "z", index: 1 });
  assert.deepEqual(sensiblePlace([zone("z", [piece("b")])], null), { id: "b", zone: "z", index: 0 });
  assert.deepEqual(sensiblePlace([zone("z", [piece("deck"), piece("b", { marks: ["option"] })])], null)?.id, "b", "an answer to a question");
  assert.equal(sensiblePlace([zone("z", [])], null), null);
});

test("a tip tells what a thing would do, or the name and key of a command", () => {
  assert.deepEqual(tipLines(null), []);
  assert.deepEqual(tipLines(piece("a", { preview: ["1 point"] })), ["1 point"]);
  assert.deepEqual(tipLines(piece("a", { command: "cover" })), []);
  assert.deepEqual(tipLines(button("Undo", { command: "undo", key: "u" })), ["Undo (u)"]);
  assert.deepEqual(tipLines(button("Undo", { command: "undo" })), ["Undo"]);
  assert.deepEqual(tipLines(button("Pass", { action: "pass" })), []);
});

test("what can only be looked at says what it is, or that it is pale", () => {
  const totals = [{ icon: "star", count: 2, label: "2 stars", sign: "", marked: false }];
  const seen = { ...scene([zone("z", [piece("a")], { badge: "3", totals })]), sites: [piece("b", { marks: ["dim"] })] };
  assert.deepEqual([{ id: "a" }, { site: "b" }, { zone: "z" }, {}].map((node) => nameLines(seen, node, "pale")), [["a"], ["pale"], ["z: 3", "2 stars"], []]);
});

test("what was chosen as an answer is, right or wrong, chosen", () => {
  const states = ["", "picked", "right", "wrong", "missed", "before"];
  assert.deepEqual(states.filter((state) => chosen(piece("a", { state }))), ["picked", "right", "wrong"]);
});

test("no more is picked than may be: the first one goes", () => {
  const picked = new Set();
  for (const id of ["a", "b", "c", "b", "d"]) pickOrDrop(picked, id, 2);
  assert.deepEqual([...picked], ["c", "d"]);
});

test("picked pieces make one move, in the order of the zone", () => {
  const pick = { action: "pay {picked}", label: "Pay {count}", least: 1, most: 2, none: "nothing" };
  const whole = zone("z", [piece("a", { pick: "C" }), piece("b", { pick: "W" }), piece("go", { kind: "go" })], { pick });
  assert.equal(pickedMove(whole, pick, new Set(["b", "a"])), "pay CW");
  assert.equal(pickedMove(whole, pick, new Set()), "pay nothing");
});

test("a notice is told below its zone; what was played below the first one", () => {
  const zones = [zone("y", [piece("a")]), zone("z", [piece("b")])];
  const notice = { tone: "refused", title: "", text: "", reference: "", nearest: "", nearest_action: null, piece: "b" };
  assert.equal(noticeZone(zones, notice)?.id, "z");
  assert.equal(noticeZone(zones, { ...notice, piece: "z" })?.id, "z");
  assert.equal(noticeZone(zones, { ...notice, piece: null }), undefined);
  assert.equal(noticeZone(zones, { ...notice, piece: null, tone: "played" })?.id, "y");
  assert.equal(noticeZone([], { ...notice, piece: null, tone: "played" }), undefined);
});

test("zones that another one names wait in its head, and are answered there; a strip has no room for an answer", () => {
  const tab = { title: "", active: false, note: "", icon: "", urgent: false };
  const tabs = [{ ...tab, zone: "y" }, { ...tab, zone: "z", active: true }, { ...tab, zone: "" }];
  const zones = [zone("y", [piece("a")], { tabs }), zone("z", [piece("b")]), zone("s", [piece("c")], { strip: true })];
  assert.deepEqual([...docked(zones)].map(([id, host]) => [id, host.id]), [["z", "y"]]);
  const notice = { tone: "refused", title: "", text: "", reference: "", nearest: "", nearest_action: null, piece: "b" };
  assert.equal(noticeZone(zones, notice)?.id, "y");
  assert.equal(noticeZone(zones, { ...notice, piece: "c" }), undefined);
  assert.equal(noticeZone([zones[2], zones[0]], { ...notice, piece: null, tone: "played" })?.id, "y");
});

test("facts are filled into a sentence, unknown ones leave nothing", () => {
  assert.equal(filled("{piece} in {zone}{gone}", { piece: "$& {zone}", zone: "hand" }), "$& {zone} in hand");
});
