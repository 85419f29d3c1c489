// @ts-check
/**
 * The boxes beside the board: scores, log.
 *
 * @typedef {import("./shared.js").Shared} Shared
 * @typedef {import("./scene.js").Line} Line
 * @typedef {import("./scene.js").Panel} Panel
 */

import { make, put } from "../dom.js";
import { glyph } from "./glyphs.js";

/** Draws the panels of a table. */
export class Panels {
  side = make("div", "rs-panels");

  /** @param {Shared} shared */
  constructor(shared) {
    this.shared = shared;
    this.sizes = new ResizeObserver((changes) => changes.forEach(({ target }) => cut(/** @type {HTMLElement} */ (target))));
    shared.signal.addEventListener("abort", () => this.sizes.disconnect());
  }

  /** @param {Panel[]} panels */
  draw(panels) {
    if (!this.shared.shown.differs(this.side, panels)) return;
    const held = [...this.side.children].findIndex((node) => node === document.activeElement);
    this.side.replaceChildren(...panels.map((panel) => this.panel(panel)));
    if (held >= 0) this.hold(this.side.children[Math.min(held, panels.length - 1)]);
    put(this.side, { hidden: panels.length ? null : "" });
    this.sizes.disconnect();
    for (const panel of this.side.children) this.sizes.observe(panel);
  }

  /** What was read goes on being read. @param {Element | undefined} panel */
  hold(panel) {
    if (!(panel instanceof HTMLElement)) return;
    put(panel, { tabindex: 0 });
    panel.focus({ preventScroll: true });
  }

  /** @param {Panel} panel @returns {HTMLElement} */
  panel(panel) {
    const node = make("div", "rs-panel");
    put(node, { "data-panel": panel.id, role: "group", "aria-label": panel.title });
    const title = make("div", "rs-zone-title", panel.title);
    put(title, { role: "heading", "aria-level": 4 });
    node.append(title, panel.columns.length ? drawGrid(panel) : this.list(panel));
    node.addEventListener("scroll", () => cut(node), { signal: this.shared.signal });
    return node;
  }

  /** @param {Panel} panel @returns {HTMLElement} */
  list(panel) {
    const list = make("ul", "rs-lines-list");
    list.append(...panel.lines.map((line) => this.line(line)));
    return list;
  }

  /** @param {Line} line @returns {HTMLElement} */
  line(line) {
    const item = make("li", `rs-line ${line.mark ? `rs-line-${line.mark}` : ""}`);
    item.append(...glyph(line.mark));
    const told = this.shared.say(`mark_${line.mark}`);
    if (told) item.append(make("span", "rs-hidden", `${told}: `));
    item.append(make("span", "rs-line-text", line.text));
    if (line.value) item.append(make("span", "rs-line-value", line.value));
    return item;
  }
}

/**
 * Where a panel has not room for all that it tells, and begins at its end, what is in sight begins with a whole line:
 * `--rs-cut` is how much above it is not to be seen, in pixels; all is, while one reads on.
 *
 * @param {HTMLElement} panel
 */
function cut(panel) {
  const { top, bottom } = panel.getBoundingClientRect();
  const lines = [...panel.querySelectorAll(".rs-line")].map((line) => line.getBoundingClientRect());
  const first = panel.scrollTop === 0 && lines.some((line) => line.top < top - 1) && lines.find((line) => line.top >= top - 1);
  const hidden = first && first.top < bottom ? first.top - top : 0;
  panel.style.setProperty("--rs-cut", `${Math.max(0, Math.floor(hidden))}px`);
  put(panel, { tabindex: panel.scrollHeight > panel.clientHeight + 1 ? 0 : null }); // so that a keyboard scrolls it
}

/** A panel with columns. @param {Panel} panel @returns {HTMLElement} */
function drawGrid({ columns, lines, active }) {
  const stressed = (/** @type {number} */ index) => (index === active ? "rs-column-active" : "");
  const head = make("tr");
  head.append(make("td"), ...columns.map((column, index) => {
    const cell = make("th", stressed(index));
    put(cell, { scope: "col", title: column });
    cell.append(make("span", "rs-column-name", column));
    return cell;
  }));
  const rows = lines.map((line) => {
    const row = make("tr", line.mark ? `rs-line-${line.mark}` : "");
    const name = make("th", "", line.text);
    put(name, { scope: "row" });
    row.append(name, ...line.values.map((value, index) => make("td", stressed(index), value)));
    return row;
  });
  const table = make("table", "rs-scores");
  const [top, body] = [make("thead"), make("tbody")];
  top.append(head);
  body.append(...rows);
  table.append(top, body);
  return table;
}
