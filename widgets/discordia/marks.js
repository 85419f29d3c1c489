// @ts-check
/**
 * What dice and the spaces of tiles look like, wherever they are.
 *
 * @typedef {import("../page/table/drawing.js").Drawing} Drawing
 * @typedef {import("../page/table/scene.js").Space} Space
 */

import { block, drawnPart, line, paint } from "./ink.js";

/** The drawing of a tile of each colour. @type {Record<string, string>} */
export const BUILDING = { blue: "ship", red: "barracks", white: "stall", yellow: "farm" };
/** The pips of a value on a face. @param {number} value @param {number} size @param {string} fill @returns {Drawing[]} */
export function pips(value, size, fill) {
  /** @type {[number, number][]} */ const corners = [[-1, -1], [1, 1], [1, -1], [-1, 1], [-1, 0], [1, 0]];
  const places = [...corners.slice(0, value - (value % 2)), ...(value % 2 ? [[0, 0]] : [])];
  return places.map(([x, y]) => ["circle", { cx: size / 2 + x * size * 0.27, cy: size / 2 + y * size * 0.27, r: size * 0.1, fill }]);
}

/** @param {string} icon "die-3" */
export const valueOf = (icon) => Number(icon.slice(-1));

/** A die of a colour. @param {string} hue @param {number} value @param {number} x @param {number} y @param {number} size @returns {Drawing} */
export function dieOf(hue, value, x, y, size) {
  const plain = !["red", "blue", "yellow"].includes(hue);
  const [fill, edge] = plain ? ["die", "die-line"] : [hue, `${hue}-line`];
  const dark = plain || hue === "yellow";
  return ["g", { transform: `translate(${x} ${y})` },
    block(0.5, 0.5, size - 1, size - 1, { rx: size * 0.2, fill: paint(fill), stroke: paint(edge), "stroke-width": size > 20 ? 1.2 : 1 }),
    ...(size > 22 ? [line(`M${size * 0.2} ${size * 0.1}H${size * 0.8}`, { stroke: "white", "stroke-opacity": 0.45, "stroke-width": 1.6, "stroke-linecap": "round" })] : []),
    ...pips(value, size, dark ? "var(--rs-pip)" : "white")];
}

/**
 * The spaces of a tile, a pill each: who lies there, or who is asked for; a row at most `room` wide.
 * @param {Space[]} spaces @param {number} x @param {number} y @param {number} room
 * @param {{man?: number, h?: number, gap?: number, pad?: number, centred?: boolean}} [how] @returns {Drawing[]}
 */
export function pills(spaces, x, y, room, { man = 13, h = 18, gap = 3, pad = 5, centred = false } = {}) {
  const widths = spaces.map(({ icons }) => icons.length * man + pad);
  const whole = widths.reduce((sum, w) => sum + w + gap, -gap);
  const start = centred ? x + Math.max(0, (room - whole) / 2) : x;
  let [left, top] = [start, y];
  return spaces.flatMap(({ icons, state }, index) => {
    const w = widths[index];
    if (left > start && left + w > x + room + 0.5) [left, top] = [start, top + h + 2];
    const filled = state === "filled";
    const edge = filled ? { stroke: paint("seat-line") } : { stroke: paint("stone"), "stroke-width": 1.1, "stroke-dasharray": "3 2" };
    const people = icons.map((icon, at) => drawnPart(`${filled ? "man" : "asked"}-${icon}`, left + pad / 2 + at * man + (man - h * 0.68) / 2, top + 1.6, h * 0.68, h - 3));
    const pill = block(left + 0.5, top + 0.5, w - 1, h - 1, { rx: 5, fill: paint("seat"), "fill-opacity": filled ? 1 : 0.88, ...edge });
    left += w + gap;
    return [["g", { class: `rs-space rs-space-${state}` }, pill, ...people]];
  });
}
