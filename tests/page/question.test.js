// @ts-check
/** What several moves of one thing have in common is told once. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { beginning } from "../../widgets/page/table/question.js";

/** @param {string[]} labels */
const choices = (...labels) => labels.map((label) => ({ label, action: label, target: "", legal: true, preview: [], icons: [] }));

test("what stands before a colon in all choices is told above them", () => {
  assert.equal(beginning(choices("Play COMMERCIUM: 1 gold paid for 1 clay", "Play COMMERCIUM: 2 gold paid for 2 clay")), "Play COMMERCIUM: ");
  assert.equal(beginning(choices("Build STRATA for 1 clay less", "Build STRATA for 1 stone less")), "");
  assert.equal(beginning(choices("Play LEGIO: 2 gold", "Build LEGIO: 2 gold")), "");
});
