// @ts-check
/**
 * The ground of the map: the prestige track as its frame, the land, three terraces with their walls, two towers.
 *
 * @typedef {import("../../page/table/drawing.js").Drawing} Drawing
 * @typedef {import("./places.js").Plan} Plan
 */

import { edged, flat, line, disc, paint } from "../drawings/paint.js";
import { caption, slab } from "./marks.js";
import { cellOf } from "./places.js";

const GRASS = ["hill-2", "grass", "grass-2"];

/** @param {Plan} plan @returns {Drawing[]} */
export function groundOf(plan) {
  return [...land(plan), ...road(plan), ...wall(plan), ...frame(plan)];
}

/** A wall of bricks. @param {number} x @param {number} y @param {number} w @param {number} h @returns {Drawing[]} */
function masonry(x, y, w, h) {
  const rows = Array.from({ length: Math.ceil(h / 4) }, (_, row) => row);
  const joints = rows.flatMap((row) => {
    const first = row % 2 ? 12 : 4;
    const columns = Array.from({ length: Math.max(0, Math.ceil((w - first) / 16)) }, (_, column) => x + first + column * 16);
    return columns.map((at) => `M${at} ${y + row * 4}v${Math.min(4, h - row * 4)}`);
  });
  const beds = rows.slice(1).map((row) => `M${x} ${y + row * 4}h${w}`);
  return [slab(x, y, w, h, paint("masonry-2")), line("masonry-line", 0.7, [...beds, ...joints].join(""), { opacity: 0.6 })];
}

/** Hills, the sea, and the terraces in front of them. @param {Plan} plan @returns {Drawing[]} */
function land({ small, width: W, rim: { h: H, edge: t }, terraces, town, wall: { x: xw } }) {
  const x0 = town.x - 8;
  const [far, high] = [xw - x0, terraces[0] - (small ? 52 : 104)];
  const along = (/** @type {number} */ part) => Math.round(x0 + part * far);
  const step = terraces[1] - terraces[0];
  const first = terraces[0] - step + 10;
  return [["svg", { x: t, y: t, width: W - 2 * t, height: H - 2 * t, viewBox: `${t} ${t} ${W - 2 * t} ${H - 2 * t}` },
    slab(t, t, W - 2 * t, H - 2 * t, paint("sky")), slab(t, t + 40, W - 2 * t, H - 2 * t, paint("sky-2"), 0, { opacity: 0.5 }),
    slab(t, high - 40, W - 2 * t, H - 2 * t, paint("sky-2"), 0, { opacity: 0.6 }),
    disc(xw - (small ? 24 : 36), high + (small ? 2 : -26), small ? 11 : 22, "sun"),
    flat("hill-3", `M${t} ${high + 6}C${along(0.17)} ${high - 26} ${along(0.29)} ${high - 10} ${along(0.44)} ${high + 2}S${along(0.77)} ${high - 12} ${xw} ${high + 4}S${W - 60} ${high - 8} ${W} ${high}V${H}H${t}Z`),
    flat("water", `M${along(0.48)} ${high + 12}C${along(0.58)} ${high + 7} ${along(0.88)} ${high + 7} ${W} ${high + 10}V${high + 34}H${along(0.4)}Z`),
    flat("hill", `M${t} ${high + 30}C${along(0.12)} ${high + 4} ${along(0.33)} ${high - 2} ${along(0.5)} ${high + 16}S${along(0.92)} ${high + 40} ${W} ${high + 26}V${H}H${t}Z`),
    flat(GRASS[0], `M${t} ${first + 34}C${along(0.07)} ${first + 16} ${along(0.22)} ${first + 4} ${along(0.43)} ${first + 6}C${along(0.68)} ${first + 8} ${along(0.88)} ${first + 30} ${xw + 10} ${first + 38}H${W}V${H}H${t}Z`),
    ...terraces.flatMap((y, index) => [
      ...(index ? [flat(GRASS[index], `M${t} ${y - step + 8}H${W}V${H}H${t}Z`)] : []),
      ...masonry(x0 - 10, y + 1, far + 20, 7), line("masonry-line", 1, `M${x0 - 10} ${y + 1}H${xw + 10}`, { opacity: 0.7 }),
    ]),
  ]];
}

/** @param {Plan} plan @returns {Drawing[]} */
function road({ road: { x, y, w, h } }) {
  const d = `M${x} ${y + h - 6}H${x + w}`;
  return [
    line("masonry-2", 9, d, { "stroke-linecap": "round" }),
    line("masonry-line", 1, d, { "stroke-dasharray": "9 5", opacity: 0.6 }),
  ];
}

/** Two towers, whose courses are drawn as pieces, and the wall between them. @param {Plan} plan @returns {Drawing[]} */
function wall({ small, rim: { h, edge }, wall: { x, tower, gap, high, foot } }) {
  const [end, left, top] = [h - edge, x + tower, foot - (small ? 86 : 98)];
  const middle = left + gap / 2;
  const merlons = Array.from({ length: Math.floor((gap + 3) / 11.4) }, (_, n) => edged("masonry", "masonry-line", 0.8, `M${left + 1 + n * 11.4} ${top}v-7h7v7Z`));
  const gate = `M${middle - 15} ${end}V${foot - 32}A15 15 0 0 1 ${middle + 15} ${foot - 32}V${end}Z`;
  return [
    ...masonry(left - 2, top, gap + 4, end - top), ...merlons, line("masonry-line", 1, `M${left - 2} ${top}h${gap + 4}`),
    edged("gate", "masonry-line", 1.2, gate),
    ...[x, x + tower + gap].flatMap((at) => [
      edged("masonry", "masonry-line", 1, `M${at} ${end}V${high - 2}h${tower}V${end}Z`),
      edged("masonry", "masonry-line", 1, `M${at - 4} ${high + 2}v-24h11v7h8v-7h${tower - 30}v7h8v-7h11v24Z`),
    ]),
    ["symbol", { name: "morale", x: x + tower / 2 - 10, y: high - 21, size: 20 }],
    ["symbol", { name: "defence", x: x + 1.5 * tower + gap - 10, y: high - 21, size: 20 }],
  ];
}

/** The frame with its numbers. @param {Plan} plan @returns {Drawing[]} */
function frame(plan) {
  const { sparse, width: W, rim: { h: H, edge: t, top, side } } = plan;
  const ring = `M8 0H${W - 8}A8 8 0 0 1 ${W} 8V${H - 8}A8 8 0 0 1 ${W - 8} ${H}H8A8 8 0 0 1 0 ${H - 8}V8A8 8 0 0 1 8 0ZM${t} ${t}V${H - t}H${W - t}V${t}Z`;
  const cells = Array.from({ length: 2 * (top + side) }, (_, value) => cell(plan, value, sparse)).flat();
  return [
    flat("rim", ring, { "fill-rule": "evenodd" }), ...cells,
    line("rim-line", 1, `M8.5 .5H${W - 8.5}A8 8 0 0 1 ${W - 0.5} 8.5V${H - 8.5}A8 8 0 0 1 ${W - 8.5} ${H - 0.5}H8.5A8 8 0 0 1 .5 ${H - 8.5}V8.5A8 8 0 0 1 8.5 .5ZM${t} ${t}H${W - t}V${H - t}H${t}Z`),
  ];
}

/** @param {Plan} plan @param {number} value @param {boolean} sparse @returns {Drawing[]} */
function cell(plan, value, sparse) {
  const { x, y, w, h } = cellOf(plan, value);
  const [cx, cy, fifth] = [x + w / 2, y + h / 2, value % 5 === 0];
  const number = caption(cx, cy + (sparse ? 4.3 : 3.9), String(value), { size: sparse ? 12 : 11, middle: true, bold: fifth, quiet: !fifth });
  if (fifth) return [slab(x + 1, y + 1, w - 2, h - 2, paint("rim-2"), 3), number];
  return [sparse ? disc(cx, cy, 1.3, "rim-line") : number];
}
