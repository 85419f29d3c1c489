// @ts-check
/** What Python says at once is drawn at once, in one order. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { watch } from "../../widgets/page/model.js";

/** A model that can be changed. */
function fake() {
  /** @type {[string, () => void][]} */ let heard = [];
  return /** @type {any} */ ({
    on: (/** @type {string} */ name, /** @type {() => void} */ callback) => heard.push([name, callback]),
    off: (/** @type {string} */ name, /** @type {() => void} */ callback) => {
      heard = heard.filter((one) => one[0] !== name || one[1] !== callback);
    },
    says: (/** @type {string[]} */ ...names) => {
      for (const name of names) for (const [event, callback] of heard) if (event === `change:${name}`) callback();
    },
  });
}

test("whoever watched first is called first, and once, whatever the order in which traits change", async () => {
  const model = fake();
  const end = new AbortController();
  /** @type {string[]} */ const called = [];
  watch(model, ["scene", "words"], () => called.push("board"), end.signal);
  watch(model, ["frame"], () => called.push("frame"), end.signal);
  model.says("frame", "words", "scene");
  assert.deepEqual(called, [], "not before all is known");
  await null;
  assert.deepEqual(called, ["board"], "who waits for the board need not wait for the rest");
  await null;
  assert.deepEqual(called, ["board", "frame"]);
  model.says("frame");
  await null;
  assert.deepEqual(called, ["board", "frame", "frame"]);
  model.says("scene");
  end.abort();
  model.says("frame");
  await null;
  assert.equal(called.length, 3, "a view that is gone is not called");
});
