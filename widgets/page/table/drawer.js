// @ts-check
/**
 * The drawer: legal moves, the table in words, the keys.
 *
 * @typedef {import("./focus.js").Focus} Focus
 * @typedef {import("./shared.js").Shared} Shared
 * @typedef {"moves" | "text" | "help"} DrawerKind
 */

import { button, make, put } from "../dom.js";
import { closer } from "./glyphs.js";
import { legalMoves } from "./scene.js";

/** @type {Record<string, DrawerKind>} */
const KINDS = { moves: "moves", text: "text", help: "help" };

/** The drawer that a command opens, if it does. @param {string} command */
export function drawerOf(command) {
  return Object.hasOwn(KINDS, command) ? KINDS[command] : undefined;
}

/** The drawer of a table. */
export class Drawer {
  box = make("div", "rs-drawer");
  /** What it shows, null while it is closed. @type {DrawerKind | null} */ kind = null;
  /** What had the focus before. @type {HTMLElement | null} */ back = null;

  /** @param {Shared} shared @param {Focus} focus */
  constructor(shared, focus) {
    this.shared = shared;
    this.focus = focus;
    put(this.box, { hidden: "", role: "dialog", tabindex: -1 });
  }

  /** Open it, or close it if it shows just that. @param {DrawerKind} kind */
  toggle(kind) {
    if (this.kind === kind) return this.close();
    if (!this.kind) this.back = /** @type {HTMLElement | null} */ (document.activeElement);
    this.kind = kind;
    this.draw();
    put(this.box, { hidden: null });
    return this.enter();
  }

  /** The first move takes the focus, else the drawer. */
  enter() {
    const first = /** @type {HTMLElement | null} */ (this.box.querySelector(".rs-choice"));
    (first ?? this.box).focus();
  }

  close() {
    this.kind = null;
    put(this.box, { hidden: "" });
    const back = this.back?.isConnected && this.shared.ground.contains(this.back) ? this.back : this.focus.currentNode();
    back?.focus({ preventScroll: true });
  }

  /** Fill it, if it is open. */
  draw() {
    if (!this.kind) return;
    const id = `${this.shared.uid}-drawer`;
    const title = make("div", "rs-zone-title", this.shared.say(`${this.kind}_title`));
    put(title, { id, role: "heading", "aria-level": 4 });
    const content = { moves: () => this.moves(), text: () => make("pre", "rs-text", this.shared.scene.text), help: () => this.keys() };
    this.box.replaceChildren(title, closer(this.shared.say("close")), content[this.kind]());
    put(this.box, { "aria-labelledby": id });
  }

  /** @returns {HTMLElement} */
  moves() {
    const { scene } = this.shared;
    const moves = legalMoves(scene);
    if (!moves.length) {
      const zone = scene.zones.find(({ pick }) => pick);
      return make("div", "rs-empty", zone ? this.shared.say("pick", { zone: zone.title }) : this.shared.say("no_moves"));
    }
    const list = make("ul", "rs-choices");
    for (const { label, action, preview } of moves) {
      const move = button("rs-choice");
      put(move, { "data-attempt": action });
      move.append(make("span", "rs-choice-title", label));
      if (preview.length) move.append(make("span", "rs-choice-lines", preview.join(" · ")));
      const item = make("li");
      item.append(move);
      list.append(item);
    }
    return list;
  }

  /** @returns {HTMLElement} */
  keys() {
    const table = make("table", "rs-keys");
    const moves = this.shared.scene.buttons.filter(({ key, action }) => key && action).map(({ key, label }) => [key, label]);
    for (const [key, meaning] of /** @type {[string, string][]} */ ([...this.shared.words.keys ?? [], ...moves])) {
      const row = make("tr");
      const head = make("th");
      put(head, { scope: "row" });
      head.append(make("kbd", "", key));
      row.append(head, make("td", "", meaning));
      table.append(row);
    }
    return table;
  }
}
