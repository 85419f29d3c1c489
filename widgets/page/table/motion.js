// @ts-check
/** Pieces glide from where they were, what is new fades in, what leaves fades out: for the eye only. */

import { put } from "../dom.js";
import { shiftOf, zoomOf } from "./geometry.js";

const STILL = { x: 0, y: 0 };
/** A way of so many pixels is worth leading over the other pieces. */
const FAR = 130;

/** Moves the nodes of a board. */
export class Motion {
  /** @param {HTMLElement} frame @param {{pieces: Map<string, HTMLElement>, zones: Map<string, HTMLElement>}} board */
  constructor(frame, board) {
    this.frame = frame;
    this.board = board;
    /** @type {Animation[]} */ this.motions = [];
    /** @type {Map<Element, DOMRect>} */ this.before = new Map();
    this.started = false;
    /** How much larger the board is drawn than its sheet says; measured with all else, before anything changes. */ this.zoom = 1;
  }

  /** Remember where every piece and zone is drawn now. */
  remember() {
    this.before = new Map();
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!this.started || calm || !this.frame.offsetWidth) return;
    for (const node of [this.frame, ...this.board.pieces.values(), ...this.places()]) {
      this.before.set(node, node.getBoundingClientRect());
    }
    this.zoom = zoomOf(this.frame);
    for (const motion of this.motions) motion.cancel();
    this.motions = [];
    this.frame.classList.remove("rs-gliding");
  }

  /** What is drawn now has nothing to do with what lay there before: nothing is seen to come from it, or to go. */
  forget() {
    this.before.clear();
  }

  /** The zones that have a place of their own: one that waits in the head of another comes and goes as its pieces do. */
  places() {
    return [...this.board.zones.values()].filter((node) => !node.classList.contains("rs-docked"));
  }

  /** Let everything glide from where it was. */
  animate() {
    const { before, zoom } = this;
    if (!before.size) return;
    // All is measured before anything moves: a zone carries its pieces along.
    const nodes = [...this.places(), ...this.board.pieces.values()];
    const shifts = new Map(nodes.map((node) => [node, shiftOf(before.get(node), node.getBoundingClientRect())]));
    for (const [node, { x, y }] of shifts) {
      const zone = node.classList.contains("rs-piece") ? /** @type {HTMLElement | null} */ (node.closest(".rs-zone")) : null;
      const carried = (zone && shifts.get(zone)) || STILL;
      if (before.has(node)) this.glide(node, { x: (x - carried.x) / zoom, y: (y - carried.y) / zoom }, zone);
      else if (zone) this.play(node, [{ opacity: 0, transform: "translateX(-14px)" }, { opacity: 1, transform: "none" }], 260);
    }
    this.unclip();
  }

  /** Rows that scroll inside themselves show what glides in from elsewhere. */
  unclip() {
    const { motions } = this;
    if (!motions.length) return;
    this.frame.classList.add("rs-gliding");
    Promise.allSettled(motions.map(({ finished }) => finished)).then(() => {
      if (this.motions === motions) this.frame.classList.remove("rs-gliding");
    });
  }

  /** @param {HTMLElement} node @param {{x: number, y: number}} from @param {HTMLElement | null} zone its zone, if it is a piece */
  glide(node, { x, y }, zone) {
    if (Math.abs(x) + Math.abs(y) < 2) return;
    const far = zone !== null && Math.hypot(x, y) > FAR;
    const layer = far ? 5 : 0;
    const time = far ? 420 : 240;
    this.play(node, [{ transform: `translate(${x}px, ${y}px)`, zIndex: layer }, { transform: "none", zIndex: layer }], time);
    if (far && zone) this.play(zone, [{ zIndex: 5 }, { zIndex: 5 }], time);
  }

  /** @param {HTMLElement} node @param {Keyframe[]} frames @param {number} duration */
  play(node, frames, duration) {
    this.motions.push(node.animate(frames, { duration, easing: "cubic-bezier(.2, .75, .25, 1)" }));
  }

  /** A piece leaves the table: a copy of it fades where it lay; of a small sign nothing is left. @param {HTMLElement} node */
  leave(node) {
    node.remove();
    const box = this.before.get(node);
    const frame = this.before.get(this.frame);
    if (!box?.width || !frame || node.querySelector(":scope > .rs-signed")) return;
    const { zoom } = this, ghost = ghostOf(node);
    const places = { left: box.left - frame.left, top: box.top - frame.top, width: box.width, height: box.height };
    for (const [side, pixels] of Object.entries(places)) ghost.style.setProperty(side, `${pixels / zoom}px`);
    this.frame.append(ghost);
    const frames = [{ opacity: 0.9, transform: "none" }, { opacity: 0, transform: "translateY(16px) scale(.94)" }];
    const motion = ghost.animate(frames, { duration: 320, easing: "ease-in" });
    motion.onfinish = motion.oncancel = () => ghost.remove();
  }
}

/** A copy that only looks like it. @param {HTMLElement} node */
function ghostOf(node) {
  const ghost = /** @type {HTMLElement} */ (node.cloneNode(true));
  for (const { name } of [...ghost.attributes]) {
    if (!["class", "style", "data-colour"].includes(name)) ghost.removeAttribute(name);
  }
  for (const inside of ghost.querySelectorAll("[id]")) inside.remove();
  ghost.classList.add("rs-ghost");
  put(ghost, { "aria-hidden": "true" });
  return ghost;
}
