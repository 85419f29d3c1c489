// @ts-check
/**
 * What stands below the answer: points by rule, pinned answers, the tree of variations. Each is drawn anew when it differs,
 * and the button that had the focus has it again.
 *
 * @typedef {import("./sheet.js").Acts} Acts
 * @typedef {import("./view.js").Branch} Branch
 * @typedef {import("./view.js").Pin} Pin
 * @typedef {import("./view.js").View} View
 * @typedef {(name: string, pressed: () => void) => HTMLElement} MakeButton
 * @typedef {(what: string, value: number) => void} Send
 */

import { Shown } from "../diff.js";
import { make, put, write } from "../dom.js";
import { Sheet } from "./sheet.js";

/** Change a node; a button in it that had the focus has it again. @param {HTMLElement} node @param {string} name the attribute that the button is known by @param {() => void} change */
function keepingFocus(node, name, change) {
  const active = node.contains(document.activeElement) ? document.activeElement?.getAttribute(name) : null;
  change();
  if (active) /** @type {HTMLElement | null} */ (node.querySelector(`[${name}="${active}"]`))?.focus();
}

/** The lists of a panel. */
export class Lists {
  rules = make("div", "rs-whatif-rules");
  pins = make("div", "rs-whatif-pins");
  tree = make("div", "rs-whatif-tree");
  shown = new Shown();

  /** @param {MakeButton} button @param {Send} send */
  constructor(button, send) {
    this.button = button;
    this.send = send;
  }

  /** @param {View} view @param {string[]} order of the moves above, which may wait for the pointer to leave */
  update(view, order) {
    this.updateRules(view, order);
    this.updatePins(view);
    this.updateTree(view);
  }

  /** @param {View} view @param {string[]} order */
  updateRules({ rules, words }, order) {
    this.rules.hidden = !rules;
    if (!rules || !this.shown.differs(this.rules, [rules, order])) return;
    const head = make("tr");
    head.append(...rules.heads.map((text, place) => {
      const cell = make("th", place ? "rs-whatif-number" : "", text);
      put(cell, { scope: "col" });
      return cell;
    }));
    const place = (/** @type {number} */ at) => (order.indexOf(rules.ids[at]) + 1 || order.length + 1) * 1000 + at;
    const sorted = [...rules.rows.keys()].sort((a, b) => place(a) - place(b)).map((at) => rules.rows[at]);
    const [table, top, body] = [make("table", "rs-whatif-table"), make("thead"), make("tbody")];
    top.append(head);
    body.append(...sorted.map(([name, ...numbers]) => {
      const row = make("tr");
      const first = make("th", "", name);
      put(first, { scope: "row" });
      row.append(first, ...numbers.map((number) => make("td", "rs-whatif-number", number)));
      return row;
    }));
    table.append(make("caption", "rs-whatif-title", words.rules_title), top, body);
    put(this.rules, { tabindex: 0, role: "region", "aria-label": words.rules_title });
    this.rules.replaceChildren(table);
  }

  /** @param {View} view */
  updatePins(view) {
    const told = view.pins.map(({ number, title, summary, elsewhere, table }) => [number, title, summary, elsewhere, table]);
    if (!this.shown.differs(this.pins, [told, view.status, view.serial])) return;
    keepingFocus(this.pins, "data-pin", () => this.pins.replaceChildren(...view.pins.map((pin) => this.pin(pin, view))));
  }

  /** @param {Pin} pin @param {View} view */
  pin({ number, title, summary, here, elsewhere, table }, { words }) {
    const node = make("section", "rs-whatif-pin");
    put(node, { "aria-label": words.pinned });
    const go = this.button("rs-whatif-small", () => this.send("goto_pin", number));
    const off = this.button("rs-whatif-small", () => this.send("unpin", number));
    write(go, words.goto_pin);
    write(off, words.unpin);
    put(go, { "data-pin": `go-${number}`, "aria-label": `${words.goto_pin}: ${title}` });
    put(off, { "data-pin": `off-${number}`, "aria-label": `${words.unpin}: ${title}` });
    go.hidden = here || elsewhere;
    const head = make("div", "rs-whatif-pin-head");
    head.append(make("span", "rs-whatif-title", `${words.pinned}: ${title}`));
    if (elsewhere) head.append(make("span", "rs-whatif-told", `(${words.pin_elsewhere})`));
    head.append(go, off);
    node.append(head);
    if (table) {
      const sheet = new Sheet(null);
      sheet.update(table, words, "pin");
      node.append(sheet.node);
    }
    node.append(make("p", "rs-whatif-summary", summary));
    return node;
  }

  /** @param {View} view */
  updateTree({ tree, words }) {
    this.tree.hidden = !tree;
    if (!tree || !this.shown.differs(this.tree, tree)) return;
    const list = make("ul");
    put(list, { "aria-label": words.tree_title });
    list.append(...tree.map((branch) => this.branch(branch, words)));
    const title = make("p", "rs-whatif-title", words.tree_title);
    keepingFocus(this.tree, "data-entry", () => this.tree.replaceChildren(title, list));
  }

  /** @param {Branch} branch @param {Record<string, string>} told */
  branch({ entry, depth, words, here, main }, told) {
    const item = make("li");
    item.style.marginLeft = `${Math.min(depth, 8) * 1.2}em`;
    const node = this.button("rs-whatif-small", () => this.send("jump", entry));
    write(node, words);
    put(node, { "data-entry": entry, "aria-current": here ? "true" : null, "data-main": main ? "true" : null });
    item.append(node);
    if (here) item.append(" ", make("span", "rs-whatif-told", told.tree_here));
    return item;
  }
}
