// @ts-check
/**
 * The ground of the map of Discordia, which never changes: river, woods, the near bank, the quay and the pier.
 *
 * @typedef {import("../page/table/drawing.js").Drawing} Drawing
 * @typedef {import("./board.js").Plan} Plan
 */

import { block, line, paint } from "./ink.js";

/** The trees of the far bank: where each stands, how wide, how high, in a fixed disorder. @param {number} width @param {number} low @param {number} high @param {number} step */
function firs(width, low, high, step) {
  const found = [];
  for (let x = -4, n = 0; x < width; n++) {
    const wild = Math.abs(Math.sin((n + low) * 12.9898) * 43758.5453) % 1;
    found.push({ x, w: 9 + wild * 4, h: low + (1 - wild) * (high - low) });
    x += step * (0.75 + wild * 0.6);
  }
  return found;
}

/** @param {Plan} plan @returns {Drawing[]} */
function farBank({ width }) {
  const rows = /** @type {const} */ ([[12, "forest", 8, 11, 9.5], [14, "forest-dark", 6, 9, 16]]);
  return [
    block(0, 0, width, 13, { fill: paint("forest-far") }),
    block(0, 11, width, 4.5, { fill: paint("bank") }),
    ...rows.map(([foot, colour, low, high, step]) => /** @type {Drawing} */ (["path", {
      d: firs(width, low, high, step).map(({ x, w, h }) => `M${x.toFixed(1)} ${foot}l${(w / 2).toFixed(1)} ${-h.toFixed(1)}l${(w / 2).toFixed(1)} ${h.toFixed(1)}Z`).join(""),
      fill: paint(colour),
    }])),
  ];
}

/** The corner where the near bank begins, up to its upper edge. @param {Plan} plan */
function shore({ river, bank }) {
  const top = river + 2;
  return `M${bank} ${top + 12}C${bank} ${top + 4} ${bank + 4} ${top} ${bank + 12} ${top}`;
}

/** The outline of the near bank. @param {Plan} plan */
function coast(plan) {
  const { narrow, width, height, bank, quay: [, deck], pier } = plan;
  if (narrow) {
    return `${shore(plan)}H${width}V${pier.y - 20}H412V${deck + 5}H178V${height - 18}C178 ${height - 10} 174 ${height - 6} 164 ${height - 6}H${bank + 16}C${bank + 6} ${height - 6} ${bank} ${height - 12} ${bank} ${height - 22}Z`;
  }
  const low = height - 8;
  return `${shore(plan)}H${width}V${pier.y - 8}H496V${deck + 9}H200V${low - 16}C200 ${low - 4} 194 ${low} 182 ${low}H${bank + 20}C${bank + 8} ${low} ${bank} ${low - 8} ${bank} ${low - 20}Z`;
}

/** Land between two heights, as far as the coast goes. @param {Plan} plan @returns {Drawing[]} */
function landOf(plan) {
  const { narrow, width, paths, aqueduct: { y } } = plan;
  const d = coast(plan);
  const hills = narrow
    ? [`M20 ${y + 40}C100 ${y} 200 ${y + 26} 300 ${y + 30}C400 ${y + 34} 480 ${y + 6} ${width} ${y + 16}V${y + 70}H20Z`, `M20 ${y + 54}C140 ${y + 40} 330 ${y + 56} ${width} ${y + 46}V${y + 70}H20Z`]
    : [`M34 ${y + 48}C120 ${y + 2} 210 ${y + 28} 330 ${y + 38}C470 ${y + 50} 560 ${y + 4} 680 ${y + 14}C740 ${y + 18} 780 ${y + 24} 800 ${y + 28}V${y + 90}H34Z`, `M34 ${y + 62}C140 ${y + 46} 280 ${y + 64} 420 ${y + 60}C560 ${y + 54} 700 ${y + 48} 800 ${y + 58}V${y + 90}H34Z`];
  const left = plan.bank;
  return [
    ["path", { d, fill: paint("grass"), stroke: paint("bank"), "stroke-width": 7 }],
    ["path", { d, fill: paint("grass") }],
    ["path", { d: `${shore(plan)}H${width}V${y - 4}H${left}Z`, fill: paint("table") }],
    block(left, y - 4, width - left, 60, { fill: paint("sky") }),
    ["path", { d: hills[0], fill: paint("hill-far") }],
    ["path", { d: hills[1], fill: paint("hill") }],
    block(paths.x, paths.y, paths.w, paths.h, { rx: 10, fill: paint("hill-near"), opacity: 0.6 }),
  ];
}

/** @param {Plan} plan @returns {Drawing[]} */
function waves({ narrow, height, river }) {
  const places = narrow ? [[300, height - 6, 30], [4, 260, 12], [4, 400, 12]]
    : [[150, river - 8, 22], [277, river - 10, 22], [404, river - 7, 22], [531, river - 9, 22], [440, height - 62, 30], [446, height - 38, 36], [330, height - 11, 44], ...[[8, 268, 18], [10, 330, 16], [8, 420, 18], [9, 505, 16]].filter(([, y]) => y < height)];
  return places.map(([x, y, w]) => line(`M${x} ${y}q${w / 4} -3.4 ${w / 2} 0t${w / 2} 0`, { stroke: paint("wave"), "stroke-width": 1.6, "stroke-linecap": "round" }));
}

/** The beds of the columns. @param {Plan} plan @param {(value: number) => number} at @returns {Drawing[]} */
const beds = ({ column, river, tile }, at) => [1, 2, 3, 4, 5, 6].map((value) => (
  block(at(value), river + 4, column.w, tile.y + tile.room - 2 - river, { rx: 8, fill: paint("sunken"), opacity: 0.75 })
));

/** The quay, which carries the towers. @param {Plan} plan @returns {Drawing[]} */
function quay({ narrow, quay: [x, y, w, h] }) {
  const joints = Array.from({ length: narrow ? 11 : 13 }, (_, i) => `M${x + 14 + i * (w / 13)} ${y + 1}v${h / 2 - 1}`).join("");
  return [
    block(x, y, w, h, { rx: 1, fill: paint("masonry"), stroke: paint("masonry-line") }),
    line(`${joints}M${x} ${y + h / 2}h${w}`, { stroke: paint("masonry-line"), "stroke-width": 0.7, opacity: 0.7 }),
  ];
}

/** The pier, on which the supply stands. @param {Plan} plan @returns {Drawing[]} */
function pierOf({ pier: { x, y, w, h } }) {
  const planks = Array.from({ length: Math.floor(h / 21) }, (_, i) => `M${x + 1} ${y + 21 * (i + 1)}h${w - 2}`).join("");
  return [
    block(x, y, w, h, { rx: 6, fill: paint("plank"), stroke: paint("wood-2") }),
    line(planks, { stroke: paint("plank-2"), "stroke-width": 1.4 }),
    ...[x + 14, x + w - 20].map((left) => block(left, y - 9, 7, 12, { rx: 1.5, fill: paint("wood"), stroke: paint("wood-2"), "stroke-width": 0.8 })),
  ];
}

/** The path of the expedition. @param {Plan} plan @returns {Drawing} */
function stonePath({ tracks, foot, field }) {
  return line(`M${tracks.expedition + 19} ${foot - 4}V${foot - 5.8 * field}`, { stroke: paint("earth"), "stroke-width": 15, "stroke-linecap": "round", opacity: 0.4 });
}

/** All of it. @param {Plan} plan @param {(value: number) => number} at where the column of a value begins @returns {Drawing[]} */
export function groundOf(plan, at) {
  return [
    block(0, 0, plan.width, plan.height, { fill: paint("river") }),
    ...farBank(plan), ...landOf(plan), ...waves(plan), ...beds(plan, at), ...quay(plan), ...pierOf(plan), stonePath(plan),
  ];
}
