// @ts-check
/**
 * The answer to the last attempt, below the zone of its piece.
 *
 * @typedef {import("./shared.js").Shared} Shared
 * @typedef {import("./scene.js").Notice} Notice
 */

import { button, make, part, put } from "../dom.js";
import { closer, glyph } from "./glyphs.js";
import { noticeZone } from "./scene.js";
import { aimAt } from "./shared.js";

/** Shows what Python answers. */
export class Answer {
  /** @type {HTMLElement | null} */ node = null;
  told = "";

  /** @param {Shared} shared */
  constructor(shared) {
    this.shared = shared;
  }

  /** Draw it, unless it stands there already. */
  draw() {
    const { notice, announce } = this.shared.scene;
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
    node.append(badge, words, closer(this.shared.say("close")));
    this.slot(notice).append(node);
  }

  /** @param {Notice} notice @returns {HTMLElement} */
  nearest(notice) {
    const line = make("div", "rs-nearest");
    const move = button("rs-try", notice.nearest);
    put(move, { "data-attempt": notice.nearest_action });
    line.append(make("span", "", `${this.shared.say("nearest")} `), move);
    return line;
  }

  /** Where it goes; what belongs to no zone is told below the buttons. @param {Notice} notice @returns {HTMLElement} */
  slot(notice) {
    const zone = noticeZone(this.shared.scene.zones, notice);
    const node = zone && this.shared.zones.get(zone.id);
    return node && !this.shared.drawn?.node.contains(node) ? part(node, ".rs-slot") : this.shared.slot;
  }

  /** The thing that was refused wears the answer's colour while the answer stands. */
  mark() {
    const { notice } = this.shared.scene;
    const thing = this.node && notice?.piece ? this.shared.pieces.get(notice.piece) : undefined;
    if (notice?.tone === "refused") thing?.classList.add("rs-refused");
  }

  clear() {
    this.node?.remove();
    this.node = null;
    for (const node of this.shared.pieces.values()) node.classList.remove("rs-refused");
  }

  /** Point it at its thing. */
  aim() {
    const id = this.shared.scene?.notice?.piece;
    if (this.node) aimAt(this.node, this.shared.node(id || null));
  }
}
