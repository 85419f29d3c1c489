// @ts-check
/** What of the stage needs no page: where the next lesson is, which commands can be given. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { quietly } from "../../widgets/page/stage/board.js";
import { pageOf } from "../../widgets/page/stage/card.js";
import { Coach } from "../../widgets/page/stage/coach.js";
import { largest } from "../../widgets/page/stage/fit.js";

/** Where a page lies, for as long as a test needs it. @param {string} pathname @param {() => void} check */
function at(pathname, check) {
  const known = Object.getOwnPropertyDescriptor(globalThis, "window");
  Object.defineProperty(globalThis, "window", { value: { location: { pathname } }, configurable: true });
  try {
    check();
  } finally {
    if (known) Object.defineProperty(globalThis, "window", known);
    else Reflect.deleteProperty(globalThis, "window");
  }
}

test("the next lesson is found from wherever this one is read", () => {
  at("/lab/tree/notebooks/game/1.ipynb", () => {
    assert.equal(pageOf("game/2.ipynb"), "/lab/tree/notebooks/game/2.ipynb");
  });
  at("/notebooks/copy/notebooks/game/1.ipynb", () => {
    assert.equal(pageOf("game/2.ipynb"), "/notebooks/copy/notebooks/game/2.ipynb");
  });
  at("/lab/tree/game/1.ipynb", () => assert.equal(pageOf("game/2.ipynb"), "../game/2.ipynb"));
});

test("a command can be given when its button is there", () => {
  const { can } = Coach.prototype;
  /** @type {any} */
  const data = { hint: true, undo: false, answer: { buttons: [{ command: "continue", primary: true }] } };
  assert.equal(can("hint", data), true);
  assert.equal(can("undo", data), false);
  assert.equal(can("continue", data), true);
  assert.equal(can("check", data), false);
  assert.equal(can("hint", { ...data, hint: false }), false);
});

test("a board is as large as all of it fits, but not smaller than can be read", () => {
  const most = (/** @type {number} */ limit) => largest(76, 100, (size) => size <= limit);
  assert.deepEqual([85, 200, 10].map(most), [85, 100, 76]);
});

/** What follows the pointer over a stage's board, and how often it has looked at something. */
function peeking() {
  const node = { setAttribute: () => undefined, getAttribute: () => null, removeAttribute: () => undefined };
  Object.assign(globalThis, { document: { createElement: () => node }, Node: Event });
  /** @type {any} */
  const bar = Object.assign(new EventTarget(), { peek: () => undefined });
  bar.node = bar;
  /** @type {any} */
  const none = { signal: new AbortController().signal };
  const ground = /** @type {any} */ (new EventTarget());
  const focus = /** @type {any} */ ({ thing: () => null });
  /** @type {any} */
  const pointing = quietly(bar, ground).pointing(none, focus, none, none);
  const told = { looks: 0, bar, ground, pointing };
  pointing.look = () => Boolean(++told.looks);
  return told;
}

/** @param {string} type @param {number} clientX */
const heard = (type, clientX) => Object.assign(new Event(type), { clientX, clientY: 0 });

test("a button of the board that takes the place of a pressed one is not looked at until the pointer moves", () => {
  const told = peeking();
  told.bar.dispatchEvent(heard("pointerdown", 1));
  told.pointing.over(heard("pointerover", 1));
  assert.equal(told.looks, 0);
  told.pointing.over(heard("pointerover", 2));
  assert.equal(told.looks, 1);
});

test("a piece that slides under the pointer is looked at as soon as the pointer moves on it", () => {
  const told = peeking();
  told.pointing.over(heard("pointerover", 1));
  told.pointing.over(heard("pointerover", 1));
  assert.equal(told.looks, 1);
  told.ground.dispatchEvent(heard("pointermove", 2));
  assert.equal(told.looks, 2);
});

test("after a move its answer stands until the pointer goes somewhere, wherever in the piece it was", () => {
  const told = peeking();
  told.pointing.over(heard("pointerover", 1));
  told.ground.dispatchEvent(heard("pointermove", 20));
  told.pointing.rest();
  told.looks = 0;
  told.pointing.over(heard("pointerover", 20));
  told.ground.dispatchEvent(heard("pointermove", 23));
  assert.equal(told.looks, 0);
  told.ground.dispatchEvent(heard("pointermove", 40));
  assert.equal(told.looks, 1);
});

test("while the others move nothing is looked at", () => {
  const told = peeking();
  told.bar.watching = true;
  told.ground.dispatchEvent(heard("pointermove", 1));
  assert.equal(told.looks, 0);
});
