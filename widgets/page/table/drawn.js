// @ts-check
/**
 * A board that is a drawing: pieces lie on a map of fixed size, which scales with the room there is.
 *
 * The game gives the map. Where a thing lies follows from the name of its spot (`Piece.spot`) and from what else lies
 * there; the page measures nothing, and what has not changed is not drawn anew. Pieces stay the pieces of their zones,
 * with everything that can be done with them; sites are only seen. What has no place on the map lies in rows beside it.
 *
 * @typedef {import("./drawing.js").Drawing} Drawing
 * @typedef {import("./drawing.js").Part} Part
 * @typedef {import("./scene.js").Piece} Piece
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Zone} Zone
 * @typedef {import("./shared.js").Shared} Shared
 * @typedef {{x: number, y: number, w: number, h: number}} Box in units of the map
 * @typedef {{zones: Zone[], sites: Piece[]}} Lying what of a scene lies somewhere
 * @typedef {object} Sheet one size of a game's map
 * @property {number} width
 * @property {number} height
 * @property {Box} theatre where it is shown what happens by itself
 * @property {() => Drawing[]} ground what never changes; drawn once
 * @property {Box} [own] what of it is one player's own, shown in small of the others; else all of it
 * @property {(scene: Lying, more: Piece[]) => Map<string, Box>} place the id of every piece, site and zone that has a
 *   place -> its place; `more`: pieces that a move looked at would bring
 * @property {(piece: Piece, box: Box) => Drawing[]} piece a piece or site, from 0, 0 to the size of its box
 * @typedef {object} Board the map of a game
 * @property {Record<string, Part>} parts
 * @property {Sheet} wide
 * @property {Sheet} narrow for little width
 * @property {Sheet} [finger] for a game that is played freely on a phone
 * @property {(share: number) => Sheet} [low] for less height: the lowest of them (0), or one that has this share of what
 *   there is between it and a map that is as high as `wide` (1)
 * @property {number} [from] the width above which a stage of little height takes a low one, if that is not NARROW
 */

import { make, put, unique } from "../dom.js";
import { shape } from "../svg.js";
import { Acts } from "./acts.js";
import { Pen } from "./drawing.js";
import { roomToAsk } from "./geometry.js";

/** The width in pixels up to which a stage or table has little room. */
const NARROW = 700;
/** That up to which a stage is one on a phone. */
const SLIM = 420;
/** The height up to which a stage has little height. */
const FLAT = 700;
/** So many heights of a map there are between the lowest and the highest. */
const HEIGHTS = 32;
/** How large a thing is drawn that does not lie on the map. @type {Box} */
const CHIP = { x: 0, y: 0, w: 30, h: 24 };

/** The map of one table. */
export class Drawn {
  node = make("div", "rs-map");
  ground = shape("svg", "rs-map-ground", { "aria-hidden": "true" });
  fixed = shape("g", "rs-map-fixed", { id: unique("ground") });
  /** What is only seen, by id. @type {Map<string, SVGElement>} */ sites = new Map();
  seen = shape("g", "rs-map-sites", {});
  /** Signs hang before the pieces. */ front = shape("svg", "rs-map-front", { "aria-hidden": "true" });
  /** @type {Map<string, Box>} */ boxes = new Map();
  /** Which map suits the room there is, and what it is called. @type {Sheet} */ sheet;
  size = "";
  /** The maps for less height, by their share. @type {Map<number, Sheet>} */ lows = new Map();
  /** Whether there is little width. */ narrow = false;

  /** @param {Shared} shared @param {Board} board */
  constructor(shared, board) {
    this.shared = shared;
    this.board = board;
    this.pen = new Pen(shared.symbols, board.parts);
    this.ground.append(this.fixed, this.seen);
    this.acts = new Acts(shared, this.pen);
    this.node.append(this.ground, this.front, this.acts.node);
    this.sheet = board.wide;
    this.take("wide", board.wide);
    this.scaled(this.node);
  }

  /** Take the map that suits the room of a table, alone, on a stage, or in a room of its own. @param {HTMLElement} table @returns {boolean} whether it is another one */
  fit(table) {
    const stage = /** @type {HTMLElement | null} */ (table.closest(".rs-stage, .rs-room"));
    const { clientWidth, clientHeight } = stage ?? table;
    const low = stage && this.board.low && clientHeight <= FLAT && clientWidth > (this.board.from ?? NARROW);
    const was = this.narrow;
    this.narrow = clientWidth <= NARROW;
    const changed = low ? this.lower(stage) : this.narrow ? this.slim(stage) : this.take("wide", this.board.wide);
    if (changed || was !== this.narrow) for (const node of stage ? [this.node, stage] : [this.node]) this.scaled(node);
    return changed;
  }

  /** The map of little width: fingers play a whole game on a phone, and a lesson shows all of it there. @param {HTMLElement | null} stage */
  slim(stage) {
    const { narrow, finger = narrow } = this.board;
    const played = stage && stage.clientWidth <= SLIM && stage.hasAttribute("data-free");
    return played ? this.take("finger", finger) : this.take("narrow", narrow);
  }

  /** Take the highest of the low maps that fits. @param {HTMLElement} stage @returns {boolean} whether it is another one */
  lower(stage) {
    const [lowest, high] = [this.low(0), this.board.wide.height * this.low(0).width / this.board.wide.width];
    const style = window.getComputedStyle(this.node);
    const [aside, odds, bars] = ["aside", "odds", "bars"].map((name) => Number.parseFloat(style.getPropertyValue(`--rs-${name}`)) || 0);
    const width = aside ? stage.clientWidth - aside - odds : Infinity; // of no other stage is it known how high its map may be
    const share = ((stage.clientHeight - bars) * lowest.width / width - lowest.height) / (high - lowest.height);
    const rounded = Math.floor(HEIGHTS * Math.min(1, Math.max(0, share))) / HEIGHTS;
    return this.take(`low ${rounded}`, this.low(rounded));
  }

  /** @param {number} share @returns {Sheet} */
  low(share) {
    const found = this.lows.get(share) ?? this.board.low?.(share) ?? this.board.wide;
    this.lows.set(share, found);
    return found;
  }

  /** @param {string} size @param {Sheet} sheet @returns {boolean} whether it is another one */
  take(size, sheet) {
    if (size === this.size) return false;
    [this.size, this.sheet] = [size, sheet];
    const { width: wide, height: tall } = this.sheet;
    for (const node of [this.ground, this.front]) put(node, { viewBox: `0 0 ${wide} ${tall}` });
    this.fixed.replaceChildren(...this.sheet.ground().map((one) => this.pen.draw(one)));
    this.settle(this.acts.node, this.sheet.theatre);
    return true;
  }

  /** Tell a style sheet the size of the map. @param {HTMLElement} node */
  scaled(node) {
    node.style.setProperty("--rs-wide", String(this.sheet.width));
    node.style.setProperty("--rs-tall", String(this.sheet.height));
    put(node, { "data-narrow": this.narrow || null });
  }

  /** Work out where everything lies, and draw what is only seen. @param {Scene} scene */
  place(scene) {
    this.boxes = this.sheet.place(scene, []);
    this.acts.draw(scene.acts);
    for (const site of scene.sites) this.site(site);
    const kept = new Set(scene.sites.map(({ id }) => id));
    for (const [id, node] of this.sites) {
      if (kept.has(id) && this.boxes.has(id)) continue;
      node.remove();
      this.sites.delete(id);
    }
  }

  /** @param {Piece} site */
  site(site) {
    const box = this.boxes.get(site.id);
    if (!box) return;
    const node = this.sites.get(site.id) ?? shape("g", "", { "data-site": site.id });
    if (!this.sites.has(site.id)) (site.kind === "sign" ? this.front : this.seen).append(node);
    this.sites.set(site.id, node);
    put(node, { class: ["rs-site", `rs-${site.kind}`, ...site.marks.map((mark) => `rs-mark-${mark}`)].join(" ") });
    put(node, { transform: `translate(${box.x} ${box.y})`, "data-colour": site.face?.colour });
    if (this.shared.shown.differs(node, this.looks(site))) node.replaceChildren(...this.draw(site, box));
  }

  /** Whether a zone lies on the map, as a whole or with its pieces. @param {Zone} zone */
  holds(zone) {
    return this.boxes.has(zone.id) || zone.pieces.some(({ id }) => this.boxes.has(id));
  }

  /** What the face of a piece is drawn from, undefined if it does not lie here. @param {Piece} piece */
  looks(piece) {
    const box = this.boxes.get(piece.id);
    return box && [this.size, looks(piece, box)];
  }

  /**
   * Its frame is not that of the drawing: WebKit cuts off what a drawing with round corners has beyond its edges.
   *
   * @param {Piece} piece @returns {HTMLElement | undefined} its face, if it lies here, or elsewhere but is drawn in small
   */
  face(piece) {
    const box = this.boxes.get(piece.id) ?? (piece.kind === "chip" && piece.face ? CHIP : undefined);
    if (!box) return undefined;
    const face = make("span", "rs-face");
    face.append(this.pen.picture(this.sheet.piece(piece, box), box));
    return face;
  }

  /** @param {Piece} piece @param {Box} box @returns {SVGElement[]} */
  draw(piece, box) {
    return this.sheet.piece(piece, box).map((one) => this.pen.draw(one));
  }

  /** Tell where a piece or zone lies. @param {HTMLElement} node @param {string} id @returns {boolean} whether on the map */
  lay(node, id) {
    const box = this.boxes.get(id);
    if (box) this.settle(node, box);
    return Boolean(box);
  }

  /** @param {HTMLElement} node @param {Box} box */
  settle(node, box) {
    const at = { "--rs-at-x": box.x, "--rs-at-y": box.y, "--rs-at-w": box.w, "--rs-at-h": box.h };
    for (const [name, value] of Object.entries(at)) {
      if (node.style.getPropertyValue(name) !== String(value)) node.style.setProperty(name, String(value));
    }
  }

  /** A map of its own in small: the same ground, and what lies on it. @param {Zone} zone @returns {SVGElement} */
  small({ seen }) {
    const { own, width, height } = this.sheet;
    const { x, y, w, h } = own ?? { x: 0, y: 0, w: width, h: height };
    const svg = shape("svg", "rs-thumb", { viewBox: `${x} ${y} ${w} ${h}`, "aria-hidden": "true" });
    const boxes = this.sheet.place({ zones: [], sites: seen }, []);
    svg.append(shape("use", "", { href: `#${this.fixed.id}` }), ...seen.flatMap((piece) => {
      const box = boxes.get(piece.id);
      if (!box) return [];
      const node = shape("g", "", { transform: `translate(${box.x} ${box.y})`, "data-colour": piece.face?.colour });
      node.append(...this.draw(piece, box));
      return [node];
    }));
    return svg;
  }

  /** Ask over the map which move a piece is to make. @param {HTMLElement} box @param {Piece} piece */
  popUp(box, { id, kind }) {
    const at = this.boxes.get(id);
    if (!at) return;
    this.settle(box, roomToAsk(this.sheet, at, kind === "die", this.narrow));
    box.style.setProperty("--rs-middle", String(at.x + at.w / 2));
    this.node.append(box);
  }

  /** Show pieces that a move looked at would bring. @param {{piece: Piece}[]} ghosts @param {(piece: Piece) => HTMLElement} make @returns {HTMLElement[]} what was drawn */
  ghosts(ghosts, make) {
    const coming = ghosts.map(({ piece }) => piece).filter(({ spot }) => spot);
    const there = this.boxes;
    if (coming.length) this.boxes = this.sheet.place(this.shared.scene, coming);
    const nodes = coming.filter(({ id }) => this.boxes.has(id)).map((piece) => {
      const node = make(piece);
      node.classList.toggle("rs-placed", this.lay(node, piece.id));
      return node;
    });
    this.boxes = there;
    this.node.append(...nodes);
    return nodes;
  }
}

/** What a drawing follows from. @param {Piece} piece @param {Box} box */
function looks({ face, kind, count, text, icons, marks, meter, spot, badge }, { w, h }) {
  return [face, kind, count, text, icons, marks, meter, spot, badge, w, h];
}
