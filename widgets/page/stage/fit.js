// @ts-check
/**
 * How large a board of cards is drawn: as large as all of it fits into its place, in height and in width.
 *
 * Another game may be drawn larger than the one before it. In the same game nothing ever grows, and a board is drawn
 * smaller only when something would be out of sight; never smaller than the style sheet says (`--rs-least`).
 */

/** The largest a board is drawn, in hundredths: where there is a row, whose cards are full size then, and where there is none. */
const [WITH_ROW, WITHOUT_ROW] = [100, 125];

/** The largest whole number from `least` to `most` that fits, if all that are smaller do; else `least`. @param {number} least @param {number} most @param {(size: number) => boolean} fits */
export function largest(least, most, fits) {
  let [low, high] = [least, Math.max(least, most)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Keeps the size of one board. */
export class Fit {
  /** In hundredths; 0: not known yet. */ size = 0;
  /** Its game and its task: a move that is taken back is no other game. @type {unknown[]} */ game = [];

  /** @param {HTMLElement} board */
  constructor(board) {
    this.board = board;
  }

  /** The scene or the task has changed. @param {number} revision @param {string} task */
  draw(revision, task) {
    const [before, was] = this.game;
    if (before !== revision && was !== task) this.size = 0;
    this.game = [revision, task];
    if (!this.size || !this.whole()) this.choose();
  }

  /** There is more room, or less. */
  resize() {
    this.size = 0;
    this.choose();
  }

  choose() {
    const style = window.getComputedStyle(this.board);
    const least = Math.round(100 * Number(style.getPropertyValue("--rs-least")));
    this.take(least);
    if (style.overflowY === "visible") return; // a board that the page scrolls has no place of its own
    const most = this.board.querySelector(".rs-tabbed") ? WITH_ROW : WITHOUT_ROW;
    this.size = largest(least, Math.min(this.size || most, most), (size) => this.take(size).whole());
    this.take(this.size);
  }

  /** @param {number} size @returns {this} */
  take(size) {
    this.board.style.zoom = `${size}%`;
    return this;
  }

  /** Whether all of it is in sight, once whatever glides has come to its place. */
  whole() {
    const { board } = this;
    const rows = board.querySelectorAll(".rs-tabbed > .rs-grid, .rs-overlap > .rs-grid");
    board.classList.add("rs-measured");
    const whole = board.scrollHeight <= board.clientHeight + 1 && [...rows].every((row) => row.scrollWidth <= row.clientWidth + 1);
    board.classList.remove("rs-measured");
    return whole;
  }
}
