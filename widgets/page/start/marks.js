// @ts-check
/** How far somebody is: rings, dots, ticks. The words for them stand beside. */

import { make, put } from "../dom.js";
import { shape } from "../svg.js";
import { glyph } from "../table/glyphs.js";

const SIZE = 46;
const RADIUS = 19;
const ROUND = 2 * Math.PI * RADIUS;
/** Of more steps a line is drawn. */
const MOST_DOTS = 12;

/** A ring that closes as lessons are done. @param {number} done @param {number} total @returns {HTMLElement} */
export function ring(done, total) {
  const box = make("span", "rs-start-ring");
  put(box, { "aria-hidden": "true" });
  const svg = shape("svg", "", { viewBox: `0 0 ${SIZE} ${SIZE}` });
  const circle = { cx: SIZE / 2, cy: SIZE / 2, r: RADIUS };
  svg.append(shape("circle", "rs-start-track", circle));
  const arc = { ...circle, "stroke-dasharray": `${((ROUND * done) / total).toFixed(1)} ${ROUND.toFixed(1)}` };
  if (done) svg.append(shape("circle", "rs-start-arc", { ...arc, transform: `rotate(-90 ${SIZE / 2} ${SIZE / 2})` }));
  box.append(svg, make("span", "rs-start-count", `${done}/${total}`));
  return box;
}

/** A dot for every step, the next one ringed; a line if there are many. @param {number} done @param {number} total @returns {HTMLElement} */
export function steps(done, total) {
  const list = make("span", total > MOST_DOTS ? "rs-start-line" : "rs-start-dots");
  put(list, { "aria-hidden": "true" });
  list.style.setProperty("--rs-part", String(done / total));
  if (total > MOST_DOTS) return list;
  for (let step = 0; step < total; step++) list.append(stepMark(step < done ? "done" : step === done ? "begun" : "new"));
  return list;
}

/** @param {string} state "done", "begun" or "new" @returns {HTMLElement} */
export function stepMark(state) {
  const mark = make("span", "rs-start-dot");
  put(mark, { "data-state": state, "aria-hidden": "true" });
  if (state === "done") mark.append(...glyph("played"));
  return mark;
}
