// @ts-check
/**
 * The table: draws a scene and reports what is attempted on it.
 *
 * It knows no game. Python answers every intent with a new scene; what differs is drawn anew, the focus stays where it
 * was, screen readers are told what changed.
 *
 * @typedef {import("../model.js").Model} Model
 * @typedef {import("./drawer.js").DrawerKind} DrawerKind
 * @typedef {import("./drawn.js").Board} Board
 * @typedef {import("./scene.js").Button} Button
 * @typedef {import("./scene.js").Piece} Piece
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./symbols.js").Art} Art
 */

import { make, put, write } from "../dom.js";
import { plain, walks } from "../keys.js";
import { makeWidget, watch } from "../model.js";
import { Answer } from "./answer.js";
import { Dragging } from "./dragging.js";
import { Drawer, drawerOf } from "./drawer.js";
import { Focus, walkList } from "./focus.js";
import { meaningOf } from "./keyboard.js";
import { Motion } from "./motion.js";
import { Odds } from "./odds.js";
import { Panels } from "./panels.js";
import { Picks } from "./picks.js";
import { Pointing } from "./pointing.js";
import { Question } from "./question.js";
import { findThing, homeOf, statusOf } from "./scene.js";
import { Shared, pressedOn, thingOf } from "./shared.js";
import { Tools } from "./tools.js";
import { Zones } from "./zones.js";

/**
 * Where a table stands: what answers an attempt and follows the pointer; and the ground, if a frame around it has its title,
 * its commands, the panels and the strips.
 * @typedef {{ground: HTMLElement | null, answer(shared: Shared): Answer,
 *   pointing(shared: Shared, focus: Focus, answer: Answer, question: Question): Pointing}} Surroundings
 */

/** @type {Surroundings} */
const ALONE = {
  ground: null,
  answer: (shared) => new Answer(shared),
  pointing: (shared, focus, answer, question) => new Pointing(shared, focus, answer, question),
};

/** A table on a page: its parts, and what happens to them. */
export class View {
  error = make("div", "rs-error");
  title = make("div", "rs-title");
  subtitle = make("div", "rs-subtitle");
  status = make("div", "rs-status");
  frame = 0;
  /** The serial number of the scene that is drawn. */ serial = -1;

  /**
   * @param {Model} model @param {HTMLElement} el @param {Art} art @param {Board | null} board @param {AbortSignal} signal
   * @param {Surroundings} around
   */
  constructor(model, el, art, board, signal, around = ALONE) {
    this.framed = around.ground !== null;
    const shared = (this.shared = new Shared(model, art, board, signal));
    shared.ground = around.ground ?? shared.root;
    this.motion = new Motion(shared.inner, shared);
    this.focus = new Focus(shared);
    this.tools = new Tools(shared);
    this.picks = new Picks(shared);
    this.zones = new Zones(shared, this.motion, this.picks);
    this.panels = new Panels(shared);
    this.odds = new Odds();
    this.answer = around.answer(shared);
    this.question = new Question(shared);
    this.pointing = around.pointing(shared, this.focus, this.answer, this.question);
    this.drawer = new Drawer(shared, this.focus);
    this.dragging = new Dragging(shared, this.pointing, this);
    this.build(el);
    this.hear(shared.ground);
    this.watch();
    this.draw();
    this.showOdds();
    this.showError();
  }

  // --- once ----------------------------------------------------------------------------------------------------------

  /** @param {HTMLElement} el */
  build(el) {
    const { root, inner, live, slot, uid } = this.shared;
    put(root, { role: "group", "aria-labelledby": `${uid}-title`, tabindex: -1 });
    put(live, { role: "status", "aria-live": "polite", "aria-atomic": "true" });
    put(this.error, { role: "alert", hidden: "" });
    put(this.title, { role: "heading", "aria-level": 3, id: `${uid}-title` });
    root.append(inner);
    el.append(root);
    if (this.framed) {
      put(root, { "aria-labelledby": null });
      inner.append(live, this.error, this.drawer.box, this.zones.board);
      return;
    }
    const head = make("div", "rs-head");
    head.append(this.title, this.subtitle, this.status);
    const left = make("div", "rs-left");
    left.append(this.tools.bar, slot, this.drawer.box, this.zones.board);
    const body = make("div", "rs-body");
    body.append(left, this.panels.side);
    inner.append(live, this.error, head, body, this.odds.node, this.pointing.tip);
  }

  /** @param {HTMLElement} ground the table, or a part of it that lies elsewhere */
  hear(ground) {
    const { signal } = this.shared;
    const options = { signal };
    ground.addEventListener("keydown", (event) => this.key(event), options);
    ground.addEventListener("click", (event) => this.click(event), options);
    ground.addEventListener("focusin", (event) => this.focused(event), options);
    ground.addEventListener("focusout", (event) => {
      const gone = !this.shared.contains(/** @type {Node | null} */ (event.relatedTarget));
      if (!this.focus.quiet && gone) this.pointing.point(null);
    }, options);
    this.dragging.hear(ground);
    this.pointing.hear(ground);
  }

  watch() {
    const { model, root, signal } = this.shared;
    watch(model, ["scene", "words"], () => this.draw(), signal);
    watch(model, ["odds"], () => this.showOdds(), signal);
    watch(model, ["error"], () => this.showError(), signal);
    watch(model, ["seen"], () => this.shared.settle(), signal);
    const resized = new ResizeObserver(() => this.resize());
    for (const one of new Set([root, this.shared.ground])) resized.observe(one); // a stage may grow, and not its table
    signal.addEventListener("abort", () => {
      resized.disconnect();
      window.cancelAnimationFrame(this.frame);
    });
  }

  // --- drawing -------------------------------------------------------------------------------------------------------

  draw() {
    const scene = /** @type {Scene | undefined} */ (this.shared.model.get("scene"));
    if (!scene || !Array.isArray(scene.zones)) return;
    const fresh = scene.serial !== this.serial;
    if (!this.frame) this.motion.remember();
    const moved = scene.ply !== this.shared.scene?.ply;
    this.shared.scene = scene;
    this.focus.quiet = true;
    const held = this.focus.letGo(this.question.box);
    const inDrawer = this.drawer.box.contains(held);
    if (fresh) this.closeQuestion();
    this.picks.forget();
    this.shared.settle();
    this.drawParts(scene, fresh);
    this.focus.rove();
    if (inDrawer) this.drawer.enter();
    else this.focus.keep(held);
    this.focus.quiet = false;
    if (fresh && this.serial >= 0) this.shared.due = scene.announce;
    this.serial = scene.serial;
    this.motion.started = true;
    this.finishSoon();
    if (fresh && this.pointing.lifted) this.pointing.left();
    else if (moved) this.pointing.rest();
    this.pointing.reportSoon();
  }

  /** @param {Scene} scene @param {boolean} fresh not drawn before */
  drawParts(scene, fresh) {
    put(this.shared.root, { lang: scene.lang });
    const { title, subtitle, status } = this;
    for (const [node, text] of /** @type {[HTMLElement, string][]} */ ([
      [title, scene.title], [subtitle, scene.subtitle], [status, statusOf(scene)],
    ])) {
      write(node, text);
      put(node, { hidden: text ? null : "" });
    }
    this.tools.draw(scene.buttons);
    this.zones.draw(scene.zones);
    if (this.framed) this.zones.carry(this.tools.bar);
    this.panels.draw(scene.panels);
    if (fresh) this.answer.draw();
    else this.answer.mark();
    this.drawer.draw();
  }

  /** What needs to know where things are drawn waits for the frame, so that drawing measures nothing. */
  finishSoon() {
    if (this.frame) return;
    this.frame = window.requestAnimationFrame(() => {
      this.frame = 0;
      if (this.focus.takeUp()) this.pointing.come();
      this.shared.tell();
      this.motion.animate();
      this.aim();
      this.pointing.refresh();
    });
  }

  /** A drawn board has several sizes. */
  resize() {
    const { drawn, root, scene } = this.shared;
    if (drawn?.fit(root) && this.serial >= 0) this.zones.draw(scene.zones);
    this.aim();
  }

  aim() {
    this.answer.aim();
    this.question.aim();
  }

  showOdds() {
    const shown = this.odds.draw(this.shared.model.get("odds") ?? {});
    if (!this.framed) this.shared.inner.classList.toggle("rs-with-odds", shown);
  }

  showError() {
    const text = this.shared.model.get("error") ?? "";
    write(this.error, text);
    put(this.error, { hidden: text ? null : "" });
    this.shared.settle();
  }

  // --- what is pressed -----------------------------------------------------------------------------------------------

  /** @param {FocusEvent} event */
  focused(event) {
    if (this.focus.quiet || this.pointing.look(event.target)) return;
    const thing = thingOf(event.target);
    if (thing) this.focus.settleOn(thing);
    this.pointing.point(thing);
  }

  /** @param {MouseEvent} event */
  click(event) {
    if (this.pointing.stayed && event.detail) return;
    const target = event.target instanceof Element ? event.target : null;
    const button = /** @type {HTMLElement | null} */ (target?.closest("button") ?? null);
    if (button?.dataset.attempt) this.choose(button, button.dataset.attempt);
    else if (button?.classList.contains("rs-close")) this.close(button);
    else if (button?.classList.contains("rs-fold")) this.fold(button);
    else {
      this.press(pressedOn(target), event.detail > 0);
      this.pointing.tell(target);
    }
  }

  /** Make a move that stands in a list. @param {HTMLElement} button @param {string} action */
  choose(button, action) {
    if (button.closest(".rs-drawer")) this.drawer.close();
    const asked = button.closest(".rs-ask") ? this.question.asked : null;
    this.shared.attempt(action, asked ?? homeOf(this.shared.scene, action));
  }

  /** @param {HTMLElement | null} thing @param {boolean} pointed with a pointer, not with a key */
  press(thing, pointed) {
    const id = thing?.dataset.id ?? null;
    const found = findThing(this.shared.scene, id);
    if (!thing || !found) return;
    const { action } = found;
    // What Python has to answer is sent first: the page has time for the focus while it waits.
    if (action) this.shared.attempt(action, id);
    this.focus.settleOn(thing);
    if ("choices" in found && found.choices.length) {
      this.ask(found, thing);
      return;
    }
    if ("pick" in found) this.picks.press(found);
    this.attend(thing, pointed && Boolean(action));
    if (!action && found.command) this.command(found.command);
  }

  /** What was pressed has the focus. @param {HTMLElement} thing @param {boolean} waits the answer may move it: the focus waits for that */
  attend(thing, waits) {
    this.focus.quiet = waits;
    if (waits) this.focus.wait(thing);
    else if (document.activeElement !== thing) thing.focus({ preventScroll: true });
    this.focus.quiet = false;
  }

  /** @param {string} command */
  command(command) {
    const drawer = drawerOf(command);
    if (drawer) this.drawer.toggle(drawer);
    else this.shared.send({ kind: "command", command });
  }

  /** Ask which of its moves a piece is to make; once more: close the question. @param {Piece} piece @param {HTMLElement} node */
  ask(piece, node) {
    const again = this.question.asked === piece.id;
    this.closeQuestion();
    if (again) {
      node.focus({ preventScroll: true });
      return;
    }
    this.answer.clear();
    this.question.open(piece, node);
    this.pointing.hide();
    this.pointing.point(null);
    this.aim();
    this.question.enter();
  }

  closeQuestion() {
    this.question.close();
    this.pointing.choice = null;
  }

  leaveQuestion() {
    this.question.leave();
    this.pointing.choice = null;
  }

  /** @param {HTMLElement} button */
  close(button) {
    if (button.closest(".rs-drawer")) this.drawer.close();
    else if (button.closest(".rs-ask")) this.leaveQuestion();
    else {
      this.answer.clear();
      this.focus.return();
    }
  }

  /** @param {HTMLElement} button */
  fold(button) {
    const id = /** @type {HTMLElement} */ (button.closest(".rs-zone")).dataset.zone ?? "";
    const { opened } = this.zones;
    opened.set(id, !opened.get(id));
    if (!this.frame) this.motion.remember();
    this.zones.draw(this.shared.scene.zones);
    this.finishSoon();
  }

  // --- keys ----------------------------------------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!plain(event)) return;
    event.stopPropagation(); // or JupyterLab would take the key: x cuts the cell, m makes it Markdown
    const box = event.target instanceof Element ? event.target.closest(".rs-drawer, .rs-ask") : null;
    const done = !walks(event.key) ? this.shortcut(event.key, event.target)
      : box ? walkList(box, event.key) : this.focus.walk(event.key);
    if (done) event.preventDefault();
  }

  /** @param {string} key @param {EventTarget | null} target @returns {boolean} whether the key was used */
  shortcut(key, target) {
    const meaning = meaningOf(key, this.shared.scene.buttons);
    if (meaning?.kind === "press") return this.pressFocused(target);
    if (meaning?.kind === "escape") return this.escape();
    if (meaning?.kind === "where") return this.where();
    if (meaning?.kind === "drawer") this.drawer.toggle(meaning.drawer);
    if (meaning?.kind === "button") this.pressTool(meaning.button);
    return meaning !== null;
  }

  /** @param {EventTarget | null} target @returns {boolean} whether it is a piece; a button presses itself */
  pressFocused(target) {
    const thing = target === this.shared.root ? this.focus.wanted : /** @type {HTMLElement | null} */ (target);
    if (!thing?.classList.contains("rs-piece")) return false;
    this.press(thing, false);
    return true;
  }

  /** @param {Button} button */
  pressTool({ id, action, command }) {
    if (action) this.shared.attempt(action, id);
    else if (command) this.command(command);
  }

  /** Close what is open, one thing at a time. @returns {boolean} whether there was something */
  escape() {
    if (this.drawer.kind) this.drawer.close();
    else if (this.question.asked !== null) this.leaveQuestion();
    else if (!this.pointing.tip.hidden) this.pointing.hide();
    else if (this.answer.node) {
      this.answer.clear();
      if (!this.focus.inside()) this.focus.return();
    } else return false;
    return true;
  }

  /** Say, and show, where the focus is. @returns {boolean} */
  where() {
    const text = this.focus.where();
    if (!text) return false;
    this.shared.announce(text);
    const node = this.focus.currentNode();
    if (node) this.pointing.show(node, [text], true);
    return true;
  }
}

/** A widget that draws tables with the symbols of a game, and on its map if it has one. @param {Art} art @param {Board | null} [board] */
export function table(art, board = null) {
  return makeWidget("scene", (model, el, signal) => void new View(model, el, art, board, signal));
}
