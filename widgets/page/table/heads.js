// @ts-check
/**
 * The heads of zones: title or tabs, tag, note, sums, buttons.
 *
 * @typedef {import("./shared.js").Shared} Shared
 * @typedef {import("./scene.js").Count} Count
 * @typedef {import("./scene.js").Tab} Tab
 * @typedef {import("./scene.js").Zone} Zone
 */

import { arrange, button, make, part, put, write } from "../dom.js";
import { glyph } from "./glyphs.js";

/** Draws the heads of zones. */
export class Heads {
  /** @param {Shared} shared */
  constructor(shared) {
    this.shared = shared;
  }

  /** @param {string} key what the ids of its parts begin with @returns {HTMLElement} */
  make(key) {
    const head = make("div", "rs-zone-head");
    const fold = button("rs-fold");
    put(fold, { hidden: "" });
    fold.append(...glyph("fold"));
    const [title, note] = [make("div", "rs-zone-title"), make("div", "rs-note")];
    put(title, { id: `${key}-t`, role: "heading", "aria-level": 4 });
    put(note, { id: `${key}-n` });
    head.append(fold, title, make("div", "rs-zone-term rs-term"), make("div", "rs-tag"), note, make("div", "rs-totals"));
    head.append(make("div", "rs-head-tools"));
    return head;
  }

  /** @param {HTMLElement} head @param {Zone} zone @param {boolean} folded */
  draw(head, zone, folded) {
    const title = this.title(head, zone);
    write(title, zone.title);
    title.style.setProperty("--rs-whose", zone.colour && `var(--rs-${zone.colour})`);
    title.classList.toggle("rs-whose", Boolean(zone.colour));
    write(ownPart(head, ".rs-note"), zone.note);
    const tag = ownPart(head, ".rs-tag");
    write(tag, zone.badge);
    put(tag, { hidden: zone.badge ? null : "" });
    const term = ownPart(head, ".rs-zone-term");
    write(term, zone.term);
    put(term, { lang: this.shared.scene.term_lang || null, hidden: zone.term ? null : "" });
    const fold = ownPart(head, ".rs-fold");
    put(fold, { hidden: zone.compact ? null : "", "aria-expanded": !folded ? "true" : "false" });
    put(fold, { "aria-label": this.shared.say(folded ? "unfold" : "fold", { zone: zone.title }) });
    this.totals(ownPart(head, ".rs-totals"), zone);
    this.buttons(ownPart(head, ".rs-head-tools"), zone);
  }

  /** The title, alone or among the tabs. @param {HTMLElement} head @param {Zone} zone @returns {HTMLElement} */
  title(head, zone) {
    const row = /** @type {HTMLElement | null} */ (head.querySelector(":scope > .rs-tabs"));
    const title = row ? part(row, ".rs-own-title") : ownPart(head, ".rs-zone-title");
    if (zone.tabs.length) this.tabs(row ?? this.row(head, title), zone, title);
    else if (row) {
      title.classList.remove("rs-own-title");
      row.replaceWith(title);
    }
    return title;
  }

  /** @param {HTMLElement} head @param {HTMLElement} title @returns {HTMLElement} */
  row(head, title) {
    const row = make("div", "rs-tabs");
    title.classList.add("rs-own-title");
    head.insertBefore(row, title);
    return row;
  }

  /** The faces of the place; a zone that waits lies within its tab. @param {HTMLElement} row @param {Zone} zone @param {HTMLElement} title */
  tabs(row, zone, title) {
    arrange(row, zone.tabs.map((tab, index) => {
      const node = /** @type {HTMLElement} */ (row.children[index] ?? make("div", "rs-tab"));
      node.classList.toggle("rs-tab-on", tab.active);
      const waiting = tab.zone === zone.id ? title : this.shared.zones.get(tab.zone);
      const told = this.note(node, tab);
      arrange(node, [waiting ?? tabTitle(node, tab.title), ...told]);
      return node;
    }));
  }

  /** What a tab says after its title. @param {HTMLElement} node @param {Tab} tab @returns {Element[]} */
  note(node, { icon, note, urgent }) {
    const known = [...node.querySelectorAll(":scope > .rs-tab-note")];
    if (!this.shared.shown.differs(node, [icon, note, urgent])) return known;
    if (!note) return [];
    const made = make("span", urgent ? "rs-tab-note rs-warning" : "rs-tab-note");
    if (icon) made.append(this.shared.symbols.draw(icon));
    made.append(make("span", "", note));
    return [made];
  }

  /** The buttons of the table that belong here. @param {HTMLElement} node @param {Zone} zone */
  buttons(node, zone) {
    const here = this.shared.scene.buttons.filter((one) => one.zone === zone.id);
    arrange(node, here.flatMap(({ id }) => this.shared.tools.get(id) ?? []));
    put(node, { hidden: here.length ? null : "" });
  }

  /** @param {HTMLElement} node @param {Zone} zone */
  totals(node, zone) {
    if (!this.shared.shown.differs(node, [zone.totals_title, zone.totals])) return;
    put(node, { hidden: zone.totals.length ? null : "" });
    node.classList.toggle("rs-sum", zone.totals.some(({ sign }) => sign)); // a calculation is told in words, if there is room
    const title = zone.totals_title ? [make("span", "rs-totals-title", zone.totals_title)] : [];
    node.replaceChildren(...title, ...zone.totals.map((count) => this.total(count)));
  }

  /** @param {Count} count @returns {HTMLElement} */
  total({ icon, count, label, sign, marked }) {
    const looks = ["rs-total", count || sign ? "" : "rs-zero", sign === "=" ? "rs-result" : "", marked ? "rs-marked" : ""];
    const item = make("span", looks.filter(Boolean).join(" "));
    const number = make("span", "rs-total-count", String(count).replace("-", "\u2212"));
    const mark = make("span", "rs-sign", sign);
    for (const seen of [number, mark]) put(seen, { "aria-hidden": "true" });
    if (sign) item.append(mark);
    if (icon) item.append(this.shared.symbols.draw(icon));
    item.append(number, make("span", "rs-hidden rs-total-words", label));
    return item;
  }
}

/** A part of a node that is not one of a zone that waits in it. @param {HTMLElement} node @param {string} selector */
export const ownPart = (node, selector) => part(node, `:scope > ${selector}`);

/** The title of a tab that is no zone. @param {HTMLElement} node @param {string} title @returns {Element} */
function tabTitle(node, title) {
  const known = node.querySelector(":scope > .rs-tab-title") ?? make("span", "rs-tab-title");
  write(known, title);
  return known;
}
