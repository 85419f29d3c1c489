// @ts-check
/** What of the stage needs no page: where the next lesson is, which commands can be given. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { quietly } from "../../widgets/page/stage/board.js";
import { pageOf } from "../../widgets/page/stage/card.js";
import { Coach } from "../../widgets/page/stage/coach.js";

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

test("a button of the board that takes the place of a pressed one is not looked at until the pointer moves", () => {
  const node = { setAttribute: () => undefined, getAttribute: () => null, removeAttribute: () => undefined };
  Object.assign(globalThis, { document: { createElement: () => node }, Node: Event });
  /** @type {any} */
  const bar = Object.assign(new EventTarget(), { peek: () => undefined });
  bar.node = bar;
  /** @type {any} */
  /** @type {any} */
  const none = { signal: new AbortController().signal };
  /** @type {any} */
  const pointing = quietly(bar, bar).pointing(none, none, none, none);
  let looks = 0;
  pointing.look = () => Boolean(++looks);
  /** @param {number} clientX */
  const at = (clientX) => Object.assign(new Event("pointerdown"), { clientX, clientY: 0 });
  bar.dispatchEvent(at(1));
  pointing.over(at(1));
  assert.equal(looks, 0);
  pointing.over(at(2));
  assert.equal(looks, 1);
});
