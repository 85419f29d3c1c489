// @ts-check
/**
 * A row of cards from a lesson, drawn as on the board, and how far the learner's symbols reach in it.
 *
 * @typedef {import("../table/scene.js").Piece} Piece
 * @typedef {import("../table/scene.js").Ruler} Ruler
 * @typedef {import("../table/shared.js").Shared} Shared
 * @typedef {{title: string, word: string, icon: string, count: number, pieces: Piece[], ruler: Ruler}} Hero
 */

import { make, put } from "../dom.js";
import { Faces } from "../table/faces.js";
import { Overlays } from "../table/overlays.js";
import { Symbols } from "../table/symbols.js";

/** Draws cards as the board does. */
export class Cards {
  /** @param {import("../table/symbols.js").Art} art */
  constructor(art) {
    this.symbols = new Symbols(art);
    this.faces = new Faces(this.symbols);
    this.overlays = new Overlays(/** @type {Shared} */ (/** @type {unknown} */ ({ symbols: this.symbols })));
  }

  /** What has the look of cards that lie on a board; for the eyes only. @param {string} name @param {...Element} parts @returns {HTMLElement} */
  board(name, ...parts) {
    const around = make("div", "rs-zone rs-tabbed rs-start-around");
    const board = make("div", name);
    put(around, { "aria-hidden": "true" });
    board.append(...parts);
    around.append(board);
    return around;
  }

  /** @param {Hero} hero @returns {HTMLElement} */
  row({ title, word, icon, count, pieces, ruler }) {
    const head = make("div", "rs-start-row-head");
    head.append(make("span", "rs-start-row-title", title), make("span", "rs-start-have", word));
    head.append(this.symbols.list(Array(count).fill(icon), "rs-start-icons"));
    const cards = make("div", "rs-start-cards");
    cards.append(...pieces.map((piece) => this.faces.lone(piece)));
    return this.board("rs-start-board", head, cards, ...this.overlays.ruler(ruler));
  }
}
