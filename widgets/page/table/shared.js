// @ts-check
/** What the parts of one table share: its nodes, its words, the scene as it stands. */

import { make, put, unique, write } from "../dom.js";
import { Outbox } from "../intents.js";
import { Shown } from "../diff.js";
import { Drawn } from "./drawn.js";
import { Faces } from "./faces.js";
import { filled } from "./scene.js";
import { Symbols } from "./symbols.js";

/**
 * @typedef {import("../model.js").Model} Model
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./drawn.js").Board} Board
 * @typedef {import("./symbols.js").Art} Art
 */

/** Milliseconds after which an answer is late: what was pressed shows that it waits; and after which all of it does. */
const [LATE, SLOW] = [150, 600];

/** One table on the page. */
export class Shared {
  root = make("div", "rs-table");
  inner = make("div", "rs-inner");
  /** Where it is pressed, pointed at and typed on: the table, or what holds all its zones. @type {HTMLElement} */ ground = this.root;
  /** What shows that Python takes long. @type {HTMLElement} */ edge = this.inner;
  live = make("div", "rs-hidden");
  /** What is to be told of a change. */ due = "";
  /** Below the buttons: what belongs to no zone. */
  slot = make("div", "rs-slot");
  uid = unique("table");
  shown = new Shown();
  /** @type {Map<string, HTMLElement>} */ pieces = new Map();
  /** @type {Map<string, HTMLElement>} */ zones = new Map();
  /** @type {Map<string, HTMLElement>} */ tools = new Map();
  serials = 0;
  /** Who waits for Python's answer. @type {(() => void)[]} */ settled = [];
  late = 0;
  long = 0;

  /** @param {Model} model @param {Art} art @param {Board | null} board @param {AbortSignal} signal */
  constructor(model, art, board, signal) {
    this.model = model;
    this.signal = signal;
    /** @type {Scene} */ this.scene = model.get("scene");
    this.symbols = new Symbols(art);
    this.faces = new Faces(this.symbols);
    this.outbox = new Outbox(model);
    /** The map that pieces lie on, if the game has one. */ this.drawn = board && new Drawn(this, board);
  }

  /** @returns {Record<string, any>} */
  get words() {
    return this.model.get("words") ?? {};
  }

  /** @param {string} name @param {Record<string, string>} [facts] */
  say(name, facts = {}) {
    return filled(String(this.words[name] ?? ""), facts);
  }

  /** A change is told once all of it is drawn. */
  tell() {
    this.announce(this.due);
    this.due = "";
  }

  /** Words for screen readers; the same words twice are read twice. @param {string} text */
  announce(text) {
    if (!text) return;
    const same = this.live.textContent === text;
    this.live.textContent = same ? `${text}\u00a0` : text;
  }

  /** The node of a piece or button. @param {string | null} id */
  node(id) {
    return id === null ? undefined : this.pieces.get(id) ?? this.tools.get(id);
  }

  /** An id within this table. @param {string} kind */
  number(kind) {
    return `${this.uid}-${kind}${++this.serials}`;
  }

  /** The hidden lines that describe a thing to screen readers. @returns {HTMLElement} */
  describer() {
    const node = make("span", "rs-hidden rs-lines");
    put(node, { id: this.number("d"), "aria-hidden": "true" }); // part of no name
    return node;
  }

  /** @param {HTMLElement} node @param {string[]} lines */
  describe(node, lines) {
    const lister = /** @type {HTMLElement} */ (node.querySelector(".rs-lines"));
    write(lister, lines.map((line) => line.replace(/\.$/, "")).join(". "));
    put(node, { "aria-describedby": lines.length ? lister.id : null });
  }

  /** @param {Record<string, any>} fields */
  send(fields) {
    const { ply, revision } = this.scene;
    this.outbox.send({ ply, revision, action: null, command: null, piece: null, ...fields });
    put(this.root, { "aria-busy": "true" });
    window.clearTimeout(this.long);
    this.long = window.setTimeout(() => this.edge.classList.add("rs-waits"), SLOW);
  }

  /** @param {string} action @param {string | null} piece */
  attempt(action, piece) {
    this.send({ kind: "attempt", action, piece });
    window.clearTimeout(this.late);
    this.late = window.setTimeout(() => this.node(piece)?.classList.add("rs-pending"), LATE);
  }

  /** Whether a node belongs to the table. @param {Node | null} node */
  contains(node) {
    return [this.ground, ...this.tools.values()].some((part) => part.contains(node));
  }

  /** Python has answered. */
  settle() {
    for (const timer of [this.late, this.long]) window.clearTimeout(timer);
    put(this.root, { "aria-busy": null });
    this.edge.classList.remove("rs-waits");
    for (const told of this.settled) told();
    for (const node of [...this.pieces.values(), ...this.tools.values()]) node.classList.remove("rs-pending");
  }
}

/** The thing that a node on the table belongs to. @param {EventTarget | null} target @returns {HTMLElement | null} */
export function thingOf(target) {
  return target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest("[data-id]")) : null;
}

/**
 * The thing that is pressed: who presses the name of a row that waits in its tab means the nearest sign of it.
 *
 * @param {Element | null} target @returns {HTMLElement | null}
 */
export function pressedOn(target) {
  const thing = thingOf(target);
  const tab = thing ? null : target?.closest(".rs-tab");
  return thing ?? [.../** @type {NodeListOf<HTMLElement>} */ (tab?.querySelectorAll(".rs-docked .rs-barred[data-id]") ?? [])].at(-1) ?? null;
}

/** Point a box at the thing above it. @param {HTMLElement} box @param {HTMLElement | undefined} thing */
export function aimAt(box, thing) {
  box.classList.toggle("rs-aimed", Boolean(thing));
  if (!thing) return;
  const { left, width } = box.getBoundingClientRect();
  const target = (thing.querySelector(".rs-ruler:not([hidden])") ?? thing).getBoundingClientRect();
  const x = Math.min(width - 22, Math.max(22, target.left + target.width / 2 - left));
  box.style.setProperty("--rs-x", `${Math.round(x)}px`);
}
