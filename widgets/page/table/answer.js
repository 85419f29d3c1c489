// @ts-check
/**
 * The answer to the last attempt, below the zone of its piece.
 *
 * @typedef {import("./stage.js").Stage} Stage
 * @typedef {import("./scene.js").Notice} Notice
 */

import { button, make, part, put } from "../dom.js";
import { closer, glyph } from "./glyphs.js";
import { noticeZone } from "./scene.js";
import { aimAt } from "./stage.js";

/** Shows what Python answers. */
export class Answer {
  /** @type {HTMLElement | null} */ node = null;
  told = "";

  /** @param {Stage} stage */
  constructor(stage) {
    this.stage = stage;
  }

  /** Draw it, unless it stands there already. */
  draw() {
    const { notice, announce } = this.stage.scene;
    const key = JSON.stringify(notice);
    if (key !== this.told || announce) {
      this.told = key;
      this.clear();
      if (notice) this.show(notice);
    }
    this.mark();
  }

  /** @param {Notice} notice */
  show(notice) {
    const node = (this.node = make("div", "rs-notice"));
    put(node, { "data-tone": notice.tone, role: "group", "aria-label": notice.title || notice.text });
    const badge = make("span", "rs-notice-mark");
    badge.append(...glyph(notice.tone));
    const words = make("div", "rs-notice-words");
    const sentence = make("div", "rs-notice-text");
    if (notice.title) sentence.append(make("strong", "", notice.title), " ");
    sentence.append(notice.text);
    words.append(sentence);
    if (notice.reference) words.append(make("div", "rs-reference", notice.reference));
    if (notice.nearest_action) words.append(this.nearest(notice));
    node.append(badge, words, closer(this.stage.say("close")));
    this.slot(notice).append(node);
  }

  /** @param {Notice} notice @returns {HTMLElement} */
  nearest(notice) {
    const line = make("div", "rs-nearest");
    const move = button("rs-try", notice.nearest);
    put(move, { "data-attempt": notice.nearest_action });
    line.append(make("span", "", `${this.stage.say("nearest")} `), move);
    return line;
  }

  /** Where it goes; what belongs to no zone is told below the buttons. @param {Notice} notice @returns {HTMLElement} */
  slot(notice) {
    const zone = noticeZone(this.stage.scene.zones, notice);
    const node = zone && this.stage.zones.get(zone.id);
    return node ? part(node, ".rs-slot") : this.stage.slot;
  }

  /** The thing that was refused wears the answer's colour while the answer stands. */
  mark() {
    const { notice } = this.stage.scene;
    const thing = this.node && notice?.piece ? this.stage.pieces.get(notice.piece) : undefined;
    if (notice?.tone === "refused") thing?.classList.add("rs-refused");
  }

  clear() {
    this.node?.remove();
    this.node = null;
    for (const node of this.stage.root.querySelectorAll(".rs-refused")) node.classList.remove("rs-refused");
  }

  /** Point it at its thing. */
  aim() {
    const id = this.stage.scene?.notice?.piece;
    if (this.node) aimAt(this.node, this.stage.node(id || null));
  }
}
