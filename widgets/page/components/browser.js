// @ts-check
/**
 * The browser of a game's components: shows what Python has chosen of them, as pictures or as a table, and reports what is
 * asked for.
 *
 * Filtering and sorting happen in Python; a choice is sent whole, so it does not matter how often. Text goes in as text
 * nodes only.
 *
 * @typedef {{name: string, title: string, value: string, options: [string, string][]}} Filter
 * @typedef {{name: string, title: string, icon: boolean}} Column
 * @typedef {{lang: string, filters: Filter[], columns: Column[], rows: (string | number)[][], colors: string[],
 *   sort: string, descending: boolean, status: string, note: string, words: Record<string, string>}} View
 * @typedef {import("../model.js").Model} Model
 * @typedef {import("./gallery.js").Art} Art
 * @typedef {import("./gallery.js").Board} Board
 * @typedef {import("./gallery.js").Sizes} Sizes
 */

import { button, make, put } from "../dom.js";
import { quiet } from "../keys.js";
import { makeWidget, watch } from "../model.js";
import { Gallery } from "./gallery.js";

/** Of more letters than these are words that may be broken into lines. */
const LONG = 24;

/** The components on the page: their nodes, made once, and what fills them. */
class Browser {
  /** @param {Model} model @param {HTMLElement} root @param {Gallery} gallery @param {AbortSignal} signal */
  constructor(model, root, gallery, signal) {
    this.model = model;
    this.gallery = gallery;
    this.signal = signal;
    /** @type {Map<string, HTMLSelectElement>} */
    this.selects = new Map();
    /** @type {Map<string, {head: HTMLElement, mark: HTMLElement, button: HTMLElement}>} */
    this.heads = new Map();
    const view = this.view;
    this.status = make("p", "rs-components-status");
    put(this.status, { role: "status" });
    this.note = make("p", "rs-components-note");
    this.body = make("tbody");
    this.table = this.scroller(view);
    root.lang = view.lang;
    root.classList.add("rs-components");
    root.append(this.toolbar(view), this.status, this.gallery.node, this.table, this.note);
    root.addEventListener("keydown", quiet, { signal });
    this.update();
    this.turn("drawn");
  }

  /** @returns {View} */
  get view() {
    return this.model.get("view");
  }

  /** @param {View} view */
  toolbar(view) {
    const bar = make("div", "rs-components-bar");
    put(bar, { role: "group", "aria-label": view.words.filters });
    for (const filter of view.filters) {
      const label = make("label", "rs-components-filter");
      const select = make("select");
      label.append(make("span", "", filter.title), select);
      select.addEventListener("change", () => this.choose({ [filter.name]: select.value }), { signal: this.signal });
      this.selects.set(filter.name, select);
      bar.append(label);
    }
    const reset = button("rs-components-reset", view.words.reset);
    reset.addEventListener("click", () => this.reset(), { signal: this.signal });
    bar.append(reset, this.sides(view));
    return bar;
  }

  /** Pictures or table. @param {View} view */
  sides(view) {
    const sides = make("span", "rs-components-sides");
    this.turns = /** @type {const} */ (["drawn", "rows"]).map((side) => {
      const turn = button("rs-components-side", view.words[side]);
      turn.dataset.side = side;
      turn.addEventListener("click", () => this.turn(side), { signal: this.signal });
      return turn;
    });
    sides.append(...this.turns);
    return sides;
  }

  /** @param {"drawn" | "rows"} side */
  turn(side) {
    for (const one of this.turns ?? []) put(one, { "aria-pressed": String(one.dataset.side === side) });
    put(this.gallery.node, { hidden: side === "drawn" ? null : "" });
    put(this.table, { hidden: side === "rows" ? null : "" });
  }

  /** @param {View} view */
  scroller(view) {
    const frame = make("div", "rs-components-scroll");
    put(frame, { tabindex: 0, role: "region", "aria-label": view.words.table });
    const row = make("tr");
    row.append(...view.columns.map((column) => this.head(column)));
    const top = make("thead");
    top.append(row);
    const table = make("table");
    table.append(top, this.body);
    frame.append(table);
    return frame;
  }

  /** @param {Column} column */
  head(column) {
    const head = make("th", column.icon ? "rs-components-number" : "");
    put(head, { scope: "col" });
    const press = button("", column.title);
    const mark = make("span", "rs-components-mark");
    put(mark, { "aria-hidden": "true" });
    press.append(mark);
    press.addEventListener("click", () => this.sort(column), { signal: this.signal });
    head.append(press);
    this.heads.set(column.name, { head, mark, button: press });
    return head;
  }

  /** Numbers begin with the largest, words with the first; then the other way round; then as the table stands. @param {Column} column */
  sort(column) {
    const { sort, descending } = this.view;
    const first = column.icon;
    if (sort !== column.name) this.choose({ sort: column.name, descending: first });
    else if (descending === first) this.choose({ sort: column.name, descending: !first });
    else this.choose({ sort: "", descending: false });
  }

  reset() {
    const all = Object.fromEntries(this.view.filters.map((filter) => [filter.name, ""]));
    this.choose({ ...all, sort: "", descending: false });
  }

  /** @param {Record<string, string | boolean>} change */
  choose(change) {
    this.model.set("choice", { ...this.model.get("choice"), ...change });
    this.model.save_changes();
  }

  update() {
    const view = this.view;
    for (const filter of view.filters) this.fill(filter);
    for (const column of view.columns) this.mark(column, view);
    this.gallery.update(view);
    this.body.replaceChildren(...view.rows.map((row, index) => this.row(view, row, index)));
    if (this.status.textContent !== view.status) this.status.textContent = view.status;
    this.note.textContent = view.note;
  }

  /** @param {Filter} filter */
  fill(filter) {
    const select = this.selects.get(filter.name);
    if (!select) return;
    const known = [...select.options].map((option) => `${option.value} ${option.text}`).join();
    if (known !== filter.options.map(([value, text]) => `${value} ${text}`).join()) {
      select.replaceChildren(...filter.options.map(([value, text]) => new Option(text, value)));
    }
    select.value = filter.value;
  }

  /** @param {Column} column @param {View} view */
  mark(column, view) {
    const found = this.heads.get(column.name);
    if (!found) return;
    const sorted = view.sort === column.name;
    found.mark.textContent = sorted ? (view.descending ? " ▼" : " ▲") : "";
    put(found.head, { "aria-sort": sorted && (view.descending ? "descending" : "ascending") });
    found.button.title = sorted ? view.words[view.descending ? "down" : "up"] : view.words.none;
  }

  /** @param {View} view @param {(string | number)[]} cells @param {number} index */
  row(view, cells, index) {
    const row = make("tr");
    cells.forEach((value, at) => {
      const column = view.columns[at];
      const cell = make(at ? "td" : "th", column.icon ? "rs-components-number" : "");
      if (!at) put(cell, { scope: "row" });
      if (column.icon) cell.append(pip(column.name, Number(value)));
      else {
        if (column.name === "color") cell.append(swatch(view.colors[index]));
        cell.append(String(value));
        cell.classList.toggle("rs-components-long", String(value).length > LONG);
      }
      row.append(cell);
    });
    return row;
  }
}

/** @param {string} color */
function swatch(color) {
  const node = make("span", "rs-components-swatch");
  node.dataset.colour = color;
  put(node, { "aria-hidden": "true" });
  return node;
}

/** A count, stressed where there is something to count. @param {string} icon @param {number} count */
function pip(icon, count) {
  const node = make("span", count ? "rs-components-pip" : "rs-components-zero", String(count));
  node.dataset.icon = icon;
  return node;
}

/**
 * The module of a widget that shows the components of a game.
 * @param {Art} art @param {Board | null} [board] its map, if it has one @param {Sizes} [sizes]
 */
export function components(art, board = null, sizes = {}) {
  return makeWidget("view", (model, el, signal) => {
    const root = make("div");
    el.append(root);
    const browser = new Browser(model, root, new Gallery(art, board, sizes, model.get("pictures"), signal), signal);
    watch(model, ["view"], () => browser.update(), signal);
  });
}
