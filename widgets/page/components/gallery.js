// @ts-check
/**
 * Components as they lie on the table, each to be looked at: below them is told what the table says of it.
 *
 * @typedef {import("../table/drawn.js").Board} Board
 * @typedef {import("../table/scene.js").Piece} Piece
 * @typedef {import("../table/symbols.js").Art} Art
 * @typedef {Record<string, [number, number]>} Sizes how large the map draws what lies at a kind of spot
 * @typedef {import("./browser.js").View} View
 */

import { button, make, put } from "../dom.js";
import { stepInList } from "../keys.js";
import { Pen } from "../table/drawing.js";
import { Faces } from "../table/faces.js";
import { Symbols } from "../table/symbols.js";

export class Gallery {
  node = make("div", "rs-components-gallery");
  list = make("div", "rs-components-list rs-zone rs-tabbed");
  told = make("p", "rs-components-told");
  /** @type {Map<string, HTMLElement>} the nodes of the components, by id */ nodes = new Map();
  /** The component that is told, by id. */ chosen = "";

  /** @param {Art} art @param {Board | null} board @param {Sizes} sizes @param {Record<string, Piece>} pictures by id @param {AbortSignal} signal */
  constructor(art, board, sizes, pictures, signal) {
    this.symbols = new Symbols(art);
    this.faces = new Faces(this.symbols);
    this.board = board;
    this.pen = board && new Pen(this.symbols, board.parts);
    this.sizes = sizes;
    this.pictures = pictures;
    this.node.append(this.symbols.defs, this.list, this.told);
    const look = (/** @type {Event} */ { target }) => this.choose(target);
    for (const kind of ["click", "focusin", "pointermove"]) this.list.addEventListener(kind, look, { signal });
    this.list.addEventListener("keydown", (event) => this.walk(event), { signal });
  }

  /** @param {View} view */
  update(view) {
    this.view = view;
    const shown = view.rows.map(([id], index) => this.thing(String(id), index));
    this.list.replaceChildren(...shown);
    const kept = view.rows.some(([id]) => id === this.chosen) ? this.chosen : String(view.rows[0]?.[0] ?? "");
    this.tell(kept);
  }

  /** @param {string} id @param {number} index @returns {HTMLElement} */
  thing(id, index) {
    const node = this.nodes.get(id) ?? this.make(id);
    put(node, { "aria-label": this.facts(index).map((fact) => fact.join(" ")).join(", ") });
    return node;
  }

  /** @param {string} id */
  make(id) {
    const node = button("rs-components-thing");
    node.dataset.id = id;
    const piece = this.pictures[id];
    node.append(piece ? this.draw(piece) : make("span", "rs-components-name", id));
    this.nodes.set(id, node);
    return node;
  }

  /** As the map draws it, else as a piece beside the map. @param {Piece} piece @returns {Element} */
  draw(piece) {
    const [kind] = piece.spot.split(".");
    if (!this.board || !this.pen || !Object.hasOwn(this.sizes, kind)) return this.faces.lone(piece);
    const [width, height] = this.sizes[kind];
    const box = { x: 0, y: 0, w: width, h: height };
    const drawn = this.pen.picture(this.board.wide.piece(piece, box), box);
    put(drawn, { width, height, "data-colour": piece.face?.colour, "aria-hidden": "true" });
    return drawn;
  }

  /** What the table says of a component, without what is not there. @param {number} index @returns {[string, string][]} */
  facts(index) {
    const { columns, rows } = /** @type {View} */ (this.view);
    const named = columns.map(({ title }, at) => /** @type {[string, string]} */ ([title, String(rows[index][at])]));
    return named.filter(([, value]) => value && value !== "0");
  }

  /** What slides under a pointer that rests is not meant. @param {EventTarget | null} target */
  choose(target) {
    const node = target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest("[data-id]")) : null;
    const id = node?.dataset.id ?? this.chosen;
    if (id !== this.chosen) this.tell(id);
  }

  /** @param {string} id */
  tell(id) {
    this.chosen = id;
    for (const [name, node] of this.nodes) put(node, { tabindex: name === id ? 0 : -1, "aria-current": name === id });
    const index = this.view?.rows.findIndex(([name]) => name === id) ?? -1;
    const facts = index < 0 ? [] : this.facts(index);
    this.told.replaceChildren(...facts.map(([title, value]) => {
      const fact = make("span");
      fact.append(`${title} `, make("strong", "", value));
      return fact;
    }));
  }

  /** @param {KeyboardEvent} event */
  walk(event) {
    const nodes = /** @type {HTMLElement[]} */ ([...this.list.children]);
    const at = nodes.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const next = at < 0 ? undefined : this.below(nodes, at, event.key) ?? stepInList(event.key, at, nodes.length);
    if (next === undefined) return;
    event.preventDefault();
    nodes[next].focus();
  }

  /** Where the keys up and down lead: to the nearest in the next line. @param {HTMLElement[]} nodes @param {number} at @param {string} key */
  below(nodes, at, key) {
    const way = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
    if (!way) return undefined;
    const { offsetLeft, offsetTop } = nodes[at];
    const there = nodes.filter((node) => (node.offsetTop - offsetTop) * way > node.offsetHeight / 2);
    if (!there.length) return at;
    const top = (way > 0 ? there[0] : there[there.length - 1]).offsetTop;
    const line = there.filter((node) => Math.abs(node.offsetTop - top) < 2);
    const far = (/** @type {HTMLElement} */ node) => Math.abs(node.offsetLeft - offsetLeft);
    return nodes.indexOf(line.reduce((best, node) => (far(node) < far(best) ? node : best)));
  }
}
