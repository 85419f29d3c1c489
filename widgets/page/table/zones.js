// @ts-check
/**
 * Zones: rows of pieces with a title, sums, heads and brackets.
 *
 * @typedef {import("./motion.js").Motion} Motion
 * @typedef {import("./picks.js").Picks} Picks
 * @typedef {import("./stage.js").Stage} Stage
 * @typedef {import("./scene.js").Group} Group
 * @typedef {import("./scene.js").Count} Count
 * @typedef {import("./scene.js").Zone} Zone
 */

import { arrange, button, make, part, put, write } from "../dom.js";
import { glyph } from "./glyphs.js";
import { Pieces } from "./pieces.js";
import { grouped } from "./scene.js";

/** Draws the zones of a table. */
export class Zones {
  board = make("div", "rs-zones");
  /** The compact zones that are opened. @type {Map<string, boolean>} */ opened = new Map();

  /** @param {Stage} stage @param {Motion} motion @param {Picks} picks */
  constructor(stage, motion, picks) {
    this.stage = stage;
    this.motion = motion;
    this.picks = picks;
    this.pieces = new Pieces(stage);
  }

  /** @param {Zone[]} zones */
  draw(zones) {
    /** @type {Set<Node>} */ const alive = new Set();
    for (const piece of zones.flatMap((zone) => zone.pieces)) alive.add(this.pieces.draw(piece));
    const nodes = zones.map((zone) => this.zone(zone, alive));
    arrange(this.board, nodes);
    for (const [id, node] of this.stage.pieces) {
      if (!alive.has(node)) {
        this.stage.pieces.delete(id);
        this.motion.leave(node);
      }
    }
    // Only now has every piece arrived, so the groups that stayed behind are empty.
    zones.forEach((zone, index) => {
      const row = part(nodes[index], ".rs-row");
      arrange(row, [...row.children].slice(0, grouped(zone).length));
    });
    const kept = new Set(zones.map((zone) => zone.id));
    for (const id of this.stage.zones.keys()) if (!kept.has(id)) this.stage.zones.delete(id);
  }

  /** The head of the zone where the decision is made takes the moves that have no piece. @param {HTMLElement} bar */
  carry(bar) {
    const home = this.board.querySelector(".rs-zone.rs-active > .rs-zone-head") ?? this.board.querySelector(".rs-zone-head");
    if (home && bar.parentElement !== home) home.append(bar);
  }

  /** @param {Zone} zone @param {Set<Node>} alive @returns {HTMLElement} */
  zone(zone, alive) {
    const node = this.stage.zones.get(zone.id) ?? this.make(zone.id);
    if (!zone.compact) this.opened.delete(zone.id);
    const compact = zone.compact && !this.opened.get(zone.id);
    const looks = {
      active: zone.active, compact, overlap: zone.overlap, urgent: zone.urgent, grouped: zone.grouped,
      columns: zone.columns.length > 0,
    };
    for (const [look, on] of Object.entries(looks)) node.classList.toggle(`rs-${look}`, on);
    this.head(node, zone, compact);
    write(part(node, ".rs-sets"), zone.brackets.map((bracket) => bracket.label).join("; "));
    const grid = part(node, ".rs-grid");
    put(grid, { hidden: zone.pieces.length ? null : "" });
    put(part(node, ".rs-empty"), { hidden: zone.pieces.length || !zone.empty ? "" : null });
    write(part(node, ".rs-empty"), zone.empty);
    this.heads(grid, zone);
    this.sets(part(node, ".rs-row"), zone, alive);
    if (zone.pick) this.picks.draw(zone, zone.pick);
    return node;
  }

  /** @param {string} id @returns {HTMLElement} */
  make(id) {
    const node = make("div", "rs-zone");
    const key = this.stage.number("z");
    put(node, { "data-zone": id });
    const head = make("div", "rs-zone-head");
    const fold = button("rs-fold");
    put(fold, { hidden: "" });
    fold.append(...glyph("fold"));
    const [title, note] = [make("div", "rs-zone-title"), make("div", "rs-note")];
    const sets = make("div", "rs-hidden rs-sets");
    put(title, { id: `${key}-t`, role: "heading", "aria-level": 4 });
    put(note, { id: `${key}-n` });
    put(sets, { id: `${key}-s` });
    head.append(fold, title, make("div", "rs-zone-term rs-term"), note, make("div", "rs-totals"));
    const grid = make("div", "rs-grid");
    put(grid, { role: "grid", "aria-labelledby": `${key}-t`, "aria-describedby": `${key}-n ${key}-s` });
    const row = make("div", "rs-row");
    put(row, { role: "row" });
    grid.append(row);
    node.append(head, sets, grid, make("div", "rs-empty"), make("div", "rs-slot"));
    this.stage.zones.set(id, node);
    return node;
  }

  /** @param {HTMLElement} node @param {Zone} zone @param {boolean} compact */
  head(node, zone, compact) {
    write(part(node, ".rs-zone-title"), zone.title);
    write(part(node, ".rs-note"), zone.note);
    const term = part(node, ".rs-zone-term");
    write(term, zone.term);
    put(term, { lang: this.stage.scene.term_lang || null, hidden: zone.term ? null : "" });
    const fold = part(node, ".rs-fold");
    put(fold, { hidden: zone.compact ? null : "", "aria-expanded": !compact ? "true" : "false" });
    put(fold, { "aria-label": this.stage.say(compact ? "unfold" : "fold", { zone: zone.title }) });
    this.totals(part(node, ".rs-totals"), zone);
  }

  /** @param {HTMLElement} node @param {Zone} zone */
  totals(node, zone) {
    if (!this.stage.shown.differs(node, [zone.totals_title, zone.totals])) return;
    put(node, { hidden: zone.totals.length ? null : "" });
    node.classList.toggle("rs-sum", zone.totals.some(({ sign }) => sign)); // a calculation is told in words, if there is room
    const title = zone.totals_title ? [make("span", "rs-totals-title", zone.totals_title)] : [];
    node.replaceChildren(...title, ...zone.totals.map((count) => this.total(count)));
  }

  /** @param {Count} count @returns {HTMLElement} */
  total({ icon, count, label, sign }) {
    const item = make("span", `rs-total${count || sign ? "" : " rs-zero"}${sign === "=" ? " rs-result" : ""}`);
    const number = make("span", "rs-total-count", String(count).replace("-", "\u2212"));
    const mark = make("span", "rs-sign", sign);
    for (const seen of [number, mark]) put(seen, { "aria-hidden": "true" });
    if (sign) item.append(mark);
    if (icon) item.append(this.stage.symbols.draw(icon));
    item.append(number, make("span", "rs-hidden rs-total-words", label));
    return item;
  }

  /** The line of heads above the columns. @param {HTMLElement} grid @param {Zone} zone */
  heads(grid, zone) {
    let node = /** @type {HTMLElement | null} */ (grid.querySelector(".rs-heads"));
    const wanted = zone.columns.some(({ label }) => label);
    if (!node && !wanted) return;
    if (!node) {
      node = make("div", "rs-heads rs-cards");
      put(node, { role: "row" });
      grid.prepend(node);
    }
    put(node, { hidden: wanted ? null : "" });
    if (!this.stage.shown.differs(node, zone.columns)) return;
    node.style.setProperty("--rs-count", String(zone.columns.length));
    node.replaceChildren(...zone.columns.map(({ label, icon, active }) => {
      const head = make("div", active ? "rs-column rs-column-on" : "rs-column");
      put(head, { role: "columnheader" });
      if (icon) head.append(this.stage.symbols.draw(icon));
      head.append(make("span", icon ? "rs-hidden" : "", label));
      return head;
    }));
  }

  /**
   * The pieces of a zone in groups, one per bracket.
   * @param {HTMLElement} row @param {Zone} zone @param {Set<Node>} alive
   */
  sets(row, zone, alive) {
    const columns = zone.columns.length;
    grouped(zone).forEach((group, index) => {
      if (index === row.children.length) {
        const node = make("div", "rs-set");
        node.append(make("div", "rs-cards"), make("div", "rs-bracket"));
        row.append(node);
      }
      const [cards, bracket] = /** @type {HTMLElement[]} */ ([...row.children[index].children]);
      arrange(cards, group.pieces.map((piece) => /** @type {HTMLElement} */ (this.stage.pieces.get(piece.id))), alive);
      this.bracket(bracket, group);
      put(cards, { role: columns ? "row" : null });
      if (columns && cards.style.getPropertyValue("--rs-count") !== String(columns)) {
        cards.style.setProperty("--rs-count", String(columns));
      }
    });
    put(row, { role: columns ? null : "row" });
  }

  /** @param {HTMLElement} node @param {Group} group */
  bracket(node, { label, term }) {
    if (!this.stage.shown.differs(node, [label, term])) return;
    node.replaceChildren(label);
    if (term) {
      const other = make("span", "rs-term", term);
      put(other, { lang: this.stage.scene.term_lang || null });
      node.append(" ", other);
    }
    put(node, { "aria-hidden": "true", hidden: label ? null : "" });
  }
}
