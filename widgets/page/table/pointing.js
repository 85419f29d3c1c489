// @ts-check
/**
 * What is looked at: it shows what it would do, and Python is told.
 *
 * @typedef {import("./answer.js").Answer} Answer
 * @typedef {import("./focus.js").Focus} Focus
 * @typedef {import("./question.js").Question} Question
 * @typedef {import("./shared.js").Shared} Shared
 */

import { make, put } from "../dom.js";
import { tipPlace } from "./geometry.js";
import { findThing, inviting, nameLines, tipLines } from "./scene.js";
import { thingOf } from "./shared.js";

/** Milliseconds between two looks that Python is told of; where the pointer only passes, it goes on before. */
const BETWEEN = 40;

/** Milliseconds after which a finger that stays looks, and does not press. */
const STAYS = 400;

/** Follows the pointer and the focus over a table. */
export class Pointing {
  tip = make("div", "rs-tip");
  /** The thing looked at. @type {string | null} */ pointed = null;
  /** The choice of an open question that is looked at. @type {string | null} */ choice = null;
  timer = 0;
  finger = 0;
  /** Whether a finger was the last to point, and lies nowhere now. */ lifted = false;
  /** Whether a finger stayed where it was put down last. */ stayed = false;
  /** When Python was last told. */ reported = -BETWEEN;

  /** @param {Shared} shared @param {Focus} focus @param {Answer} answer @param {Question} question */
  constructor(shared, focus, answer, question) {
    this.shared = shared;
    this.focus = focus;
    this.answer = answer;
    this.question = question;
    put(this.tip, { "aria-hidden": "true", hidden: "" });
    shared.signal.addEventListener("abort", () => [this.timer, this.finger].forEach(window.clearTimeout));
  }

  /** Whether nothing can be done now, so that nothing is looked at or taken in hand. */
  get idle() {
    return false;
  }

  /** @param {HTMLElement} ground where it is pointed at things */
  hear(ground) {
    const options = { signal: this.shared.signal };
    ground.addEventListener("pointerover", (event) => this.over(event), options);
    ground.addEventListener("pointerleave", (event) => {
      if (event.pointerType !== "touch") this.left();
    }, options);
    ground.addEventListener("pointerdown", (event) => this.down(event), options);
    for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) {
      ground.addEventListener(end, ({ pointerType }) => this.lift(pointerType), options);
    }
    ground.addEventListener("contextmenu", (event) => { // of the browser, and of JupyterLab
      if (!this.stayed) return;
      event.preventDefault();
      event.stopPropagation();
    }, options);
  }

  /** @param {PointerEvent} event */
  over(event) {
    if (event.pointerType === "touch" || event.buttons) return; // what is dragged goes on being looked at
    const inTip = event.target instanceof Node && this.tip.contains(event.target);
    if (!inTip && !this.look(event.target)) this.point(thingOf(event.target) ?? this.held());
  }

  /** A finger is put down: if it stays, what lies there is looked at. @param {PointerEvent} event */
  down({ pointerType, target }) {
    this.lift();
    this.stayed = false;
    if (pointerType !== "touch" || this.idle) return;
    this.finger = window.setTimeout(() => {
      this.stayed = true;
      if (!this.look(target)) this.point(thingOf(target));
    }, STAYS);
  }

  /** It is gone, or moves the page. @param {string} [kind] of what is gone */
  lift(kind) {
    window.clearTimeout(this.finger);
    this.lifted = kind === "touch";
  }

  /** The pointer has left the table. */
  left() {
    this.point(this.held());
  }

  /** What a keyboard stands on: who has clicked a piece does not go on looking at it. @returns {HTMLElement | null} */
  held() {
    const thing = this.focus.thing();
    return !this.idle && thing?.matches(":focus-visible") ? thing : null;
  }

  /** The focus has come to another thing by itself: a keyboard that stands there looks at it. */
  come() {
    const held = this.held();
    if (held) this.point(held);
  }

  /** A move was made; what is looked at goes on being looked at. */
  rest() {}

  /** Look at a choice of the open question, if that is what it is. @param {EventTarget | null} target @returns {boolean} */
  look(target) {
    const choice = target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest(".rs-ask .rs-choice")) : null;
    if (!choice) return false;
    this.point(null);
    this.choice = choice.dataset.attempt ?? null;
    this.reportSoon();
    return true;
  }

  /** Show what a thing would do, and tell Python which one is looked at. @param {HTMLElement | null} thing */
  point(thing) {
    const id = thing?.dataset.id ?? null;
    if (id === this.pointed && this.choice === null) return;
    this.choice = null;
    this.pointed = id;
    this.refresh();
    this.reportSoon();
  }

  /** Tell Python what is looked at: at once, if it has not been told just now; what is looked at no more can wait. */
  reportSoon() {
    window.clearTimeout(this.timer);
    const rest = this.action() === null ? BETWEEN : this.reported + BETWEEN - performance.now();
    this.timer = window.setTimeout(() => this.report(), Math.max(0, rest));
  }

  /** The move that is looked at. */
  action() {
    return this.choice ?? findThing(this.shared.scene, this.pointed)?.action ?? null;
  }

  report() {
    const { model, scene, signal } = this.shared;
    const { ply, revision } = scene;
    const action = this.action();
    const was = model.get("pointed") ?? {};
    const same = (was.action ?? null) === action && (action === null || was.revision === revision);
    if (signal.aborted || same) return;
    this.reported = performance.now();
    model.set("pointed", { ply, revision, action, piece: action ? this.pointed ?? this.question.asked : null });
    model.save_changes();
  }

  /** What can only be looked at was pressed: it says what it is. @param {Element | null} target */
  tell(target) {
    const node = /** @type {HTMLElement | null} */ (target?.closest("[data-id], .rs-site, .rs-strip") ?? phaseAt(target));
    const lines = node ? this.named(node) : [];
    if (!node || !lines.length) return;
    this.rest();
    this.say(node, lines);
  }

  /** What it is called. @param {HTMLElement} node */
  named(node) {
    if (node.classList.contains("rs-tab")) return [[...node.children].map((part) => part.textContent).join(": ")];
    return nameLines(this.shared.scene, node.dataset, this.shared.say("dim")).filter(Boolean);
  }

  hide() {
    put(this.tip, { hidden: "" });
  }

  /** Show the tip of what is looked at, if it has one and no answer stands there. */
  refresh() {
    const id = this.pointed;
    const thing = findThing(this.shared.scene, id);
    const node = this.shared.node(id);
    const lines = tipLines(thing);
    const answered = (this.answer.node !== null && this.shared.scene.notice?.piece === id) ||
      (id !== null && this.question.asked === id);
    if (!thing || !node || !lines.length || answered) this.hide();
    else this.show(node, lines, "choices" in thing ? inviting(thing) : thing.legal);
  }

  /** What nothing else says. @param {HTMLElement} node @param {string[]} lines */
  say(node, lines) {
    this.show(node, lines, false);
  }

  /** @param {HTMLElement} node @param {string[]} lines @param {boolean} legal */
  show(node, lines, legal) {
    this.tip.replaceChildren(...lines.map((line) => make("div", "", line)));
    put(this.tip, { hidden: null, "data-legal": String(legal) });
    this.place(node);
  }

  /** @param {HTMLElement} node */
  place(node) {
    const frame = this.shared.inner.getBoundingClientRect();
    const column = (node.closest(".rs-left") ?? this.shared.inner).getBoundingClientRect();
    const answered = this.answer.node !== null && this.answer.node.closest(".rs-zone") === node.closest(".rs-zone");
    const page = { end: window.innerHeight, answered };
    const at = tipPlace(node.getBoundingClientRect(), this.tip.getBoundingClientRect(), frame, column, page);
    this.tip.style.transform = `translate(${Math.round(at.x)}px, ${Math.round(at.y)}px)`;
    this.tip.style.setProperty("--rs-x", `${Math.round(at.arrow)}px`);
    put(this.tip, { "data-side": at.below ? "below" : "above", "data-through": node.closest(".rs-grouped") ? "true" : null });
  }
}

/** The tab of a phase that has no row of its own. @param {Element | null} target @returns {HTMLElement | null} */
function phaseAt(target) {
  const tab = target?.closest(".rs-tab");
  return tab?.querySelector(":scope > .rs-tab-title") ? /** @type {HTMLElement} */ (tab) : null;
}
