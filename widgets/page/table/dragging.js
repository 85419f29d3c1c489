// @ts-check
/**
 * A piece, or one of a stack, that is dragged with a mouse, as one takes it in hand: who lets a piece go elsewhere on the
 * table has pressed it.
 *
 * @typedef {import("./scene.js").Piece} Piece
 * @typedef {import("./pointing.js").Pointing} Pointing
 * @typedef {import("./shared.js").Shared} Shared
 * @typedef {{press(thing: HTMLElement, pointed: boolean): void, ask(piece: Piece, node: HTMLElement): void}} Table
 */

import { within, zoomOf } from "./geometry.js";
import { findThing, homeOf, inviting, movesTo } from "./scene.js";
import { thingOf } from "./shared.js";

/** So many pixels a mouse goes until something is dragged, and not pressed. */
const GOES = 14;
/** What lies in one of these stays in it: it would not be seen elsewhere. */
const ROOMS = ".rs-stage-board, .rs-side, .rs-strips";

/** What is dragged on a table. */
export class Dragging {
  /** What the mouse went down on. @type {HTMLElement | null} */ node = null;
  /** What goes with it: the piece, or one of the stack. @type {HTMLElement | null} */ hand = null;
  from = { x: 0, y: 0 };
  /** Where the piece lies, where what goes with the mouse lay, and the room that it has. */ home = new DOMRect();
  start = new DOMRect();
  room = new DOMRect();
  zoom = 1;
  /** Whether it is on its way, or lies where it was let go, until Python has answered. */ moves = false;
  waits = false;
  /** Whether the click that comes was no press. */ ended = false;

  /** @param {Shared} shared @param {Pointing} pointing @param {Table} table */
  constructor(shared, pointing, table) {
    this.shared = shared;
    this.pointing = pointing;
    this.table = table;
    shared.settled.push(() => this.settle());
  }

  /** @param {HTMLElement} ground where pieces are pressed */
  hear(ground) {
    const options = { signal: this.shared.signal };
    ground.addEventListener("pointerdown", (event) => this.grab(event), options);
    ground.addEventListener("pointermove", (event) => this.move(event, ground), options);
    ground.addEventListener("pointerup", (event) => this.drop(event, ground), options);
    ground.addEventListener("pointercancel", () => this.release(), options);
    ground.addEventListener("click", (event) => {
      if (this.ended) event.stopPropagation();
      this.ended = false;
    }, { ...options, capture: true });
  }

  /** @param {PointerEvent} event */
  grab({ pointerType, button, target, clientX, clientY }) {
    this.release();
    this.ended = false;
    const thing = pointerType === "touch" || button ? null : thingOf(target);
    const found = this.piece(thing);
    if (!found || !(found.action || inviting(found) || found.leads.length) || this.pointing.idle) return;
    this.node = thing;
    this.from = { x: clientX, y: clientY };
  }

  /** @param {PointerEvent} event @param {HTMLElement} ground */
  move({ clientX, clientY, buttons, pointerId }, ground) {
    const { node, from } = this;
    if (!node || this.waits) return;
    const way = { x: clientX - from.x, y: clientY - from.y };
    if (!(buttons & 1) || !node.isConnected) this.release();
    else if (this.moves || Math.hypot(way.x, way.y) > GOES) {
      if (!this.moves) this.begin(node, ground, pointerId);
      const { x, y } = within(way, this.start, this.room);
      if (this.hand) this.hand.style.translate = `${x / this.zoom}px ${y / this.zoom}px`;
    }
  }

  /** @param {HTMLElement} node @param {HTMLElement} ground @param {number} pointer */
  begin(node, ground, pointer) {
    this.moves = true;
    this.home = node.getBoundingClientRect();
    this.room = (node.closest(ROOMS) ?? this.shared.root).getBoundingClientRect();
    this.zoom = zoomOf(node);
    this.hand = this.taken(node);
    this.start = this.hand.getBoundingClientRect();
    ground.setPointerCapture(pointer); // it may be let go anywhere
    this.look(true);
  }

  /** What is drawn as a node. @param {HTMLElement | null} node @returns {Piece | null} */
  piece(node) {
    const found = findThing(this.shared.scene, node?.dataset.id ?? null);
    return found && "leads" in found ? found : null;
  }

  /** What is taken in hand: the piece, or one of a stack. @param {HTMLElement} node @returns {HTMLElement} */
  taken(node) {
    const found = this.piece(node);
    if (!found?.leads.length) return node;
    const one = this.shared.symbols.list(found.icons, "rs-taken");
    one.style.left = `${(this.from.x - this.home.left) / this.zoom}px`;
    one.style.top = `${(this.from.y - this.home.top) / this.zoom}px`;
    node.append(one);
    return one;
  }

  /** @param {PointerEvent} event @param {HTMLElement} ground */
  drop({ clientX, clientY }, ground) {
    const { node, moves } = this;
    const inside = (/** @type {DOMRect} */ { left, top, right, bottom }) =>
      clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    const meant = moves && inside(ground.getBoundingClientRect()) && !inside(this.home);
    this.ended = moves;
    this.moves = false;
    if (node && meant) this.land(node, thingOf(document.elementFromPoint(clientX, clientY)));
    else this.release();
  }

  /** It was let go: that is a move that leads there, or else a press. @param {HTMLElement} node @param {HTMLElement | null} there */
  land(node, there) {
    const [found, goal] = [this.piece(node), this.piece(there)];
    const moves = found && goal ? movesTo(found, goal.id) : [];
    this.waits = moves.length < 2 && Boolean(moves[0] ?? found?.action);
    if (!this.waits) this.release();
    if (there && goal && moves.length) this.lead(goal, there, moves);
    else this.table.press(node, true);
  }

  /** It leads there; if in several ways, it is asked which. @param {Piece} goal @param {HTMLElement} there @param {string[]} moves */
  lead(goal, there, moves) {
    const { shared, table } = this;
    if (moves.length > 1) table.ask({ ...goal, choices: goal.choices.filter(({ action }) => moves.includes(action)) }, there);
    else shared.attempt(moves[0], homeOf(shared.scene, moves[0]) ?? goal.id);
  }

  /** Python has answered: it goes on from where it was let go. */
  settle() {
    if (this.waits) this.release();
  }

  /** It goes where it belongs. */
  release() {
    if (this.node) {
      this.node.style.translate = "";
      this.look(false);
      if (this.hand !== this.node) this.hand?.remove();
    }
    this.node = this.hand = null;
    this.moves = this.waits = false;
  }

  /** @param {boolean} dragged */
  look(dragged) {
    this.hand?.classList.toggle("rs-dragged", dragged);
    this.node?.closest(".rs-zone")?.classList.toggle("rs-dragged-from", dragged);
    this.shared.inner.classList.toggle("rs-gliding", dragged);
    this.shared.ground.classList.toggle("rs-dragging", dragged);
  }
}
