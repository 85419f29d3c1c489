// @ts-check
/**
 * Which of its moves a piece is to make.
 *
 * @typedef {import("./shared.js").Shared} Shared
 * @typedef {import("./scene.js").Choice} Choice
 * @typedef {import("./scene.js").Piece} Piece
 */

import { button, make, part, put } from "../dom.js";
import { closer } from "./glyphs.js";
import { aimAt } from "./shared.js";

/** The open question of a table. */
export class Question {
  /** The piece whose choices are open. @type {string | null} */ asked = null;
  /** @type {HTMLElement | null} */ box = null;

  /** @param {Shared} shared */
  constructor(shared) {
    this.shared = shared;
  }

  /** Open the choices of a piece below its zone, and take the focus there. @param {Piece} piece @param {HTMLElement} node */
  open(piece, node) {
    const words = this.shared.say("ask");
    const box = (this.box = make("div", "rs-ask"));
    put(box, { role: "group", "aria-label": `${words} ${piece.label}` });
    const list = make("div", "rs-asked");
    list.append(...piece.choices.map((choice) => this.choice(choice)));
    box.append(make("div", "rs-ask-title", words), list, closer(this.shared.say("close")));
    this.asked = piece.id;
    if (this.shared.drawn?.boxes.has(piece.id)) this.shared.drawn.popUp(box, piece.id);
    else part(/** @type {HTMLElement} */ (node.closest(".rs-zone")), ".rs-slot").append(box);
    put(node, { "aria-expanded": "true" });
  }

  /** The first choice that can be made takes the focus. */
  enter() {
    const { box } = this;
    const first = /** @type {HTMLElement | null | undefined} */ (
      box?.querySelector(".rs-choice-legal") ?? box?.querySelector(".rs-choice")
    );
    first?.focus();
    box?.scrollIntoView({ block: "nearest" });
  }

  /** @param {Choice} choice @returns {HTMLElement} */
  choice(choice) {
    const node = button(`rs-choice ${choice.legal ? "rs-choice-legal" : "rs-choice-barred"}`);
    put(node, { "data-attempt": choice.action, "aria-disabled": choice.legal ? null : "true" });
    const words = make("span", "rs-choice-title");
    if (choice.icons.length) {
      const icons = this.shared.symbols.list(choice.icons, "rs-choice-icons");
      put(icons, { "aria-hidden": "true" });
      words.append(icons);
    }
    words.append(make("span", "", choice.label));
    node.append(words);
    if (choice.preview.length) node.append(make("span", "rs-choice-lines", choice.preview.join(" · ")));
    return node;
  }

  close() {
    if (this.asked !== null) put(this.shared.pieces.get(this.asked) ?? this.shared.root, { "aria-expanded": null });
    this.box?.remove();
    this.box = this.asked = null;
  }

  /** Close it; the focus goes back to its piece. */
  leave() {
    const node = this.asked === null ? undefined : this.shared.pieces.get(this.asked);
    this.close();
    node?.focus({ preventScroll: true });
  }

  /** Point it at its piece. */
  aim() {
    if (this.box && this.asked !== null) aimAt(this.box, this.shared.pieces.get(this.asked));
  }
}
