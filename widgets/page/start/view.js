// @ts-check
/**
 * The start page: draws what Python makes of the registered games and the learner's progress.
 *
 * @typedef {{title: string, place: string, path: string, emblem: string, done: number, total: number}} Next
 * @typedef {{lang: string, words: Record<string, string>, begin: {label: string, note: string, path: string, new: boolean},
 *   hero: import("./hero.js").Hero | null, next: Next | null, practice: {title: string, path: string} | null,
 *   games: import("./games.js").Game[], links: {title: string, path: string}[], warning: string}} Page
 * @typedef {import("../model.js").Model} Model
 */

import { Shown } from "../diff.js";
import { make, put, write } from "../dom.js";
import { quiet } from "../keys.js";
import { makeWidget, watch } from "../model.js";
import { markAround } from "../notebook.js";
import { emblem } from "../stage/marks.js";
import { glyph } from "../table/glyphs.js";
import { Games } from "./games.js";
import { Cards } from "./hero.js";
import { leadTo } from "./links.js";
import { steps } from "./marks.js";

class StartView {
  shown = new Shown();

  /** @param {Model} model @param {HTMLElement} root @param {AbortSignal} signal @param {import("../table/symbols.js").Art} art */
  constructor(model, root, signal, art) {
    this.model = model;
    this.cards = new Cards(art);
    this.games = new Games(this.cards, signal);
    this.hero = make("div", "rs-start-hero");
    this.next = make("div", "rs-start-next");
    this.links = make("div", "rs-start-links");
    this.warning = make("p", "rs-start-warning");
    this.page = make("div", "rs-start-page");
    this.page.append(this.cards.symbols.defs, this.next, this.hero, this.games.node, this.links, this.warning);
    put(this.page, { "data-rulesim": "stage" });
    root.classList.add("rs-start");
    root.append(this.page);
    markAround(this.page, signal);
    root.addEventListener("keydown", quiet, { signal });
    root.addEventListener("rulesim:missing", (event) => {
      const { path } = /** @type {CustomEvent} */ (event).detail;
      write(this.warning, `${this.model.get("page").words.missing} (${path})`);
    }, { signal });
    watch(model, ["page"], () => this.draw(), signal);
    this.askAnew(root, signal);
    this.draw();
  }

  /** Something may have been learned elsewhere meanwhile. @param {HTMLElement} root @param {AbortSignal} signal */
  askAnew(root, signal) {
    let away = false;
    const seen = new IntersectionObserver((entries) => {
      for (const { isIntersecting } of entries) { // a busy page is told of both at once
        if (isIntersecting && away) this.model.send({ kind: "ready" });
        away = !isIntersecting;
      }
    });
    seen.observe(root);
    signal.addEventListener("abort", () => seen.disconnect(), { once: true });
  }

  draw() {
    /** @type {Page} */
    const page = this.model.get("page");
    if (!page?.games || !this.shown.differs(this.page, page)) return;
    put(this.page, { lang: page.lang });
    this.drawHero(page);
    this.drawNext(page);
    this.games.draw(page.games, page.words.close);
    this.links.replaceChildren(...page.links.map(({ title, path }) => leadTo("rs-start-link", path, title)));
    write(this.warning, page.warning);
  }

  /** @param {Page} page */
  drawHero({ words, begin, hero }) {
    const told = make("div", "rs-start-lead");
    const go = leadTo("rs-start-begin", begin.path);
    go.append(...glyph("active"), make("span", "", begin.label));
    told.append(make("h1", "", words.title), make("p", "rs-start-lede", words.lede));
    if (begin.new) told.append(go, make("p", "rs-start-note", begin.note)); // a first turn comes but once
    this.hero.replaceChildren(told, ...(hero ? [this.cards.row(hero)] : []));
  }

  /** Where the learner was, and what comes back today; nothing before the first step. @param {Page} page */
  drawNext({ next, practice, words }) {
    put(this.next, { hidden: next || practice ? null : "" });
    const again = practice ? [way(practice.path, practice.title)] : [];
    const on = next ? [way(next.path, words.go)] : [];
    for (const link of on) link.classList.add("rs-start-on");
    this.next.replaceChildren(...(next ? this.place(next) : []), ...again, ...on);
    put(this.hero, { "data-second": next ? "" : null });
  }

  /** A lesson, and how far it has come. @param {Next} next @returns {HTMLElement[]} */
  place(next) {
    const sign = make("span", "rs-emblem");
    put(sign, { "aria-hidden": "true", hidden: next.emblem ? null : "" });
    const drawn = next.emblem === "question" || Object.hasOwn(this.cards.symbols.art, next.emblem); // other games bring their own
    sign.append(emblem(drawn ? next.emblem : "star", this.cards.symbols));
    const told = make("div", "rs-start-where");
    told.append(make("p", "rs-start-what", next.title), make("p", "rs-start-place", next.place));
    return [sign, told, steps(next.done, next.total)];
  }
}

/** A link that stands out. @param {string} path @param {string} text @returns {HTMLElement} */
function way(path, text) {
  const link = leadTo("rs-start-go", path, text);
  link.append(...glyph("fold"));
  return link;
}

/** The module of the widget, with the symbols of a game. @param {import("../table/symbols.js").Art} art */
export function startPage(art) {
  return makeWidget("page", (model, el, signal) => void new StartView(model, el, signal, art));
}
