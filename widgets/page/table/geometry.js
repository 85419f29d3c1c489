// @ts-check
/**
 * Where things are and where to go from there: plain numbers, no page.
 *
 * @typedef {{left: number, right: number, top: number, bottom: number}} Box
 * @typedef {{x: number, y: number}} Shift
 * @typedef {{x: number, y: number, w: number, h: number}} Room
 */

/** How far off the edge of a line may be and still belong to it. */
const SLACK = 6;
/** How much farther than ahead something is aside, or off the middle. */
const [ASIDE, OFF] = [3, 0.2];
const GAP = 9;

/**
 * Something between two of the same make: each number in it has a share of its way from the one to the other, and all
 * else is as in the first. What lies apart in both lies apart in what is between them.
 *
 * @template T
 * @param {T} from @param {T} to @param {number} share from 0 to 1 @returns {T}
 */
export function between(from, to, share) {
  if (typeof from === "number") return /** @type {T} */ (from + share * (Number(to) - from));
  if (Array.isArray(from)) return /** @type {T} */ (from.map((one, at) => between(one, /** @type {T[]} */ (to)[at], share)));
  if (typeof from !== "object" || !from) return from;
  const other = /** @type {Record<string, unknown>} */ (to);
  return /** @type {T} */ (Object.fromEntries(Object.entries(from).map(([name, one]) => [name, between(one, other[name], share)])));
}

/** How far a box has come from. @param {Box | undefined} was @param {Box} now @returns {Shift} */
export function shiftOf(was, now) {
  return was ? { x: was.left - now.left, y: was.top - now.top } : { x: 0, y: 0 };
}

/** A way that a box goes, as far as it stays in its room. @param {Shift} way @param {Box} box @param {Box} room @returns {Shift} */
export function within({ x, y }, box, room) {
  /** @param {number} least @param {number} wanted @param {number} most */
  const between = (least, wanted, most) => Math.max(Math.min(least, 0), Math.min(wanted, Math.max(most, 0)));
  return {
    x: between(room.left - box.left, x, room.right - box.right),
    y: between(room.top - box.top, y, room.bottom - box.bottom),
  };
}

/** A box as it is seen in its room; one that is out of sight is its edge behind which it lies. @param {Box} box @param {Box} room @returns {Box} */
export function seenIn({ left, right, top, bottom }, room) {
  const across = (/** @type {number} */ x) => Math.max(room.left, Math.min(x, room.right));
  const down = (/** @type {number} */ y) => Math.max(room.top, Math.min(y, room.bottom));
  return { left: across(left), right: across(right), top: down(top), bottom: down(bottom) };
}

/** A box as an arrow key meets it: from where to where it lies ahead, and to the sides. @param {Box} box @param {string} key */
function ahead({ left, right, top, bottom }, key) {
  const [[from, to], sides] = key === "ArrowUp" || key === "ArrowDown" ? [[top, bottom], [left, right]] : [[left, right], [top, bottom]];
  return key === "ArrowDown" || key === "ArrowRight" ? { from, to, sides } : { from: -to, to: -from, sides };
}

/** The box that an arrow key leads to: near, and rather straight ahead than aside: its index, or -1. @param {Box} here @param {Box[]} boxes @param {string} key */
export function nextTo(here, boxes, key) {
  const { to, sides: [least, most] } = ahead(here, key);
  const ways = boxes.map((box) => {
    const { from, sides: [start, end] } = ahead(box, key);
    const aside = Math.max(0, start - most, least - end);
    const off = Math.abs(start + end - least - most) / 2;
    return from < to - SLACK ? Infinity : from - to + ASIDE * aside + OFF * off;
  });
  const nearest = Math.min(...ways);
  return nearest < Infinity ? ways.indexOf(nearest) : -1;
}

/**
 * Where a tip goes: below its thing, or above it where the page ends or an answer stands; not beyond the sides of the
 * column. Measured from the upper left corner of the frame; `arrow` from the left side of the tip.
 *
 * @param {Box} thing @param {{width: number, height: number}} tip @param {Box} frame @param {Box} column
 * @param {{end: number, answered: boolean}} page where the page ends, and whether an answer stands below
 */
export function tipPlace(thing, tip, frame, column, { end, answered }) {
  const middle = (thing.left + thing.right) / 2;
  const inside = Math.min(column.right - tip.width - 4, middle - tip.width / 2);
  const x = Math.max(column.left + 4, inside) - frame.left;
  const above = thing.top - frame.top - tip.height - GAP;
  const free = thing.bottom + tip.height + 12 <= Math.min(frame.bottom, end);
  const below = (free && !answered) || above < 0;
  return { x, y: below ? thing.bottom - frame.top + GAP : above, below, arrow: middle - frame.left - x };
}

/** How much larger something is drawn than its sheet says. @param {HTMLElement} node */
export function zoomOf(node) {
  return node.getBoundingClientRect().width / node.offsetWidth;
}

/**
 * Where on a map it may be asked which move a piece is to make, so that neither the piece nor what the moves are about is
 * hidden: in the middle of the table (the theatre), down to the piece; of what lies there, beside it; below, of a die,
 * whose moves are about what lies there.
 *
 * @param {{width: number, height: number, theatre: Room}} sheet @param {Room} piece @param {boolean} die
 * @param {boolean} narrow whether there is no room beside anything
 * @returns {Room}
 */
export function roomToAsk({ width, height, theatre: { y, h } }, piece, die, narrow) {
  const middle = piece.y + piece.h / 2;
  const end = die ? y + h : piece.y + piece.h;
  if (middle > height / 2) return { x: 0, y, w: width, h: piece.y - y };
  if (die || middle < y || middle > y + h) return { x: 0, y: end, w: width, h: height - end };
  if (narrow) return { x: 0, y, w: width, h: height - y };
  const right = piece.x + piece.w;
  return 2 * piece.x + piece.w < width ? { x: right, y, w: width - right, h: height - y } : { x: 0, y, w: piece.x, h: height - y };
}
