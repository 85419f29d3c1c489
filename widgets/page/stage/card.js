// @ts-check
/**
 * The card of a finished lesson, in the place of the board and the plot.
 *
 * @typedef {import("./frame.js").FinishCard} FinishCard
 * @typedef {{signal: AbortSignal, word(name: string): string, tell(name: string, detail: object): boolean}} CardHost
 */

import { make, put } from "../dom.js";
import { mark } from "./marks.js";

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
    if (card.next.path) right.append(this.next(card.next));
    this.node.replaceChildren(left, right);
  }

  /** @param {string} title @param {string} name @returns {HTMLElement} */
  box(title, name) {
    const node = make("section", `rs-finish-box ${name}`);
    const head = make("h3", "", title);
    if (title) node.append(head);
    return node;
  }

  /** @param {string[]} cans @returns {HTMLElement} */
  cans(cans) {
    const node = this.box(this.frame.word("can"), "rs-finish-cans");
    const list = make("ul");
    list.append(...cans.map((can) => {
      const item = make("li");
      item.append(mark("yes"), make("span", "", can));
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
      item.append(make("b", "", when), make("span", "", String(count)));
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

  /** @param {FinishCard["next"]} next @returns {HTMLElement} */
  next({ title, aim, path }) {
    const node = this.box("", "rs-finish-next");
    const link = make("a", "rs-stage-button rs-stage-main", `${this.frame.word("next")}: ${title}`);
    link.append(mark("next"));
    put(link, { href: pageOf(path) });
    const open = (/** @type {Event} */ event) => {
      if (this.frame.tell("rulesim:open", { path })) event.preventDefault();
    };
    link.addEventListener("click", open, { signal: this.frame.signal });
    node.append(make("h3", "", title), make("p", "", aim), link);
    return node;
  }
}

/** Where a notebook is found from the page of another one. @param {string} path below the folder of notebooks @returns {string} */
export function pageOf(path) {
  const { pathname } = window.location;
  const at = pathname.lastIndexOf("/notebooks/");
  return at < 0 ? `../${path}` : `${pathname.slice(0, at)}/notebooks/${path}`;
}
