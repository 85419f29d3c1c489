// @ts-check
/**
 * The small things that all drawings of the map are made of.
 *
 * @typedef {import("../../page/table/drawing.js").Attributes} Attributes
 * @typedef {import("../../page/table/drawing.js").Drawing} Drawing
 * @typedef {{size?: number, middle?: boolean, end?: boolean, bold?: boolean, quiet?: boolean, ink?: string,
 *   textLength?: number, lengthAdjust?: string}} Look
 */

import { disc, line, paint } from "../drawings/paint.js";

/** Words. @param {number} x @param {number} y of their line @param {string} words @param {Look} [look] @returns {Drawing} */
export function caption(x, y, words, { size = 12, middle, end, bold, quiet, ink, ...squeezed } = {}) {
  return ["text", {
    x, y, "font-size": size, "text-anchor": middle ? "middle" : end ? "end" : undefined, "font-weight": bold ? 700 : undefined,
    class: quiet ? "rs-quiet" : "", style: ink ? `fill: ${ink}` : undefined, ...squeezed,
  }, words];
}

/** A box. @param {number} x @param {number} y @param {number} width @param {number} height @param {string} ground @param {number} [rx] @param {Attributes} [more] @returns {Drawing} */
export const slab = (x, y, width, height, ground, rx = 0, more = {}) => ["rect", { x, y, width, height, rx, fill: ground, ...more }];

/** A symbol of the game. @param {string} name @param {number} x @param {number} y @param {number} size @param {Attributes} [more] @returns {Drawing} */
export const sign = (name, x, y, size, more = {}) => ["symbol", { name, x, y, size, ...more }];

/** A drawing of the town. @param {string} name @param {number} x @param {number} y @param {number} width @param {Attributes} [more] @returns {Drawing} */
export const picture = (name, x, y, width, more = {}) => ["part", { name, x, y, width, height: width * 0.8, ...more }];

/** A small tag. @param {number} x @param {number} y @param {number} w @param {number} h @param {string} [ground] @param {string} [edge] @returns {Drawing} */
export const tag = (x, y, w, h, ground = "surface-active", edge = "line-strong") => (
  slab(x, y, w, h, paint(ground), h / 2, { stroke: paint(edge) })
);

/** A tick. @param {number} x @param {number} y @returns {Drawing} */
export const tick = (x, y) => line("good", 2.1, `M${x} ${y}l3 3.2l5 -6.4`, { "stroke-linecap": "round", "stroke-linejoin": "round" });

/** How wide words and symbols stand in a line: "+1 {morale}". @param {string} told @param {number} size */
export function widthOf(told, size) {
  return parts(told).reduce((sum, one) => sum + (one.startsWith("{") ? size * 1.5 : lettersOf(one) * size + 2), 0);
}

/** About how wide words are, in the size of their letters. @param {string} words */
export function lettersOf(words) {
  return [...words].reduce((sum, letter) => sum + (letter === " " ? 0.34 : /[a-z]/.test(letter) ? 0.56 : 0.68), 0);
}

/** Words and symbols in a line. @param {number} x @param {number} y @param {string} told such as "+1 {morale}" @param {number} size of the letters @param {Look} [look] @returns {Drawing[]} */
export function mixed(x, y, told, size, look = {}) {
  let at = x;
  return parts(told).map((one) => {
    const from = at;
    at += widthOf(one, size);
    if (one.startsWith("{")) return sign(one.slice(1, -1), from, y - size * 1.04, size * 1.24);
    return caption(from, y, one, { size, ...look });
  });
}

/** @param {string} told @returns {string[]} */
function parts(told) {
  return told.split(/(\{[\w-]+\})/).map((one) => one.trim()).filter(Boolean);
}

/** A combat token. @param {number} x of its middle @param {number} y @param {number} r @param {string} colour @param {string} value @returns {Drawing[]} */
export function coin(x, y, r, colour, value) {
  const light = colour === "yellow" ? paint("on-yellow") : "white";
  return [
    disc(x, y, r, colour, `${colour}-line`, 1.3),
    ...(r > 14 ? [/** @type {Drawing} */ (["circle", { cx: x, cy: y, r: r - 3.4, fill: "none", stroke: "white", opacity: 0.5 }])] : []),
    caption(x, y + r * 0.36, value, { size: Math.max(11.4, Math.round(r * 10.2) / 10), middle: true, bold: true, ink: light }),
  ];
}

/** The back of a card or deck. @param {number} w @param {number} h @param {string} symbol @param {number} r of its medallion @param {number} [y] of the medallion @returns {Drawing[]} */
export function cardBack(w, h, symbol, r, y = h / 2) {
  const stripes = Array.from({ length: Math.ceil((w + h) / 14) }, (_, n) => {
    const at = n * 14 + 7;
    const [from, to] = [Math.min(at - 3, w - 3), Math.max(at - h + 3, 3)];
    return from > to ? `M${from} ${at - from}L${to} ${at - to}` : "";
  });
  return [
    slab(0.5, 0.5, w - 1, h - 1, paint("back"), 7, { stroke: paint("back-line") }),
    line("back-line", 5, stripes.join(""), { opacity: 0.35 }),
    disc(w / 2, y, r, "parchment", "parchment-line"),
    sign(symbol, w / 2 - r * 0.66, y - r * 0.66, r * 1.32),
  ];
}

/** A laurel wreath around a number. @param {number} x of its middle @param {number} y @param {number} size @param {string} number @returns {Drawing[]} */
export function wreath(x, y, size, number) {
  const k = size / 28;
  const leaves = [-1, 1].flatMap((side) => [0, 1, 2, 3, 4, 5].map((n) => {
    const turn = ((100 - n * 34) * Math.PI) / 180;
    const [lx, ly] = [side * Math.cos(turn) * 11.6, Math.sin(turn) * 11.6].map((v) => Math.round(v * 100) / 100);
    const lean = -(100 - n * 34) * side + side * 62;
    return /** @type {Drawing} */ (["ellipse", { cx: lx, cy: ly, rx: 3.9, ry: 1.75, transform: `rotate(${lean} ${lx} ${ly})` }]);
  }));
  const long = number.length > 2 ? 9.6 : number.length > 1 ? 12.6 : 13;
  return [["g", { transform: `translate(${x} ${y}) scale(${k})` },
    disc(0, 0, 10, "card-top"),
    ["g", { fill: paint("laurel"), stroke: paint("laurel-line"), "stroke-width": 0.7 }, ...leaves],
    caption(0, 4.2, number, { size: long, middle: true, bold: true }),
  ]];
}
