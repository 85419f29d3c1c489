// @ts-check
/**
 * The games: a card each, and on its other side its lessons.
 *
 * @typedef {import("../table/scene.js").Piece} Piece
 * @typedef {{number: number, title: string, path: string, state: string, told: string}} Lesson
 * @typedef {{id: string, title: string, about: string, facts: string, poster: string, fan: Piece[], done: number,
 *   total: number, told: string, heading: string, lessons: Lesson[]}} Game
 * @typedef {import("./hero.js").Cards} Cards
 */

import { button, make, put, unique } from "../dom.js";
import { closer } from "../table/glyphs.js";
import { leadTo } from "./links.js";
import { ring, stepMark } from "./marks.js";

/** The cards of all games. One at a time shows its lessons. */
export class Games {
  /** The game whose lessons are shown; "" if none are. */
  open = "";

  /** @param {Cards} cards @param {AbortSignal} signal */
  constructor(cards, signal) {
    this.cards = cards;
    this.node = make("div", "rs-start-games");
    this.node.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.open) this.show("");
    }, { signal });
  }

  /** @param {Game[]} games @param {string} close the word on the button */
  draw(games, close) {
    this.node.replaceChildren(...games.flatMap((game) => this.game(game, close)));
    this.mark();
  }

  /** A game's card, and its lessons. @param {Game} game @param {string} close @returns {HTMLElement[]} */
  game(game, close) {
    const lessons = this.lessons(game, close);
    const card = make("article", "rs-start-game");
    const title = make("h2");
    const opener = button("rs-start-opener", game.title);
    const about = make("p", "rs-start-about", game.about);
    about.id = unique("about");
    put(opener, { "aria-controls": lessons.id, "aria-describedby": about.id });
    opener.addEventListener("click", () => this.show(this.open === game.id ? "" : game.id));
    title.append(opener);
    const words = make("div", "rs-start-words");
    words.append(title, about, make("p", "rs-start-facts", game.facts));
    const foot = make("div", "rs-start-foot");
    foot.append(words, ring(game.done, game.total), make("span", "rs-hidden", game.told));
    card.append(this.poster(game), foot);
    put(card, { "data-game": game.id });
    return [card, lessons];
  }

  /** The drawing of a game, and some of its cards. @param {Game} game @returns {HTMLElement} */
  poster({ poster, fan }) {
    const box = make("div", "rs-start-poster");
    put(box, { "aria-hidden": "true" });
    if (poster) {
      const image = make("img");
      put(image, { src: `data:image/svg+xml,${encodeURIComponent(poster)}`, alt: "" });
      box.append(image);
    }
    box.append(this.cards.board("rs-start-fan", ...fan.map((piece) => this.cards.faces.lone({ ...piece, legal: false }))));
    return box;
  }

  /** @param {Game} game @param {string} close @returns {HTMLElement} */
  lessons(game, close) {
    const panel = make("section", "rs-start-lessons");
    panel.id = unique("lessons");
    const title = make("h2", "", game.heading);
    title.id = unique("heading");
    put(panel, { "data-game": game.id, "aria-labelledby": title.id });
    const shut = closer(close);
    shut.addEventListener("click", () => this.show(""));
    const list = make("ol");
    list.append(...game.lessons.map(lessonLine));
    panel.append(title, shut, list);
    return panel;
  }

  /** Show the lessons of a game, or of none; the focus goes along. @param {string} game */
  show(game) {
    const before = this.open;
    this.open = game;
    this.mark();
    const found = game ? `.rs-start-lessons[data-game="${game}"] a` : `.rs-start-game[data-game="${before}"] button`;
    /** @type {HTMLElement | null} */ (this.node.querySelector(found))?.focus();
  }

  /** Let the nodes say what is open. */
  mark() {
    put(this.node, { "data-open": this.open || null });
    for (const node of this.node.children) {
      const mine = /** @type {HTMLElement} */ (node).dataset.game === this.open;
      const hidden = node.matches("section") ? !mine : !mine && this.open !== "";
      put(node, { hidden: hidden ? "" : null });
      const opener = node.querySelector(".rs-start-opener");
      if (opener) put(opener, { "aria-expanded": String(mine) });
    }
  }
}

/** @param {Lesson} lesson @returns {HTMLElement} */
function lessonLine({ number, title, path, state, told }) {
  const line = make("li");
  const link = leadTo("rs-start-lesson", path);
  const name = make("span", "rs-start-name", title);
  const words = make("span", state === "begun" ? "rs-start-told" : "rs-hidden", `, ${told}`);
  if (state === "begun") words.textContent = told;
  link.append(stepMark(state), make("span", "rs-start-number", `${number}`), name, words);
  line.append(link);
  return line;
}
