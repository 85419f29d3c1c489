// @ts-check
/** What keys mean. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { plain, quiet, stepInList, walks } from "../../widgets/page/keys.js";
import { meaningOf } from "../../widgets/page/table/keyboard.js";

/** @param {Partial<KeyboardEvent>} how */
function pressed(how) {
  let stopped = 0;
  const event = { ctrlKey: false, metaKey: false, altKey: false, stopPropagation: () => stopped++, ...how };
  quiet(/** @type {KeyboardEvent} */ (/** @type {unknown} */ (event)));
  return { stopped, plain: plain(/** @type {KeyboardEvent} */ (/** @type {unknown} */ (event))) };
}

test("a plain key stays with the widget, a command of the browser does not", () => {
  assert.deepEqual(pressed({}), { stopped: 1, plain: true });
  for (const held of ["ctrlKey", "metaKey", "altKey"]) assert.deepEqual(pressed({ [held]: true }), { stopped: 0, plain: false });
});

test("arrows, Home and End walk", () => {
  assert.deepEqual(["ArrowUp", "ArrowLeft", "Home", "End", "a", "Enter"].map(walks), [true, true, true, true, false, false]);
});

test("a list is walked from end to end and not beyond", () => {
  const steps = (/** @type {number} */ from) => ["ArrowDown", "ArrowUp", "Home", "End"].map((key) => stepInList(key, from, 3));
  assert.deepEqual(steps(0), [1, 0, 0, 2]);
  assert.deepEqual(steps(2), [2, 1, 0, 2]);
  assert.equal(stepInList("x", 0, 3), undefined);
  assert.equal(stepInList("toString", 0, 3), undefined);
});

const pass = { id: "pass", label: "Pass", action: "pass", command: null, legal: true, preview: [], key: "p", primary: false, zone: "", state: "" };

test("a key presses, closes, tells, opens a drawer or presses its button", () => {
  const kinds = ["Enter", " ", "Escape", "o", "m", "?", "t", "p", "x", "constructor"].map((key) => meaningOf(key, [pass])?.kind ?? null);
  assert.deepEqual(kinds, ["press", "press", "escape", "where", "drawer", "drawer", "drawer", "button", null, null]);
  assert.deepEqual(meaningOf("p", [pass]), { kind: "button", button: pass });
  assert.deepEqual(meaningOf("?", [pass]), { kind: "drawer", drawer: "help" });
});
