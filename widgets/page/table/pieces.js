// @ts-check
/**
 * Pieces: one node each, which stays with the thing wherever it goes.
 *
 * @typedef {import("./shared.js").Shared} Shared
 * @typedef {import("./scene.js").Piece} Piece
 */

import { make, put, write } from "../dom.js";
import { chosen, inviting } from "./scene.js";

/** The marks of what answers a question. */
const ANSWERS = new Set(["option", "whole"]);

/** Draws the pieces of a table. */
export class Pieces {
  /** @param {Shared} shared */
  constructor(shared) {
    this.shared = shared;
  }

  /** @param {Piece} piece @param {{small: boolean, ruled: boolean, numbered: boolean}} how whether it is drawn small, with its own part of a ruler, with its number @returns {HTMLElement} */
  draw(piece, { small, ruled, numbered }) {
    const node = this.shared.pieces.get(piece.id) ?? this.make(piece.id);
    this.look(node, piece, small);
    const [, ruler, badge, label] = /** @type {HTMLElement[]} */ ([...node.children]);
    write(label, piece.label);
    const shown = (piece.reach && ruled) || (piece.position !== null && numbered);
    put(ruler, { hidden: shown ? null : "", "data-reach": piece.reach || null });
    write(ruler, piece.position === null ? "" : String(piece.position));
    write(badge, piece.badge);
    put(badge, { hidden: piece.badge ? null : "" });
    this.shared.describe(node, piece.preview);
    this.style(node, piece);
    return node;
  }

  /** A copy of a piece that is not there yet: only for the eyes. @param {Piece} piece @returns {HTMLElement} */
  ghost(piece) {
    const node = make("div", `rs-piece rs-${piece.kind} rs-candidate`);
    put(node, { "aria-hidden": "true", "data-colour": piece.face?.colour });
    node.append(this.shared.drawn?.face(piece) ?? this.shared.faces.draw(piece));
    return node;
  }

  /** @param {string} id @returns {HTMLElement} */
  make(id) {
    const node = make("div", "rs-piece");
    put(node, { role: "gridcell", tabindex: -1, "data-id": id });
    // Its name is the hidden label; what is drawn says the same to the eyes.
    const drawn = [make("span"), make("span", "rs-ruler"), make("span", "rs-badge")];
    for (const seen of drawn) put(seen, { "aria-hidden": "true" });
    node.append(...drawn, make("span", "rs-hidden"), this.shared.describer());
    this.shared.pieces.set(id, node);
    return node;
  }

  /** The face, drawn anew only when it differs. @param {HTMLElement} node @param {Piece} piece @param {boolean} small */
  look(node, piece, small) {
    const { face, kind, count, text, icons, meter } = piece;
    const { drawn, shown } = this.shared;
    if (!shown.differs(node, drawn?.looks(piece) ?? [small, face ?? [kind, count, text, icons, meter]])) return;
    const look = drawn?.face(piece) ?? this.shared.faces.draw(piece, small);
    put(node, { "data-colour": face?.colour });
    put(look, { "aria-hidden": "true" });
    put(node, { "data-worded": look.classList.contains("rs-worded") });
    node.replaceChild(look, /** @type {Node} */ (node.firstChild));
  }

  /** What can be done with it, its state and its place. @param {HTMLElement} node @param {Piece} piece */
  style(node, piece) {
    const legal = inviting(piece);
    const offered = piece.action !== null || piece.choices.length > 0;
    const placed = this.shared.drawn?.lay(node, piece.id) ?? false;
    const style = classes(piece, offered, placed);
    if (node.className !== style) node.className = style;
    const answers = piece.marks.some((mark) => ANSWERS.has(mark));
    put(node, { "aria-disabled": offered && !legal && !answers, "aria-haspopup": piece.choices.length > 0 });
    put(node, { "data-state": piece.state || null, "aria-selected": answers ? String(chosen(piece)) : null });
    const column = piece.column === null ? "" : String(piece.column + 1);
    if (node.style.gridColumnStart !== column) node.style.gridColumn = column;
  }
}

/** @param {Piece} piece @param {boolean} offered that something can be tried with it @param {boolean} placed on a map */
function classes(piece, offered, placed) {
  const use = inviting(piece) ? "rs-legal" : offered ? "rs-barred" : "rs-still";
  const more = [...(piece.leads.length ? ["rs-lent"] : []), ...piece.marks.map((mark) => `rs-mark-${mark}`)];
  return ["rs-piece", ...(placed ? ["rs-placed"] : []), `rs-${piece.kind}`, use, ...more].join(" ");
}
