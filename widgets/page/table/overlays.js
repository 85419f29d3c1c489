// @ts-check
/**
 * Overlays: what is drawn beside the pieces of a zone (widgets/scenes/overlays.py says what they are). Each keeps its
 * room whatever it shows, and all are for the eyes only: the labels of the pieces say the same.
 *
 * @typedef {import("./shared.js").Shared} Shared
 * @typedef {import("./scene.js").Overlay} Overlay
 * @typedef {import("./scene.js").Bar} Bar
 * @typedef {import("./scene.js").Blocks} Blocks
 * @typedef {import("./scene.js").Cell} Cell
 * @typedef {import("./scene.js").Lanes} Lanes
 * @typedef {import("./scene.js").Piece} Piece
 * @typedef {import("./scene.js").Ruler} Ruler
 * @typedef {import("./scene.js").Stairs} Stairs
 * @typedef {import("./scene.js").Step} Step
 * @typedef {import("./scene.js").Sum} Sum
 * @typedef {import("./scene.js").Zone} Zone
 * @typedef {{zone: string, piece: Piece, joins: boolean, label: string}} Ghost a piece that would lie at the end of a zone
 * @typedef {{overlays: Record<string, Overlay[]>, pieces: Ghost[], title: string, lines: string[]}} Glance
 */

import { make, put } from "../dom.js";
import { shape } from "../svg.js";
import { zoomOf } from "./geometry.js";
import { glyph } from "./glyphs.js";
import { ownPart } from "./heads.js";
import { grouped } from "./scene.js";

/** Draws what stands beside pieces. */
export class Overlays {
  /** What is drawn only while a move is looked at. @type {Element[]} */ passing = [];
  /** The bars of each zone: they go along with their pieces. @type {Map<string, Element[]>} */ bars = new Map();
  /** The set that a piece would join. @type {Element | null} */ joined = null;

  /** @param {Shared} shared */
  constructor(shared) {
    this.shared = shared;
  }

  /** @param {Zone[]} zones */
  draw(zones) {
    this.forget();
    for (const zone of zones) this.zone(zone, zone.overlays);
  }

  /**
   * The same with what a move would change; null: as it is.
   * @param {Zone[]} zones @param {Glance | null} glance @param {(piece: Piece) => HTMLElement} ghost draws a piece
   */
  glance(zones, glance, ghost) {
    this.forget();
    for (const zone of zones) {
      const news = glance?.overlays[zone.id] ?? [];
      this.zone(zone, zone.overlays.map((one) => news.find(({ kind }) => kind === one.kind) ?? one));
    }
    const { drawn } = this.shared;
    const pieces = glance?.pieces ?? [];
    this.passing.push(...(drawn?.ghosts(pieces, ghost) ?? []));
    for (const one of pieces) if (!drawn || !one.piece.spot) this.ghost(one, ghost(one.piece));
  }

  forget() {
    for (const node of this.passing) node.remove();
    this.passing = [];
    if (this.joined) put(this.joined, { "data-joins": null, "data-then": null });
    this.joined = null;
  }

  /** @param {Ghost} ghost @param {HTMLElement} node */
  ghost({ zone, joins, label }, node) {
    const home = this.shared.zones.get(zone);
    const last = home && ownPart(home, ".rs-grid").querySelector(".rs-set:last-child > .rs-cards");
    if (!home || !last) return;
    node.classList.add(joins && last.children.length ? "rs-joins" : "rs-begins");
    if (joins && last.parentElement) this.join(last.parentElement, label);
    last.append(node);
    this.passing.push(node);
    // Where there is no room for a new bracket, what would begin one covers the end of the last; what joins one is narrower.
    const [right, end] = [node, ownPart(home, ".rs-grid")].map((one) => one.getBoundingClientRect().right);
    const over = Math.ceil((right - end) / zoomOf(node));
    if (over <= 0) return;
    if (joins && over < node.offsetWidth) node.style.setProperty("--rs-card-width", `${node.offsetWidth - over}px`);
    for (const one of home.querySelectorAll(".rs-begins")) /** @type {HTMLElement} */ (one).style.translate = `${-over}px`;
  }

  /** A piece would lie at the end of a set. @param {HTMLElement} set @param {string} label what it would be worth */
  join(set, label) {
    this.joined = set;
    put(set, { "data-joins": "true", "data-then": label ? "true" : null });
    if (!label) return;
    const then = make("div", "rs-bracket rs-then", label);
    set.append(then);
    this.passing.push(then);
  }

  /** @param {Zone} zone @param {Overlay[]} overlays */
  zone(zone, overlays) {
    const node = this.shared.zones.get(zone.id);
    const drawn = ":scope > .rs-overlay, :scope > .rs-grid .rs-overlay";
    const bars = this.bars.get(zone.id) ?? [];
    if (!node || (!overlays.length && !bars.length && !node.querySelector(drawn))) return;
    const barred = overlays.some(({ kind }) => kind === "bars"); // they stand on pieces, which may have moved
    const known = [overlays, zone.brackets, zone.pieces.length, barred && this.shared.scene.serial];
    if (!this.shared.shown.differs(ownPart(node, ".rs-grid"), known)) return;
    for (const old of [...bars, ...node.querySelectorAll(drawn)]) old.remove();
    this.bars.delete(zone.id);
    for (const overlay of overlays) this.one(node, zone, overlay);
  }

  /** @param {HTMLElement} node @param {Zone} zone @param {Overlay} overlay */
  one(node, zone, overlay) {
    const grid = ownPart(node, ".rs-grid");
    if (overlay.kind === "ruler") grid.append(...this.ruler(overlay));
    else if (overlay.kind === "lanes") grid.append(this.lanes(overlay));
    else if (overlay.kind === "blocks") grid.after(this.blocks(overlay));
    else if (overlay.kind === "stairs") this.stairs(grid, zone, overlay);
    else this.bars.set(zone.id, overlay.bars.map((bar) => this.bar(bar)));
  }

  /** @param {Bar} bar */
  bar(bar) {
    const node = drawBar(bar);
    this.shared.pieces.get(bar.piece)?.append(node);
    return node;
  }

  // --- below a row -----------------------------------------------------------------------------------------------------

  /** @param {Ruler} ruler @returns {HTMLElement[]} */
  ruler({ cells, hops, dashed }) {
    const line = overlay("rs-measure");
    line.append(...cells.map((cell) => this.cell(cell)));
    if (hops === null) return [line];
    const arrows = overlay("rs-hops");
    arrows.append(...cells.map(({ number }) => {
      const slot = make("div", "rs-hop");
      if (number <= hops) slot.append(...hop(number === 1));
      slot.classList.toggle("rs-fails", number > hops - dashed);
      return slot;
    }));
    return [arrows, line];
  }

  /** @param {Cell} cell @returns {HTMLElement} */
  cell({ number, icon, state, words }) {
    const node = make("div", "rs-cell");
    put(node, { "data-state": state });
    node.append(make("span", "rs-cell-number", String(number)));
    if (icon) {
      const box = make("span", state === "ok" || words ? "rs-cell-icon" : "rs-cell-icon rs-slot-empty");
      box.append(this.shared.symbols.draw(icon));
      node.append(box);
    }
    if (words) node.append(make("span", "rs-cell-words", words));
    node.append(...glyph(state === "ok" || state === "missed" ? "played" : state === "no" ? "refused" : ""));
    return node;
  }

  /** @param {Lanes} lanes @returns {HTMLElement} */
  lanes({ lanes, dots }) {
    const node = overlay("rs-lanes");
    node.append(...lanes.map(({ icon, count }, index) => {
      const lane = make("div", "rs-lane");
      put(lane, { "data-icon": icon });
      const [track, reach] = [make("div", "rs-track"), make("div", "rs-reach")];
      reach.style.setProperty("--rs-far", String(count));
      put(reach, { hidden: count ? null : "" });
      track.append(reach, ...dots.filter((dot) => dot.lane === index).map(({ position, ok }) => drawDot(position, ok)));
      lane.append(this.shared.symbols.draw(icon), make("span", "rs-lane-count", String(count)), track);
      return lane;
    }));
    return node;
  }

  // --- above and below a display ---------------------------------------------------------------------------------------

  /** @param {Blocks} blocks @returns {HTMLElement} */
  blocks({ items, words, urgent }) {
    const node = overlay("rs-blocks");
    const boxes = make("span", "rs-boxes");
    boxes.append(...items.map(({ icon, state }) => {
      const box = make("span", "rs-box");
      put(box, { "data-state": state });
      box.append(state === "bad" ? "!" : this.shared.symbols.draw(icon));
      return box;
    }));
    const said = make("span", "rs-blocks-words", words);
    if (urgent) said.append(" ", make("strong", "rs-warning", urgent));
    node.append(boxes, said);
    return node;
  }

  /** @param {HTMLElement} grid @param {Zone} zone @param {Stairs} stairs */
  stairs(grid, zone, { steps, sums }) {
    const sets = [...ownPart(grid, ".rs-row").children];
    const real = steps.filter(({ ghost }) => !ghost);
    const ghosts = steps.filter(({ ghost }) => ghost);
    let at = 0;
    const joins = sums.length === grouped(zone).length;
    sets.forEach((set, index) => {
      const mine = real.slice(at, (at += grouped(zone)[index].pieces.length));
      const last = index === sets.length - 1;
      set.append(flight(last && joins ? [...mine, ...ghosts] : mine, sums[index]));
      if (last && !joins && ghosts.length) {
        const more = flight(ghosts, sums[index + 1]);
        more.classList.add("rs-begins");
        set.append(more);
      }
    });
  }
}

/** A box that is only seen. @param {string} name @returns {HTMLElement} */
function overlay(name) {
  const node = make("div", `rs-overlay ${name}`);
  put(node, { "aria-hidden": "true" });
  return node;
}

/** An arrow from the piece before, or, the first one, from the end of the row. @param {boolean} first @returns {Element[]} */
function hop(first) {
  const bow = shape("svg", first ? "rs-bow rs-bow-first" : "rs-bow", { viewBox: "0 0 100 24", preserveAspectRatio: "none" });
  bow.append(shape("path", "", { d: "M96 18C74 -4 30 -4 5 17", "vector-effect": "non-scaling-stroke" }));
  const head = shape("svg", "rs-bow-head", { viewBox: "0 0 12 12" });
  head.append(shape("path", "", { d: "M1 11L4.4 1.6L6 6L11 7.4Z" }));
  return [bow, head, ...(first ? [make("span", "rs-bow-dot")] : [])];
}

/** @param {number} position @param {boolean} ok @returns {HTMLElement} */
function drawDot(position, ok) {
  const dot = make("span", ok ? "rs-lane-dot" : "rs-lane-dot rs-fails");
  dot.style.setProperty("--rs-far", String(position));
  dot.append(...glyph(ok ? "played" : "refused"));
  return dot;
}

/** The steps of a set and their sum. @param {Step[]} steps @param {Sum | undefined} sum @returns {HTMLElement} */
function flight(steps, sum) {
  const node = overlay("rs-stairs");
  for (const { height, colour, ghost } of steps) {
    const step = make("span", ghost ? "rs-step rs-hatched" : "rs-step");
    put(step, { "data-colour": colour });
    step.style.setProperty("--rs-height", String(height));
    step.append(make("span", "rs-step-number", ghost ? `+${height}` : String(height)), make("span", "rs-riser"));
    node.append(step);
  }
  if (!sum) return node;
  const told = make("span", "rs-stairs-sum");
  if (sum.after !== null && sum.before) told.append(make("span", "rs-before", `${sum.before} \u2192`));
  told.append(make("strong", sum.after === null ? "" : "rs-after", String(sum.after ?? sum.before)));
  node.append(told);
  return node;
}

/** @param {Bar} bar @returns {HTMLElement} */
function drawBar({ percent, uncertainty, best, words }) {
  const node = overlay(best ? "rs-bar rs-best" : "rs-bar");
  if (percent === null) {
    node.append(make("span", "rs-bar-words", words));
    return node;
  }
  const column = make("span", "rs-bar-column");
  column.style.setProperty("--rs-percent", String(percent));
  column.style.setProperty("--rs-up", String(Math.min(uncertainty, 100 - percent)));
  column.style.setProperty("--rs-down", String(Math.min(uncertainty, percent)));
  column.append(make("span", "rs-whisker"));
  node.append(make("span", "rs-bar-number", `${percent} %`), column, make("span", "rs-bar-words", words));
  return node;
}
