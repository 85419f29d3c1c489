// @ts-check
/**
 * The bar of chances: a slim column beside the board, a part for each seat, the own one at the bottom. While a move is
 * looked at, a second column beside it shows what the chances are then.
 *
 * @typedef {{seat: number, colour: string, now: number, after: number | null}} SeatOdds chances in per cent
 * @typedef {{seats?: SeatOdds[], words?: string[]}} OddsData
 */

import { make, put, write } from "../dom.js";

/** Draws the bar; it takes no room where there are no chances to show. */
export class Odds {
  node = make("div", "rs-odds");
  /** What the bar is. */ label = make("span", "rs-odds-label");
  columns = [make("div", "rs-odds-now"), make("div", "rs-odds-after")];

  constructor() {
    put(this.node, { role: "img", hidden: "" });
    this.node.append(this.label, ...this.columns);
  }

  /** @param {OddsData} data @returns {boolean} whether there is something to show */
  draw({ seats = [], words = [] }) {
    const [title, ...told] = words;
    const spoken = seats.length ? `${title}: ${told.join(", ")}` : "";
    put(this.node, { hidden: seats.length ? null : "", "aria-label": spoken, title: [title, ...told.reverse()].join("\n") });
    write(this.label, title ?? "");
    const [now, after] = this.columns;
    fill(now, seats.map((one) => [one.colour, one.now]));
    const looked = seats.flatMap((one) => (one.after === null ? [] : [/** @type {[string, number]} */ ([one.colour, one.after])]));
    put(after, { hidden: looked.length ? null : "" });
    fill(after, looked);
    return seats.length > 0;
  }
}

/**
 * Which colour of the bar is whose, with what the chances are, from the top of the bar on.
 * @param {HTMLElement} list @param {OddsData} data
 */
export function drawKey(list, { seats = [], words = [] }) {
  put(list, { hidden: seats.length ? null : "" });
  list.replaceChildren(...seats.map(({ colour }, at) => {
    const item = make("li");
    const part = make("span", "rs-odds-part");
    part.style.background = `var(--rs-${colour})`;
    item.append(part, words[at + 1] ?? "");
    return item;
  }).reverse());
}

/** One part per seat; a part that stays glides to its new size. @param {HTMLElement} column @param {[string, number][]} shares */
function fill(column, shares) {
  while (column.children.length > shares.length) column.lastElementChild?.remove();
  while (column.children.length < shares.length) column.append(make("span", "rs-odds-part"));
  shares.forEach(([colour, share], at) => {
    const part = /** @type {HTMLElement} */ (column.children[at]);
    part.style.background = `var(--rs-${colour})`;
    part.style.flexGrow = share.toFixed(2);
  });
}
