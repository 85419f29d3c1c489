// @ts-check
/**
 * A table inside a stage: it says nothing beside its pieces, so that nothing ever moves them. The answer bar speaks.
 *
 * @typedef {import("../table/shared.js").Shared} Shared
 * @typedef {import("../table/view.js").Surroundings} Surroundings
 * @typedef {{node: HTMLElement, watching: boolean, peek(lines: string[] | null, aloud?: boolean): void}} Speaker
 */

import { Answer } from "../table/answer.js";
import { Pointing } from "../table/pointing.js";

/** Pixels that a hand trembles: who stays within them has not gone anywhere. */
const TREMBLE = 10;

/** The thing that was refused wears its colour, and that which a hint means has a ring, in sight; the words stand elsewhere. */
class Refusal extends Answer {
  draw() {
    this.clear();
    this.mark();
    const { notice } = this.shared.scene;
    const meant = notice?.tone === "info" && this.shared.node(notice.piece);
    if (meant) meant.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  mark() {
    const { notice } = this.shared.scene;
    const thing = this.shared.node(notice?.piece || null);
    if (notice?.tone === "refused") thing?.classList.add("rs-refused");
    if (notice?.tone === "info") thing?.classList.add("rs-hinted");
  }

  clear() {
    super.clear();
    const { pieces, tools } = this.shared;
    for (const node of [...pieces.values(), ...tools.values()]) node.classList.remove("rs-refused", "rs-hinted");
  }
}

/** What is looked at is told in the answer bar. */
class Peeking extends Pointing {
  /** @type {Speaker | null} */ speaker = null;
  /** Where the pointer is. */ spot = { x: NaN, y: NaN };
  /** Where it was when a move was made: nothing is looked at until it goes somewhere. */ rested = { x: NaN, y: NaN };

  /** While the others move. */
  get idle() {
    return Boolean(this.speaker?.watching);
  }

  /** What slides under the pointer, or takes a pressed button's place, is not looked at. @param {PointerEvent} event */
  over(event) {
    const before = this.spot;
    this.at(event);
    const { spot, rested } = this;
    const stays = Math.hypot(spot.x - rested.x, spot.y - rested.y) < TREMBLE;
    if (stays || this.idle || (spot.x === before.x && spot.y === before.y)) return;
    this.rested = { x: NaN, y: NaN };
    super.over(event);
  }

  /** The pointer is here. @param {PointerEvent} event */
  at({ clientX, clientY }) {
    this.spot = { x: clientX, y: clientY };
  }

  left() {
    this.spot = this.rested = { x: NaN, y: NaN }; // it may come back to where it was
    super.left();
  }

  /** After a move other pieces lie under the pointer. */
  rest() {
    this.rested = this.spot;
    this.point(this.held());
  }

  /** What was told of the move still stands. */
  come() {
    this.told = this.held()?.dataset.id ?? this.told;
    super.come();
  }

  /** @param {HTMLElement} node @param {string[]} lines */
  say(node, lines) {
    this.speaker?.peek(lines, true);
  }

  /** @param {HTMLElement} node @param {string[]} lines */
  show(node, lines) {
    this.speaker?.peek(lines);
  }

  hide() {
    this.speaker?.peek(null);
  }

  /** One of many choices has no room for what it would do: the bar tells it. @param {EventTarget | null} target */
  look(target) {
    const choice = super.look(target) && target instanceof Element ? target.closest(".rs-choice") : null;
    if (choice) this.speaker?.peek([...choice.children].map((line) => line.textContent ?? ""));
    return choice !== null;
  }

  /** @param {HTMLElement | null} thing */
  point(thing) {
    super.point(thing);
    if (!thing) this.hide();
  }

  /** A new scene brings its own answer, which stands until something else is looked at. */
  refresh() {
    if (this.pointed === this.told) return;
    this.told = this.pointed;
    super.refresh();
  }

  /** What was told last. @type {string | null} */ told = null;
}

/** The surroundings of a table whose words stand in a bar. @param {Speaker} bar @param {HTMLElement} ground @returns {Surroundings} */
export function quietly(bar, ground) {
  return {
    ground,
    answer: (shared) => new Refusal(shared),
    pointing: (shared, focus, answer, question) => {
      const pointing = new Peeking(shared, focus, answer, question);
      pointing.speaker = bar;
      ground.addEventListener("pointermove", (heard) => pointing.over(heard), { signal: shared.signal });
      for (const event of /** @type {const} */ (["pointermove", "pointerdown"])) {
        bar.node.addEventListener(event, (heard) => pointing.at(heard), { signal: shared.signal });
      }
      return pointing;
    },
  };
}
