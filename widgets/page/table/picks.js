// @ts-check
/**
 * Several pieces that are picked for one move.
 *
 * @typedef {import("./shared.js").Shared} Shared
 * @typedef {import("./scene.js").Pick} Pick
 * @typedef {import("./scene.js").Piece} Piece
 * @typedef {import("./scene.js").Zone} Zone
 */

import { part, put, write } from "../dom.js";
import { pickOrDrop, pickedMove, zoneOf } from "./scene.js";

/** What is picked on a table. */
export class Picks {
  /** @type {Set<string>} */ picked = new Set();
  revision = -1;

  /** @param {Shared} shared */
  constructor(shared) {
    this.shared = shared;
  }

  /** What was picked for another position is forgotten. */
  forget() {
    const { revision } = this.shared.scene;
    if (this.revision !== revision) this.picked.clear();
    this.revision = revision;
  }

  /** Pick a piece or put it back, or make the move of those picked; a refusal does not stand meanwhile. @param {Piece} piece */
  press(piece) {
    const zone = zoneOf(this.shared.scene, piece.id);
    if (!zone?.pick || piece.command) return;
    if (piece.kind === "go") this.shared.attempt(pickedMove(zone, zone.pick, this.picked), piece.id);
    else if (piece.pick) {
      pickOrDrop(this.picked, piece.id, zone.pick.most);
      this.draw(zone, zone.pick);
      if (this.shared.scene.notice?.tone === "refused") this.shared.send({ kind: "command", command: "dismiss" });
    }
  }

  /** What is picked, and how many that makes. @param {Zone} zone @param {Pick} pick */
  draw(zone, pick) {
    const count = zone.pieces.filter(({ id }) => this.picked.has(id)).length;
    const legal = count >= pick.least && count <= pick.most;
    for (const piece of zone.pieces) {
      const node = /** @type {HTMLElement} */ (this.shared.pieces.get(piece.id));
      if (piece.pick) {
        node.classList.toggle("rs-picked", this.picked.has(piece.id));
        put(node, { "aria-selected": String(this.picked.has(piece.id)) });
      }
      if (piece.kind === "go" && !piece.command) this.go(node, pick.label.replace("{count}", String(count)), legal);
    }
  }

  /** The piece that makes the move. @param {HTMLElement} node @param {string} label @param {boolean} legal */
  go(node, label, legal) {
    node.classList.toggle("rs-legal", legal);
    node.classList.toggle("rs-barred", !legal);
    put(node, { "aria-disabled": legal ? null : "true" });
    write(part(node, ".rs-thing-words"), label);
    write(node.children[3], label);
  }
}
