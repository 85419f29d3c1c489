// @ts-check
/**
 * A table inside a stage: it says nothing beside its pieces, so that nothing ever moves them. The answer bar speaks.
 *
 * @typedef {import("../table/shared.js").Shared} Shared
 * @typedef {import("../table/view.js").Surroundings} Surroundings
 * @typedef {{node: HTMLElement, peek(lines: string[] | null): void}} Speaker
 */

import { Answer } from "../table/answer.js";
import { Pointing } from "../table/pointing.js";

/** The thing that was refused wears its colour; the words stand elsewhere. */
class Refusal extends Answer {
  draw() {
    this.clear();
    this.mark();
  }

  mark() {
    const { notice } = this.shared.scene;
    if (notice?.tone === "refused" && notice.piece) this.shared.pieces.get(notice.piece)?.classList.add("rs-refused");
  }
}

/** What is looked at is told in the answer bar. */
class Peeking extends Pointing {
  /** @type {Speaker | null} */ speaker = null;
  /** Where the pointer was last: what slides under it, or takes a pressed button's place, is not looked at. */ spot = "";

  /** @param {PointerEvent} event */
  over(event) {
    const before = this.spot;
    this.at(event);
    if (this.spot !== before) super.over(event);
  }

  /** The pointer is here. @param {PointerEvent} event */
  at({ clientX, clientY }) {
    this.spot = `${clientX} ${clientY}`;
  }

  left() {
    this.spot = ""; // it may come back to where it was
    super.left();
  }

  /** After a move other pieces lie under the pointer: nothing is looked at until it goes somewhere. */
  rest() {
    this.point(this.held());
  }

  /** @param {HTMLElement} node @param {string[]} lines */
  show(node, lines) {
    this.speaker?.peek(lines);
  }

  hide() {
    this.speaker?.peek(null);
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
      for (const event of /** @type {const} */ (["pointermove", "pointerdown"])) {
        bar.node.addEventListener(event, (heard) => pointing.at(heard), { signal: shared.signal });
      }
      return pointing;
    },
  };
}
