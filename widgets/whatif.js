// @ts-check
/**
 * The what-if panel: draws the answer that Python makes, and reports what is pressed.
 *
 * The answer comes whole, ten times a second while it sharpens; nodes are kept, so that focus and pointer stay where
 * they are.
 *
 * @typedef {import("./page/model.js").Model} Model
 * @typedef {import("./page/whatif/view.js").View} View
 */

import { button, make, put, write } from "./page/dom.js";
import { Outbox } from "./page/intents.js";
import { quiet } from "./page/keys.js";
import { makeWidget, watch } from "./page/model.js";
import { Boards } from "./page/whatif/boards.js";
import { Form } from "./page/whatif/form.js";
import { Lists } from "./page/whatif/lists.js";
import { Sheet } from "./page/whatif/sheet.js";
import { Toolbar } from "./page/whatif/toolbar.js";
import { explain } from "./page/whatif/view.js";

/** So many rows are shown whole. */
const ROWS = 12;

/** The panel on the page: its nodes, made once, and what fills them. */
class Panel {
  title = make("p", "rs-whatif-title");
  headline = make("p", "rs-whatif-headline");
  why = make("p", "rs-whatif-why");
  summary = make("p", "rs-whatif-summary");
  progress = make("progress", "rs-whatif-progress");
  error = make("p", "rs-whatif-error");
  live = make("p", "rs-whatif-hidden");
  /** The row that the last line was opened from. */ opened = "";
  /** The move that is looked at. @type {string | null} */ looked = null;
  /** What is unfolded. @type {Set<string>} */ open = new Set();
  /** What is to be brought into sight. @type {HTMLElement | null} */ sought = null;
  /** The answer that was there when a change was asked about; null when that is answered. @type {number | null} */ changed = null;

  /** @param {Model} model @param {HTMLElement} root @param {AbortSignal} signal */
  constructor(model, root, signal) {
    this.model = model;
    this.root = root;
    this.signal = signal;
    this.outbox = new Outbox(model);
    const maker = (/** @type {string} */ name, /** @type {() => void} */ pressed) => this.button(name, pressed);
    this.toolbar = new Toolbar(maker, (what, value) => this.send(what, value), signal);
    this.form = new Form((change) => this.change(change), signal);
    this.sheet = new Sheet({ button: maker, act: (what, id) => this.act(what, id) });
    this.all = this.button("rs-whatif-small", () => this.send("all"));
    this.lists = new Lists(maker, (what, value) => this.send(what, value));
    this.boards = new Boards(root, this.view?.line ?? 0, () => this.sheet.button(this.opened, "line")?.focus(), signal);
    this.build();
    this.listen();
    this.update();
  }

  build() {
    const { rules, pins, tree } = this.lists;
    put(this.error, { role: "alert" });
    put(this.live, { role: "status" });
    this.root.classList.add("rs-whatif");
    this.root.append(
      this.toolbar.node, this.title, this.headline, this.why, this.progress, this.sheet.node, this.all,
      this.summary, this.error, this.live, this.toolbar.folds, this.form.node, rules, pins, tree,
    );
  }

  listen() {
    const { signal } = this;
    this.root.addEventListener("keydown", quiet, { signal });
    for (const event of ["mouseover", "focusin"]) {
      this.sheet.body.addEventListener(event, ({ target }) => this.look(this.sheet.move(target)), { signal });
    }
    for (const event of ["mouseleave", "focusout"]) {
      this.sheet.body.addEventListener(event, () => this.look(null), { signal });
      this.sheet.body.addEventListener(event, () => setTimeout(() => this.update()), { signal });
    }
    document.addEventListener("focusin", (event) => this.boards.focused(event.target), { signal });
    watch(this.model, ["view", "error", "fields"], () => this.update(), signal);
  }

  /** @returns {View} */
  get view() {
    return this.model.get("view");
  }

  /** @param {string} name class names @param {() => void} pressed @returns {HTMLElement} */
  button(name, pressed) {
    const node = button(name);
    node.addEventListener("click", () => node.getAttribute("aria-disabled") !== "true" && pressed(), { signal: this.signal });
    return node;
  }

  /** @param {string} what @param {string | number | Record<string, string> | null} [value] @param {number | null} [asked] the answer that it is meant for, if for this one only */
  send(what, value = null, asked = null) {
    this.outbox.send({ do: what, value, asked });
  }

  /** Ask about a change of the position. The form lies below the answer: that is brought into sight when it comes. @param {{path: string, value: string}} change */
  change(change) {
    this.changed = this.view.serial;
    this.send("edit", change);
  }

  /** A row's button is pressed. @param {string} what @param {string} id */
  act(what, id) {
    if (what === "line") this.opened = id;
    this.send(what, id, this.view.serial);
  }

  /** Look at the move of a row on the board; null: look away. @param {string | null} id */
  look(id) {
    if (id === this.looked) return;
    this.looked = id;
    this.send("look", id);
  }

  update() {
    const view = this.view;
    if (!view?.words) return;
    put(this.root, { lang: view.lang, "data-status": view.status });
    this.toolbar.update(view);
    this.updateTitle(view);
    write(this.headline, view.headline);
    write(this.why, view.why && view.why !== view.headline ? view.why : "");
    write(this.summary, view.summary);
    write(this.live, view.spoken);
    const error = this.model.get("error") ?? "";
    if (error && error !== this.error.textContent) [this.sought, this.changed] = [this.error, null];
    else if (this.changed !== null && this.changed !== view.serial) this.sought = this.title;
    write(this.error, error);
    this.updateProgress(view);
    this.updateTable(view);
    this.lists.update(view, this.sheet.order);
    this.form.update(view, this.model.get("fields") ?? []);
    this.boards.update(view.line);
    this.show(view);
  }

  /** Bring into sight what was unfolded with a press, what was wrong, or what was asked. @param {View} view */
  show({ buttons, table }) {
    const opened = buttons.find(({ id, pressed }) => pressed && !this.open.has(id));
    this.open = new Set(buttons.filter(({ pressed }) => pressed).map(({ id }) => id));
    const part = opened && { edit: this.form.node, rules: this.lists.rules, tree: this.lists.tree }[opened.id];
    (part ?? this.sought)?.scrollIntoView({ block: "nearest" });
    if (this.sought && table) this.changed = null; // before it is there, a browser keeps what comes after it in its place
    this.sought = null;
  }

  /** @param {View} view */
  updateTitle({ titles }) {
    while (this.title.children.length > titles.length) this.title.lastElementChild?.remove();
    titles.forEach(([text, tip], place) => {
      const known = /** @type {HTMLElement | undefined} */ (this.title.children[place]);
      const part = known ?? make("span");
      if (!known) this.title.append(...(place ? [" "] : []), part);
      write(part, text);
      explain(part, tip);
    });
  }

  /** @param {View} view */
  updateProgress({ progress, words }) {
    this.progress.hidden = !progress;
    if (!progress) return;
    [this.progress.value, this.progress.max] = progress;
    put(this.progress, { "aria-label": words.progress });
  }

  /** @param {View} view */
  updateTable({ table, words, serial, glance }) {
    put(this.sheet.node, { "data-glance": glance ? "true" : null });
    this.sheet.node.hidden = !table;
    this.all.hidden = !table || (!table.left && table.rows.length <= ROWS);
    if (!table) return;
    this.sheet.update(table, words, String(serial));
    write(this.all, table.left ? words.all.replace("{count}", String(table.left)) : words.fewer);
  }
}

export default makeWidget("view", (model, el, signal) => {
  const root = make("section");
  el.append(root);
  new Panel(model, root, signal);
});
