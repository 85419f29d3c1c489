// @ts-check
/** What nodes show. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Shown } from "../../widgets/page/diff.js";

test("a node is drawn anew only when its data differ", () => {
  const shown = new Shown();
  const [one, other] = /** @type {Element[]} */ ([{}, {}]);
  assert.equal(shown.differs(one, { a: [1] }), true);
  assert.equal(shown.differs(one, { a: [1] }), false);
  assert.equal(shown.differs(other, { a: [1] }), true);
  assert.equal(shown.differs(one, { a: [2] }), true);
  assert.equal(shown.differs(one, { a: [1] }), true);
});
