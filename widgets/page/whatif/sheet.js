// @ts-check
/**
 * A table of moves with their bars. Rows do not change places under the pointer or the focus.
 *
 * @typedef {import("./view.js").Answer} Answer
 * @typedef {import("./view.js").Row} Row
 * @typedef {{button(name: string, pressed: () => void): HTMLElement, act(what: string, id: string): void}} Acts
 *   what makes buttons, and what a row's button does
 */

import { arrange, make, put, write } from "../dom.js";
import { explain } from "./view.js";

/** One row: a move, the picture of its interval, its numbers, what can be done with it. */
class Line {
  node = make("tr");
  name = make("th");
  words = make("span", "rs-whatif-words");
  note = make("code");
  told = make("span", "rs-whatif-told");
  fill = make("div", "rs-whatif-fill");
  span = make("div", "rs-whatif-span");
  dot = make("div", "rs-whatif-dot");
  number = make("span", "rs-whatif-value");
  interval = make("span", "rs-whatif-interval");
  other = make("td", "rs-whatif-number");
  /** Its buttons, by what they do. @type {Map<string, HTMLElement>} */ buttons = new Map();

  /** @param {string} id @param {Acts | null} acts */
  constructor(id, acts) {
    put(this.name, { scope: "row" });
    this.name.append(this.words, " ", this.note, this.told);
    const bar = make("div", "rs-whatif-bar");
    put(bar, { "aria-hidden": "true" });
    bar.append(this.fill, this.span, this.dot);
    const picture = make("td", "rs-whatif-picture");
    picture.append(bar);
    const value = make("td", "rs-whatif-number");
    value.append(this.number, this.interval);
    this.node.append(this.name, picture, value, this.other);
    if (!acts) return;
    const cell = make("td", "rs-whatif-acts");
    for (const [what, name] of [["play", "rs-whatif-small rs-whatif-play"], ["line", "rs-whatif-small"]]) {
      const button = acts.button(name, () => acts.act(what, id));
      this.buttons.set(what, button);
      cell.append(button);
    }
    this.node.append(cell);
  }

  /** @param {Row} row @param {Answer} answer @param {Record<string, string>} words */
  update(row, answer, words) {
    const [low, mean, high] = row.at;
    put(this.node, { "data-mark": row.mark || "none", "data-id": row.id });
    write(this.words, row.words);
    write(this.note, row.note);
    write(this.told, row.told);
    write(this.number, row.value);
    write(this.interval, row.interval);
    explain(this.interval, words.head_interval_tip);
    this.span.hidden = !row.interval;
    write(this.other, row.other);
    this.fill.style.width = answer.bars ? `${mean}%` : "0";
    this.span.style.left = `${low}%`;
    this.span.style.width = `${Math.max(0, high - low)}%`;
    this.dot.style.left = `${mean}%`;
    for (const [what, button] of this.buttons) {
      write(button, words[what]);
      put(button, { "aria-label": words[`${what}_of`].replace("{move}", row.words) });
      button.hidden = !(what === "play" ? answer.playable : answer.lines);
    }
  }
}

/** A table of moves with their bars. */
export class Sheet {
  /** @type {Map<string, Line>} */ lines = new Map();
  node = make("table", "rs-whatif-table");
  caption = make("caption", "rs-whatif-hidden");
  body = make("tbody");
  title = make("span", "rs-whatif-hidden");
  low = make("span");
  high = make("span");
  key = "";

  /** @param {Acts | null} acts what rows have buttons for, if they have any */
  constructor(acts) {
    this.acts = acts;
    const row = make("tr");
    const names = ["", "rs-whatif-picture", "rs-whatif-number", "rs-whatif-number", ...(acts ? ["rs-whatif-acts"] : [])];
    this.heads = names.map((name) => make("th", name));
    for (const head of this.heads) put(head, { scope: "col" });
    row.append(...this.heads);
    const axis = make("div", "rs-whatif-axis");
    axis.append(this.low, this.high);
    put(axis, { "aria-hidden": "true" });
    this.heads[1].append(this.title, axis);
    const head = make("thead");
    head.append(row);
    this.node.append(this.caption, head, this.body);
  }

  /** Whether somebody is about to press something in a row. */
  get held() {
    return this.acts !== null && this.body.matches(":hover, :focus-within");
  }

  /** What the rows are about, from top to bottom. @returns {string[]} */
  get order() {
    return [...this.body.children].map((row) => row.getAttribute("data-id") ?? "");
  }

  /** The move of the row that a node belongs to. @param {EventTarget | null} node */
  move(node) {
    return (node instanceof Element && node.closest("tr")?.getAttribute("data-id")) || null;
  }

  /** The button of a row. @param {string} id @param {string} what it does */
  button(id, what) {
    return this.lines.get(id)?.buttons.get(what);
  }

  /** @param {Answer} answer @param {Record<string, string>} words @param {string} key another question has another one */
  update(answer, words, key) {
    this.updateHeads(answer, words);
    if (key !== this.key) this.lines.clear();
    const fresh = key !== this.key || answer.rows.some(({ id }) => !this.lines.has(id));
    this.key = key;
    for (const row of answer.rows) {
      const line = this.lines.get(row.id) ?? new Line(row.id, this.acts);
      this.lines.set(row.id, line);
      line.update(row, answer, words);
    }
    const there = new Set(answer.rows.map(({ id }) => id));
    const gone = [...this.lines.keys()].filter((id) => !there.has(id));
    if (this.held && !fresh && !gone.length) return;
    for (const id of gone) this.lines.delete(id);
    arrange(this.body, answer.rows.map(({ id }) => /** @type {Line} */ (this.lines.get(id)).node));
  }

  /** @param {Answer} answer @param {Record<string, string>} words */
  updateHeads({ heads: [move, value, other], axis, tips }, words) {
    write(this.caption, words.table);
    write(this.heads[0], move);
    write(this.title, words.bar);
    write(this.low, axis[0]);
    write(this.high, axis[1]);
    write(this.heads[2], value);
    write(this.heads[3], other);
    tips.forEach((tip, place) => explain(this.heads[place], tip));
    const does = this.heads[4];
    if (does && !does.firstChild) does.append(make("span", "rs-whatif-hidden", words.head_do));
  }
}
