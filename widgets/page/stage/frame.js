// @ts-check
/**
 * The stage: four fixed places, of which none ever moves another. The board in it is a table's.
 *
 * @typedef {import("../model.js").Model} Model
 * @typedef {import("../table/drawn.js").Board} Board
 * @typedef {import("../table/symbols.js").Art} Art
 * @typedef {{command: string, primary: boolean}} BarButton
 * @typedef {{id: string, title: string, text: string, told: string[]}} ToldRule
 * @typedef {{tone: string, title: string, text: string, why: ToldRule | null, buttons: BarButton[]}} BarAnswer
 * @typedef {{key: string, label: string, state: string, about: string}} BarChoice
 * @typedef {{label: string, title: string, aim: string, path: string, pictures: string[]}} NextLesson
 * @typedef {{cans: {words: string, symbol: string}[], stars: {label: string, got: boolean}[],
 *   reviews: {when: string, count: string}[], next: NextLesson | null}} FinishCard
 * @typedef {{lesson: string, label: string, emblem: string, kind: string, coach: string, more: string, dots: string[],
 *   hint: boolean, undo: boolean, other: boolean, answer: BarAnswer, choices: BarChoice[], asks: string, picked: string[],
 *   whatif: {can: boolean, asked: string, running: boolean, odds: boolean, told: string,
 *   rows: {action: string, label: string, percent: number, uncertainty: number, best: boolean}[]},
 *   watching: boolean, telling: boolean, about: ToldRule[], legend: {symbol: string, words: string}[], python: string[], finish: FinishCard | null}} FrameData
 */

import { button, keepInSight, make, put } from "../dom.js";
import { plain, quiet } from "../keys.js";
import { makeWidget, watch } from "../model.js";
import { markAround } from "../notebook.js";
import { zoomOf } from "../table/geometry.js";
import { View } from "../table/view.js";
import { AnswerBar } from "./bar.js";
import { quietly } from "./board.js";
import { Card } from "./card.js";
import { Coach } from "./coach.js";
import { Fit } from "./fit.js";
import { Side } from "./side.js";

/** Milliseconds that an event of the others is seen before the next one. */
const EVENT = 1_100;
/** Milliseconds for each letter of what came of a move of one's own, or happened by itself, and the most of them. */
const [LETTER, LONG] = [20, 3_600];
/** Milliseconds after which a board lies where it stays. */
const SETTLED = 250;

/** What can be done on the board, or answers a question. */
const POSSIBLE = ".rs-legal, .rs-move, .rs-mark-option, .rs-mark-whole, .rs-acts:not([hidden])";
/** Keys of the frame -> commands, of which the first that can be given is; those of the board are its own. */
const FRAME_KEYS = new Map([["h", ["hint"]], ["u", ["undo"]], ["n", ["continue", "skip"]]]);

/** The second half of a double click is nothing of its own: the first may have gone on. @param {MouseEvent} event */
function once(event) {
  if (event.detail > 1) event.stopPropagation();
}

/** One stage on the page. */
class Frame {
  root = make("div", "rs-stage");
  board = make("div", "rs-stage-board");
  middle = make("div", "rs-stage-middle");
  timer = 0;
  /** What is to be done, as it was told last. */ task = "";

  /** @param {Model} model @param {HTMLElement} el @param {Art} art @param {Board | null} board @param {AbortSignal} signal */
  constructor(model, el, art, board, signal) {
    this.model = model;
    this.signal = signal;
    put(this.root, { "data-rulesim": "stage" });
    put(this.board, { "data-part": "board" });
    this.bar = new AnswerBar(this);
    this.view = new View(model, this.board, art, board, signal, quietly(this.bar, this.middle));
    put(this.view.shared.root, { "aria-label": this.word("board") });
    this.view.shared.edge = this.bar.node;
    watch(model, ["glance"], () => this.glance(), signal); // before the plot, which takes longer
    this.coach = new Coach(this);
    this.side = new Side(this);
    this.card = new Card(this);
    this.middle.append(this.view.zones.strips, this.board, this.side.node, this.card.node, this.view.odds.node);
    if (board) this.drawn();
    else this.fitted(new Fit(this.board));
    this.root.append(this.coach.node, this.middle, this.bar.node, this.gone());
    el.append(this.root);
    markAround(this.root, signal);
    this.root.addEventListener("keydown", (event) => this.key(event), { signal, capture: true });
    this.root.addEventListener("keydown", quiet, { signal });
    for (const part of [this.middle, this.bar.node]) part.addEventListener("click", once, { signal, capture: true });
    // (Where a style forbids the pointer instead, each part of the board is styled anew.)
    this.board.addEventListener("click", (heard) => this.data.watching && this.stepOn(heard), { signal, capture: true });
    this.root.addEventListener("rulesim:missing", (event) => {
      const { path } = /** @type {CustomEvent} */ (event).detail;
      this.bar.say({ tone: "no", title: this.word("missing"), text: path });
    }, { signal });
    watch(model, ["frame", "labels"], () => this.draw(), signal);
    signal.addEventListener("abort", () => window.clearTimeout(this.timer));
    this.draw();
    window.setTimeout(() => this.takeOver(), SETTLED);
  }

  /** It may have come in place of what held the focus: a game in that of the row in which it was chosen. */
  takeOver() {
    if (document.activeElement === document.body && this.root.closest(".rs-keys[data-held]")) this.bar.enter(true);
  }

  /** A drawn board fills its place: what else lies on the table stands beside it, and its buttons in the answer bar. */
  drawn() {
    const { shared, tools, zones } = this.view;
    put(this.root, { "data-drawn": "" });
    shared.drawn?.scaled(this.root);
    const beside = make("div", "rs-table rs-annex");
    beside.append(zones.strips, zones.beside);
    this.side.node.prepend(beside);
    const moves = make("div", "rs-table rs-annex");
    moves.append(tools.bar);
    this.bar.node.append(moves);
    this.view.hear(moves);
  }

  /** A board of cards is as large as its place lets it be. @param {Fit} fit */
  fitted(fit) {
    const { model, signal } = this;
    const resized = new ResizeObserver(() => fit.resize());
    resized.observe(this.middle);
    signal.addEventListener("abort", () => resized.disconnect());
    let frame = 0;
    watch(model, ["scene", "frame"], () => {
      window.cancelAnimationFrame(frame);
      frame = window.requestAnimationFrame(() => fit.draw(model.get("scene")?.revision, this.data?.coach));
    }, signal);
  }

  /** @returns {FrameData} */
  get data() {
    return this.model.get("frame");
  }

  /** A word of the frame. @param {string} name */
  word(name) {
    return String((this.model.get("labels") ?? {})[name] ?? "");
  }

  /** The symbols of the game. */
  get symbols() {
    return this.view.shared.symbols;
  }

  /** @param {string} command */
  command(command) {
    if (command === "hint") this.side.toBoard(); // it may point at something there
    this.view.shared.send({ kind: "command", command });
  }

  /** @param {string[]} keys */
  answer(keys) {
    this.view.shared.send({ kind: "answer", keys });
  }

  /** Begin a step again, or the first that is not done. @param {number} number from 0 */
  goTo(number) {
    this.view.shared.send({ kind: "beat", number });
  }

  /** Give the focus to something without its saying anything: what to do stands in the bar. @param {HTMLElement | null | undefined} node */
  hold(node) {
    const { focus } = this.view;
    focus.quiet = true;
    node?.focus({ preventScroll: true });
    if (node) keepInSight(node);
    focus.quiet = false;
  }

  /** Whether somebody is here: what had the focus is on the stage, or has gone, and the table is to give it to something else. */
  attended() {
    return this.root.contains(document.activeElement) || this.view.focus.wanted !== null;
  }

  /** What the stage as a whole looks like depends on. @param {FrameData} data */
  mark(data) {
    /** @type {import("../table/scene.js").Scene | undefined} */ const scene = this.model.get("scene");
    put(this.root, {
      "data-kind": data.kind,
      "data-free": !data.dots.length, // no lesson
      "data-asks": data.asks || null,
      "data-choices": data.choices.length > 0,
      "data-watching": data.watching,
      "data-odds": data.whatif.odds && !["finish", "drill"].includes(data.kind),
      "data-over": scene?.over,
      "data-tabbed": scene?.zones.some(({ tabs }) => tabs.length),
    });
  }

  draw() {
    const { data } = this;
    if (!data?.answer) return;
    const held = this.root.contains(document.activeElement) ? document.activeElement : null;
    this.mark(data);
    const chosen = this.coach.dots.contains(document.activeElement);
    this.coach.draw(data);
    this.card.draw(data.finish);
    this.bar.draw(data);
    if (chosen && !this.coach.dots.contains(document.activeElement)) this.bar.enter(true); // its dot was drawn anew
    this.side.draw(data);
    window.requestAnimationFrame(() => this.rescue(held));
    this.goOn(data);
    if (data.coach !== this.task) window.setTimeout(() => this.begin(), SETTLED);
    this.task = data.coach;
  }

  /** What had the focus may be seen no more, and a browser gives it to nothing: the board takes it, or what goes on. @param {Element | null} held */
  rescue(held) {
    const active = document.activeElement;
    const lost = active === document.body || active === held;
    if (!held || !lost || held.getClientRects().length) return;
    const piece = this.view.focus.currentNode();
    if (this.data.watching && piece?.getClientRects().length) this.hold(piece);
    else this.bar.enter(true);
  }

  /** A new task begins, maybe with what has the focus. */
  begin() {
    this.seek();
    const { activeElement: held } = document;
    if (held && this.board.contains(held)) keepInSight(held);
  }

  /** A new task begins where all that can be done is in sight, or else some of it, if there is not the room; without any, what one holds. */
  seek() {
    const { top, bottom } = this.board.getBoundingClientRect();
    const waits = ["ask", "urgent"].map((one) => this.board.querySelector(`.rs-map > .rs-${one}`)).find(Boolean); // it is answered first
    const boxes = [...waits ? [waits] : this.board.querySelectorAll(POSSIBLE)].map((node) => node.getBoundingClientRect());
    if (!boxes.length) {
      if (this.board.querySelector(".rs-map")) this.board.scrollTop = this.board.scrollHeight; // what is one's own lies below
      return;
    }
    const all = { top: Math.min(...boxes.map((box) => box.top)), bottom: Math.max(...boxes.map((box) => box.bottom)) };
    const [first, ...others] = all.bottom - all.top <= bottom - top ? [all] : boxes;
    if ([first, ...others].some((box) => box.top >= top - 1 && box.bottom <= bottom + 1)) return;
    const far = waits || first.top < top ? first.top - top - 8 : first.bottom - bottom + 8;
    this.board.scrollTop += far / zoomOf(this.board);
  }

  /** What the move that is looked at would change, drawn over the board. */
  glance() {
    const glance = this.model.get("glance") ?? {};
    this.view.zones.glance(glance.overlays ? glance : null);
  }

  /** Where there is room for one of them only: the board, or what stands beside it. @param {"board" | "side"} part */
  bring(part) {
    put(this.middle, { "data-front": part });
  }

  /** A press on the board goes on to the next event. @param {Event} event */
  stepOn(event) {
    event.stopPropagation();
    this.command("step");
  }

  /** What goes on by itself: the others, one event at a time. @param {FrameData} data */
  goOn({ watching, telling }) {
    window.clearTimeout(this.timer);
    if (!watching && !telling) return;
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.timer = window.setTimeout(() => this.command("step"), calm && !telling ? 0 : this.pause());
  }

  /** How long the answer is to be read before something else stands there. */
  pause() {
    const { telling, answer } = this.data;
    const long = LETTER * (answer.title.length + answer.text.length);
    return telling || answer.tone === "yes" ? Math.min(LONG, Math.max(EVENT, long)) : EVENT;
  }

  /** Show what the signs mean, or hide it again. */
  legend() {
    if (this.data.legend.length) this.side.showLegend();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const typing = event.target instanceof HTMLInputElement;
    if (plain(event) && !typing && event.key === "l") {
      event.preventDefault();
      event.stopPropagation();
      this.legend();
      return;
    }
    const commands = plain(event) && !typing ? FRAME_KEYS.get(event.key) ?? [] : [];
    const command = commands.find((one) => this.coach.can(one, this.data));
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    this.command(command);
  }

  /** What stands over all when Python is gone; the page's host shows it (see stage.css). @returns {HTMLElement} */
  gone() {
    const node = make("div", "rs-stage-gone");
    put(node, { role: "alert" });
    const again = button("rs-stage-button rs-stage-main", this.word("restart"));
    again.addEventListener("click", () => this.tell("rulesim:restart", {}), { signal: this.signal });
    node.append(make("span", "", this.word("gone")), again);
    return node;
  }

  /** Ask the page's host for something. @param {string} name @param {object} detail @returns {boolean} whether it is done there */
  tell(name, detail) {
    return !this.root.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable: true, detail }));
  }
}

/** A widget that draws a lesson's stage with the symbols of a game, and its map if it has one. @param {Art} art @param {Board | null} [board] */
export function stage(art, board = null) {
  return makeWidget("scene", (model, el, signal) => void new Frame(model, el, art, board, signal));
}
