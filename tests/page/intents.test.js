// @ts-check
/** Numbered intents on their way to Python. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Outbox, nextNumber } from "../../widgets/page/intents.js";

/** A model that remembers what was saved. */
class Model {
  /** @type {Record<string, any>} */ traits = { seen: 0 };
  /** @type {any[]} */ saved = [];

  /** @param {string} name */
  get(name) {
    return this.traits[name];
  }

  /** @param {string} name @param {any} value */
  set(name, value) {
    this.traits[name] = value;
  }

  save_changes() {
    this.saved.push(structuredClone(this.traits.intent));
  }
}

test("numbers go on from what was answered, or from what another view has sent", () => {
  assert.equal(nextNumber(0, 0), 1);
  assert.equal(nextNumber(4, 2), 5);
  assert.equal(nextNumber(4, 7), 8);
  assert.equal(nextNumber(4, 4 + 1000), 1005);
  assert.equal(nextNumber(4, 4 + 1001), 5);
});

test("what is not answered goes along", () => {
  const model = new Model();
  const outbox = new Outbox(model);
  outbox.send({ kind: "a" });
  outbox.send({ kind: "b" });
  model.traits.seen = 1;
  outbox.send({ kind: "c" });
  assert.deepEqual(model.saved, [
    { seq: 1, kind: "a", earlier: [] },
    { seq: 2, kind: "b", earlier: [{ seq: 1, kind: "a" }] },
    { seq: 3, kind: "c", earlier: [{ seq: 2, kind: "b" }] },
  ]);
});

test("no more than twenty wait", () => {
  const model = new Model();
  const outbox = new Outbox(model);
  for (let n = 0; n < 30; n++) outbox.send({});
  assert.equal(model.saved[29].earlier.length, 20);
  assert.equal(model.saved[29].earlier[0].seq, 10);
});
