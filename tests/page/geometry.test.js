// @ts-check
/** Where the arrow keys lead, where a tip goes, how far a thing glides. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { nextTo, roomToAsk, seenIn, shiftOf, tipPlace, within } from "../../widgets/page/table/geometry.js";

/** @param {number} left @param {number} top @param {number} [width] @param {number} [height] */
const box = (left, top, width = 100, height = 50) => ({ left, right: left + width, top, bottom: top + height });

test("an arrow key leads to what is near, and rather straight ahead than aside", () => {
  const here = box(100, 100);
  const boxes = [box(0, 200), box(90, 205), box(100, 400), box(100, 0), box(300, 100), box(215, 153, 20, 20)];
  const ways = ["ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft"].map((key) => nextTo(here, boxes, key));
  assert.deepEqual(ways, [1, 3, 5, 0]);
  assert.equal(nextTo(here, [box(330, 160), box(160, 300)], "ArrowDown"), 1);
  assert.equal(nextTo(here, [box(330, 160)], "ArrowDown"), 0);
  assert.equal(nextTo(here, [], "ArrowDown"), -1);
});

test("boxes that overlap a little still lie one behind the other", () => {
  assert.equal(nextTo(box(0, 0), [box(0, 45)], "ArrowDown"), 0);
  assert.equal(nextTo(box(0, 0), [box(0, 40)], "ArrowDown"), -1);
});

test("what is scrolled out of sight lies at the edge of its room", () => {
  const room = box(0, 0, 100, 100);
  assert.deepEqual(seenIn(box(10, 80), room), { left: 10, right: 100, top: 80, bottom: 100 });
  assert.deepEqual(seenIn(box(10, 300), room), { left: 10, right: 100, top: 100, bottom: 100 });
});

test("what is dragged stays in its room, and where it is if that is too small", () => {
  const room = box(0, 0, 400, 200);
  assert.deepEqual(within({ x: 50, y: -20 }, box(100, 100), room), { x: 50, y: -20 });
  assert.deepEqual(within({ x: 500, y: 500 }, box(100, 100), room), { x: 200, y: 50 });
  assert.deepEqual(within({ x: -500, y: -500 }, box(100, 100), room), { x: -100, y: -100 });
  assert.deepEqual(within({ x: 30, y: 30 }, box(-10, 0, 600, 300), room), { x: 0, y: 0 });
});

test("what was not there before comes from nowhere", () => {
  assert.deepEqual(shiftOf(undefined, box(10, 10)), { x: 0, y: 0 });
  assert.deepEqual(shiftOf(box(30, 5), box(10, 10)), { x: 20, y: -5 });
});

const frame = box(50, 20, 600, 500);
const tip = { width: 80, height: 30 };

test("a tip stands below the middle of its thing", () => {
  const at = tipPlace(box(250, 100), tip, frame, frame, { end: 900, answered: false });
  assert.deepEqual(at, { x: 210, y: 139, below: true, arrow: 40 });
});

test("it stays inside the column, and its arrow points at the thing", () => {
  const left = tipPlace(box(50, 100, 20), tip, frame, frame, { end: 900, answered: false });
  assert.deepEqual([left.x, left.arrow], [4, 6]);
  const right = tipPlace(box(630, 100, 20), tip, frame, frame, { end: 900, answered: false });
  assert.deepEqual([right.x, right.arrow], [516, 74]);
});

test("it goes above where the page ends or an answer stands, unless there is no room", () => {
  const thing = box(250, 200);
  assert.equal(tipPlace(thing, tip, frame, frame, { end: 280, answered: false }).below, false);
  assert.deepEqual(tipPlace(thing, tip, frame, frame, { end: 900, answered: true }).y, 141);
  assert.equal(tipPlace(box(250, 40), tip, frame, frame, { end: 900, answered: true }).below, true);
});

test("which move is asked where neither the piece nor what its moves are about is hidden", () => {
  const sheet = { width: 800, height: 600, theatre: { x: 40, y: 60, w: 750, h: 180 } };
  const at = (/** @type {number} */ x, /** @type {number} */ y, die = false, narrow = false) => roomToAsk(sheet, { x, y, w: 70, h: 50 }, die, narrow);
  assert.deepEqual(at(500, 430), { x: 0, y: 60, w: 800, h: 370 });
  assert.deepEqual(at(50, 130), { x: 120, y: 60, w: 680, h: 540 });
  assert.deepEqual(at(700, 130), { x: 0, y: 60, w: 700, h: 540 });
  assert.deepEqual(at(50, 130, false, true), { x: 0, y: 60, w: 800, h: 540 });
  assert.deepEqual(at(50, 65, true), { x: 0, y: 240, w: 800, h: 360 });
});
