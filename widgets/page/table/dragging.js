// @ts-check
/**
 * A piece that is dragged with a mouse, as one takes it in hand: who lets it go elsewhere on the table has pressed it.
 *
 * @typedef {import("./pointing.js").Pointing} Pointing
 * @typedef {import("./shared.js").Shared} Shared
 */

import { within, zoomOf } from "./geometry.js";
import { findThing, inviting } from "./scene.js";
import { thingOf } from "./shared.js";

/** So many pixels a mouse goes until something is dragged, and not pressed. */
const GOES = 14;
/** What lies in one of these stays in it: it would not be seen elsewhere. */
const ROOMS = ".rs-stage-board, .rs-side, .rs-strips";

/** What is dragged on a table. */
export class Dragging {
  /** What the mouse went down on. @type {HTMLElement | null} */ node = null;
  from = { x: 0, y: 0 };
  /** Where it lay, and the room that it has. */ home = new DOMRect();
  room = new DOMRect();
  zoom = 1;
  /** Whether it is on its way, or lies where it was let go, until Python has answered. */ moves = false;
  waits = false;
  /** Whether the click that comes was no press. */ ended = false;

  /** @param {Shared} shared @param {Pointing} pointing @param {(thing: HTMLElement) => void} press */
  constructor(shared, pointing, press) {
    this.shared = shared;
    this.pointing = pointing;
    this.press = press;
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
    const found = thing?.classList.contains("rs-piece") ? findThing(this.shared.scene, thing.dataset.id ?? null) : null;
    const asks = found && "choices" in found && (found.action || inviting(found));
    if (!thing || !asks || this.pointing.idle) return;
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
      const { x, y } = within(way, this.home, this.room);
      node.style.translate = `${x / this.zoom}px ${y / this.zoom}px`;
    }
  }

  /** @param {HTMLElement} node @param {HTMLElement} ground @param {number} pointer */
  begin(node, ground, pointer) {
    this.moves = true;
    this.home = node.getBoundingClientRect();
    this.room = (node.closest(ROOMS) ?? this.shared.root).getBoundingClientRect();
    this.zoom = zoomOf(node);
    ground.setPointerCapture(pointer); // it may be let go anywhere
    this.look(true);
  }

  /** @param {PointerEvent} event @param {HTMLElement} ground */
  drop({ clientX, clientY }, ground) {
    const { node, moves } = this;
    const inside = (/** @type {DOMRect} */ { left, top, right, bottom }) =>
      clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    const meant = moves && inside(ground.getBoundingClientRect()) && !inside(this.home);
    this.ended = moves;
    this.moves = false;
    if (node && meant) this.land(node, document.elementFromPoint(clientX, clientY));
    else this.release();
  }

  /** It was let go: that is the move that leads there, or else a press. @param {HTMLElement} node @param {Element | null} there */
  land(node, there) {
    const id = node.dataset.id ?? null, goal = thingOf(there)?.dataset.id;
    const found = findThing(this.shared.scene, id);
    const choice = found && "choices" in found ? found.choices.find(({ target }) => goal && target === goal) : undefined;
    this.waits = Boolean(choice ?? found?.action);
    if (!this.waits) this.release();
    if (choice) this.shared.attempt(choice.action, id);
    else this.press(node);
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
    }
    this.node = null;
    this.moves = this.waits = false;
  }

  /** @param {boolean} dragged */
  look(dragged) {
    this.node?.classList.toggle("rs-dragged", dragged);
    this.node?.closest(".rs-zone")?.classList.toggle("rs-dragged-from", dragged);
    this.shared.inner.classList.toggle("rs-gliding", dragged);
    this.shared.ground.classList.toggle("rs-dragging", dragged);
  }
}
