// @ts-check
/**
 * The card of a finished lesson, in the place of the board and the plot.
 *
 * @typedef {import("./frame.js").FinishCard} FinishCard
 * @typedef {import("./frame.js").NextLesson} NextLesson
 * @typedef {import("../table/symbols.js").Symbols} Symbols
 * @typedef {{signal: AbortSignal, symbols: Symbols, word(name: string): string,
 *   tell(name: string, detail: object): boolean}} CardHost
 */

import { make, put } from "../dom.js";
import { emblem, mark } from "./marks.js";

/** What one can do now, stars, what comes back, what is next. */
export class Card {
  node = make("div", "rs-finish");
  told = "";

  /** @param {CardHost} frame */
  constructor(frame) {
    this.frame = frame;
    put(this.node, { hidden: "" });
  }

  /** @param {FinishCard | null} card */
  draw(card) {
    put(this.node, { hidden: card ? null : "" });
    const told = JSON.stringify(card);
    if (!card || told === this.told) return;
    this.told = told;
    const left = make("div", "rs-finish-left");
    left.append(this.cans(card.cans), this.reviews(card.reviews));
    const right = make("div", "rs-finish-right");
    right.append(this.stars(card.stars));
    right.append(card.next?.path ? this.next(card.next) : this.all("rs-stage-button rs-stage-main"));
    this.node.replaceChildren(left, right);
  }

  /** @param {string} title @param {string} name @returns {HTMLElement} */
  box(title, name) {
    const node = make("section", `rs-finish-box ${name}`);
    const head = make("h3", "", title);
    if (title) node.append(head);
    return node;
  }

  /** @param {FinishCard["cans"]} cans @returns {HTMLElement} */
  cans(cans) {
    const node = this.box(this.frame.word("can"), "rs-finish-cans");
    put(node, { hidden: cans.length ? null : "" });
    const list = make("ul");
    list.append(...cans.map(({ words, symbol }) => {
      const item = make("li");
      const tile = make("span", "rs-finish-tile");
      tile.append(emblem(symbol, this.frame.symbols), mark("yes"));
      item.append(tile, make("span", "", words));
      return item;
    }));
    node.append(list);
    return node;
  }

  /** @param {FinishCard["reviews"]} reviews @returns {HTMLElement} */
  reviews(reviews) {
    const node = this.box(this.frame.word("reviews"), "rs-finish-reviews");
    put(node, { hidden: reviews.length ? null : "" });
    const list = make("ol");
    list.append(...reviews.map(({ when, count }) => {
      const item = make("li");
      item.append(make("b", "", when), make("span", "", count));
      return item;
    }));
    node.append(list);
    return node;
  }

  /** @param {FinishCard["stars"]} stars @returns {HTMLElement} */
  stars(stars) {
    const node = this.box("", "rs-finish-stars");
    const list = make("ul");
    list.append(...stars.map(({ label, got }) => {
      const item = make("li", got ? "rs-star rs-star-got" : "rs-star");
      item.append(mark("star"), make("span", "", label));
      return item;
    }));
    node.append(list);
    return node;
  }

  /** @param {NextLesson} next @returns {HTMLElement} */
  next({ label, title, aim, path, pictures }) {
    const node = this.box("", "rs-finish-next");
    const way = `${this.frame.word("next")}: ${title}`;
    const faces = linkTo(path, "rs-finish-pictures", "", this.frame);
    put(faces, { "aria-label": way, title: way });
    faces.append(...pictures.map((name) => this.picture(name)));
    const words = make("div", "rs-finish-words");
    const link = linkTo(path, "rs-stage-button rs-stage-main", way, this.frame);
    link.append(mark("next"));
    words.append(make("h3", "rs-finish-label", label), make("p", "", aim), link, this.all("rs-finish-all"));
    node.append(faces, words);
    return node;
  }

  /** A person of the game, or a symbol. @param {string} name @returns {HTMLElement} */
  picture(name) {
    const { symbols } = this.frame;
    const node = make("span", "rs-finish-picture");
    put(node, { "data-name": name, "aria-hidden": "true" });
    const drawn = name.startsWith("person-") ? symbols.portrait(name) : emblem(name, symbols);
    if (drawn.matches(".rs-portrait")) put(drawn, { preserveAspectRatio: "xMidYMin slice" }); // heads are always in sight
    node.append(drawn);
    return node;
  }

  /** The way to all lessons. @param {string} style @returns {HTMLElement} */
  all(style) {
    return linkTo("index.ipynb", style, this.frame.word("all"), this.frame);
  }
}

/**
 * A link to another notebook, which the page's host opens if it can. @param {string} path @param {string} style
 * @param {string} words @param {Pick<CardHost, "signal" | "tell">} frame @returns {HTMLAnchorElement}
 */
export function linkTo(path, style, words, frame) {
  const link = make("a", style, words);
  put(link, { href: pageOf(path) });
  const open = (/** @type {Event} */ event) => {
    if (frame.tell("rulesim:open", { path })) event.preventDefault();
  };
  link.addEventListener("click", open, { signal: frame.signal });
  return link;
}

/** Where a notebook is found from the page of another one. @param {string} path below the folder of notebooks @returns {string} */
export function pageOf(path) {
  const { pathname } = window.location;
  const at = pathname.lastIndexOf("/notebooks/");
  return at < 0 ? `../${path}` : `${pathname.slice(0, at)}/notebooks/${path}`;
}
