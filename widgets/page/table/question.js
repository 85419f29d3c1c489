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
    const [list, all, start] = [make("div", "rs-asked"), inAll(piece.choices), beginning(piece.choices)];
    list.append(...piece.choices.map((choice) => this.choice(choice, all, start)));
    const title = start ? start.trim().slice(0, -1) : words;
    box.append(make("div", "rs-ask-title", title), ...told(all), list, closer(this.shared.say("close")));
    this.asked = piece.id;
    if (this.shared.drawn?.boxes.has(piece.id)) this.shared.drawn.popUp(box, piece);
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

  /** @param {Choice} choice @param {string[]} all what all choices would do @param {string} start how all are called at first @returns {HTMLElement} */
  choice(choice, all, start) {
    const node = button(`rs-choice ${choice.legal ? "rs-choice-legal" : "rs-choice-barred"}`);
    put(node, { "data-attempt": choice.action, "aria-disabled": choice.legal ? null : "true" });
    const words = make("span", "rs-choice-title");
    if (choice.icons.length) {
      const icons = this.shared.symbols.list(choice.icons, "rs-choice-icons");
      put(icons, { "aria-hidden": "true" });
      words.append(icons);
    }
    const label = choice.label.slice(start.length);
    words.append(make("span", "", label.slice(0, 1).toUpperCase() + label.slice(1)));
    node.append(words, ...told(choice.preview.filter((line) => !all.includes(line))));
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

/** What stands before a colon in all of these choices: it is told once. @param {Choice[]} choices @returns {string} */
export function beginning([first, ...others]) {
  const start = first.label.match(/^[^:]+: /)?.[0] ?? "";
  return others.every(({ label }) => label.startsWith(start)) ? start : "";
}

/** What all of these choices would do: it is told once. @param {Choice[]} choices @returns {string[]} */
function inAll([first, ...others]) {
  return first.preview.filter((line) => others.every(({ preview }) => preview.includes(line)));
}

/** @param {string[]} lines @returns {HTMLElement[]} */
function told(lines) {
  return lines.length ? [make("span", "rs-choice-lines", lines.join(" · "))] : [];
}
