// @ts-check
/**
 * Zones: rows of pieces with a title, sums, heads, brackets and what is drawn beside the pieces.
 *
 * Strips stand in a box of their own. A zone that waits in the head of another one (see `Tab`) is drawn there, small.
 *
 * @typedef {import("./motion.js").Motion} Motion
 * @typedef {import("./overlays.js").Glance} Glance
 * @typedef {import("./picks.js").Picks} Picks
 * @typedef {import("./shared.js").Shared} Shared
 * @typedef {import("./scene.js").Group} Group
 * @typedef {import("./scene.js").Zone} Zone
 */

import { arrange, make, put, write } from "../dom.js";
import { Heads, ownPart } from "./heads.js";
import { Overlays } from "./overlays.js";
import { Pieces } from "./pieces.js";
import { docked, grouped } from "./scene.js";

/** A strip with more pieces than these has to save room. */
const CROWD = 5;
/**
 * What the look of the whole board depends on -> what there is then. (Where a style asks for it with :has(), a browser
 * styles all of the board anew with each piece that comes or goes.)
 */
const LOOKS = { tabbed: ".rs-tabbed", ruler: ".rs-measure", hops: ".rs-hops", stairs: ".rs-stairs" };

/** Draws the zones of a table. */
export class Zones {
  board = make("div", "rs-zones");
  /** The zones on one line each; may be put elsewhere. */ strips = make("div", "rs-strips");
  /** All others. */ main = make("div", "rs-places");
  /** Where there is a map: what lies beside it; may be put elsewhere. */ beside = make("div", "rs-places rs-beside");
  /** The compact zones that are opened. @type {Map<string, boolean>} */ opened = new Map();

  /** @param {Shared} shared @param {Motion} motion @param {Picks} picks */
  constructor(shared, motion, picks) {
    this.shared = shared;
    this.motion = motion;
    this.picks = picks;
    this.pieces = new Pieces(shared);
    this.heads = new Heads(shared);
    this.overlays = new Overlays(shared);
    const places = shared.drawn ? [shared.drawn.node, this.beside] : [this.main];
    this.board.append(shared.symbols.defs, this.strips, ...places);
  }

  /** @param {Zone[]} zones */
  draw(zones) {
    this.shared.drawn?.place(this.shared.scene);
    const waiting = docked(zones), before = this.shared.pieces.size;
    /** @type {Set<Node>} */ const alive = new Set();
    for (const zone of zones) {
      const small = zone.strip || waiting.has(zone.id);
      const how = { small, ruled: !small && !zone.tabs.length && !zone.overlap, numbered: !small && zone.overlap };
      for (const piece of zone.pieces) alive.add(this.pieces.draw(piece, how));
    }
    const nodes = zones.map((zone) => this.zone(zone, alive, waiting.has(zone.id)));
    this.lay(zones, nodes, waiting);
    const gone = [...this.shared.pieces].filter(([, node]) => !alive.has(node));
    if (2 * gone.length > before) this.motion.forget(); // another game lies here now
    for (const [id, node] of gone) {
      this.shared.pieces.delete(id);
      this.motion.leave(node);
    }
    // Only now has every piece arrived, so the groups that stayed behind are empty.
    zones.forEach((zone, index) => {
      const row = rowOf(nodes[index]);
      arrange(row, [...row.children].slice(0, grouped(zone).length));
    });
    this.overlays.draw(zones);
    this.look();
    const kept = new Set(zones.map((zone) => zone.id));
    for (const id of this.shared.zones.keys()) if (!kept.has(id)) this.shared.zones.delete(id);
  }

  /** The head of the zone where the decision is made takes the moves that have no piece. @param {HTMLElement} bar */
  carry(bar) {
    if (this.shared.drawn) return;
    const home = this.board.querySelector(".rs-zone.rs-active > .rs-zone-head") ?? this.main.querySelector(".rs-zone-head");
    if (home && bar.parentElement !== home) home.append(bar);
  }

  /** What a move that is looked at would change, drawn over the scene; null: nothing. @param {Glance | null} glance */
  glance(glance) {
    this.overlays.glance(this.shared.scene.zones, glance, (piece) => this.pieces.ghost(piece));
    this.look();
  }

  /** Tell what the look of the whole depends on. */
  look() {
    for (const [name, part] of Object.entries(LOOKS)) put(this.board, { [`data-${name}`]: this.board.querySelector(part) && "" });
  }

  /** Every zone in its place. @param {Zone[]} zones @param {HTMLElement[]} nodes @param {Map<string, Zone>} waiting */
  lay(zones, nodes, waiting) {
    const strips = nodes.filter((_, index) => zones[index].strip);
    arrange(this.strips, strips);
    put(this.strips, { hidden: strips.length ? null : "" });
    this.strips.style.setProperty("--rs-strips", String(strips.length));
    // A zone must be out of the head of another one before that one can wait in its own.
    const placed = nodes.filter((_, index) => !zones[index].strip && !waiting.has(zones[index].id));
    this.spread(placed, zones);
    zones.forEach((zone, index) => this.heads.draw(headOf(nodes[index]), zone, this.folded(zone)));
  }

  /** Zones on the map, or in rows. @param {HTMLElement[]} nodes @param {Zone[]} zones */
  spread(nodes, zones) {
    const { drawn } = this.shared;
    if (!drawn) {
      arrange(this.main, nodes);
      return;
    }
    const lying = new Set(zones.filter((zone) => drawn.holds(zone)).map(({ id }) => id));
    const [on, off] = [true, false].map((wanted) => nodes.filter((node) => lying.has(node.dataset.zone ?? "") === wanted));
    for (const node of nodes) node.classList.toggle("rs-placed", drawn.lay(node, node.dataset.zone ?? ""));
    arrange(drawn.node, [drawn.ground, ...on, drawn.front, drawn.acts.node]);
    arrange(this.beside, off);
  }

  /** Whether a zone is drawn as small chips now. @param {Zone} zone */
  folded(zone) {
    return zone.compact && !this.opened.get(zone.id);
  }

  /** @param {Zone} zone @param {Set<Node>} alive @param {boolean} waits in the head of another one @returns {HTMLElement} */
  zone(zone, alive, waits) {
    const node = this.shared.zones.get(zone.id) ?? this.make(zone.id);
    if (!zone.compact) this.opened.delete(zone.id);
    const looks = {
      zone: !waits, docked: waits, active: zone.active, compact: this.folded(zone), overlap: zone.overlap,
      urgent: zone.urgent, grouped: zone.grouped, columns: zone.columns.length > 0, strip: zone.strip,
      tabbed: zone.tabs.length > 0 && !waits, crowded: zone.strip && zone.pieces.length > CROWD,
      stepped: zone.overlays.some(({ kind }) => kind === "stairs"), whole: zone.pieces.some(({ marks }) => marks.includes("whole")),
    };
    for (const [look, on] of Object.entries(looks)) node.classList.toggle(`rs-${look}`, on);
    this.slot(node, !waits && !zone.strip);
    write(ownPart(node, ".rs-sets"), spoken(zone));
    const grid = ownPart(node, ".rs-grid");
    put(grid, { hidden: zone.pieces.length ? null : "" });
    const empty = ownPart(node, ".rs-empty");
    const bare = zone.pieces.every(({ kind }) => kind === "deck"); // a row without cards keeps its deck
    put(empty, { hidden: bare && zone.empty ? null : "" });
    write(empty, zone.empty);
    this.columns(grid, zone);
    this.sets(rowOf(node), zone, alive);
    this.place(grid, zone.place);
    this.halo(zone);
    if (zone.pick) this.picks.draw(zone, zone.pick);
    this.small(node, zone);
    return node;
  }

  /** Where an answer goes; a strip, or a zone that waits in a head, has no room for one. @param {HTMLElement} node @param {boolean} wanted */
  slot(node, wanted) {
    const slot = node.querySelector(":scope > .rs-slot");
    if (!wanted) slot?.remove();
    else if (!slot) node.append(make("div", "rs-slot"));
  }

  /** @param {string} id @returns {HTMLElement} */
  make(id) {
    const node = make("div", "rs-zone");
    const key = this.shared.number("z");
    put(node, { "data-zone": id });
    const sets = make("div", "rs-hidden rs-sets");
    put(sets, { id: `${key}-s` });
    const grid = make("div", "rs-grid");
    put(grid, { role: "grid", "aria-labelledby": `${key}-t`, "aria-describedby": `${key}-n ${key}-s` });
    const row = make("div", "rs-row");
    put(row, { role: "row" });
    grid.append(row);
    node.append(this.heads.make(key), sets, grid, make("div", "rs-empty"));
    this.shared.zones.set(id, node);
    return node;
  }

  /** Where the next piece will lie: for the eyes. @param {HTMLElement} grid @param {string} words */
  place(grid, words) {
    const known = grid.querySelector(":scope > .rs-next");
    if (!words) {
      known?.remove();
      return;
    }
    const node = known ?? make("div", "rs-next");
    put(node, { "aria-hidden": "true" });
    write(node, words);
    if (!known) grid.append(node);
  }

  /** The icons that count now are stressed on the pieces, too. @param {Zone} zone */
  halo(zone) {
    const marked = new Set(zone.totals.filter((count) => count.marked).map(({ icon }) => icon));
    for (const { id } of zone.strip ? [] : zone.pieces) {
      for (const row of this.shared.pieces.get(id)?.querySelectorAll("[data-row]") ?? []) {
        const counts = marked.has(/** @type {HTMLElement} */ (row).dataset.row ?? "") && !row.classList.contains("rs-none");
        row.classList.toggle("rs-halo", counts);
      }
    }
  }

  /** What lies on a map of its own, in small. @param {HTMLElement} node @param {Zone} zone */
  small(node, zone) {
    const { drawn, shown } = this.shared;
    const row = rowOf(node);
    if (!drawn || !zone.seen.length || !shown.differs(row, [drawn.size, zone.seen])) return;
    node.querySelector(":scope > .rs-thumb")?.remove();
    node.prepend(drawn.small(zone));
  }

  /** The heads of the columns, for those who do not see them. @param {HTMLElement} grid @param {Zone} zone */
  columns(grid, zone) {
    let node = /** @type {HTMLElement | null} */ (grid.querySelector(".rs-heads"));
    const wanted = zone.columns.some(({ label }) => label);
    if (!node && !wanted) return;
    if (!node) {
      node = make("div", "rs-heads");
      put(node, { role: "row" });
      grid.prepend(node);
    }
    put(node, { hidden: wanted ? null : "" });
    if (!this.shared.shown.differs(node, zone.columns)) return;
    node.replaceChildren(...zone.columns.map(({ label }) => {
      const head = make("div", "", label);
      put(head, { role: "columnheader" });
      return head;
    }));
  }

  /**
   * The pieces of a zone in groups, one per bracket.
   * @param {HTMLElement} row @param {Zone} zone @param {Set<Node>} alive
   */
  sets(row, zone, alive) {
    const columns = zone.columns.length;
    const groups = grouped(zone);
    groups.forEach((group, index) => {
      if (index === row.children.length) {
        const node = make("div", "rs-set");
        node.append(make("div", "rs-cards"), make("div", "rs-bracket"));
        row.append(node);
      }
      const [cards, bracket] = /** @type {HTMLElement[]} */ ([...row.children[index].children]);
      arrange(cards, group.pieces.map((piece) => /** @type {HTMLElement} */ (this.shared.pieces.get(piece.id))), alive);
      for (const card of cards.children) put(card, { "data-last": card === cards.lastElementChild });
      this.bracket(bracket, group);
      put(cards, { role: columns ? "row" : null });
      if (columns) setVariable(cards, "--rs-count", columns);
    });
    put(row, { role: columns ? null : "row" });
    setVariable(row, "--rs-sets", groups.length);
    setVariable(row, "--rs-pieces", zone.pieces.length);
  }

  /** @param {HTMLElement} node @param {Group} group */
  bracket(node, { label, term }) {
    if (!this.shared.shown.differs(node, [label, term])) return;
    node.replaceChildren(label);
    if (term) {
      const other = make("span", "rs-term", term);
      put(other, { lang: this.shared.scene.term_lang || null });
      node.append(" ", other);
    }
    put(node, { "aria-hidden": "true", hidden: label ? null : "" });
  }
}

/** What stands beside the pieces, for those who do not see it. @param {Zone} zone */
function spoken({ brackets, overlays }) {
  const said = overlays.flatMap((one) => (one.kind === "blocks" ? [one.words.trim(), one.urgent] : []));
  return [brackets.map(({ label }) => label).join("; "), ...said].filter(Boolean).join(". ");
}

/** @param {HTMLElement} node */
const headOf = (node) => ownPart(node, ".rs-zone-head");

/** @param {HTMLElement} node */
const rowOf = (node) => ownPart(node, ".rs-grid > .rs-row");

/** @param {HTMLElement} node @param {string} name @param {number} value */
function setVariable(node, name, value) {
  if (node.style.getPropertyValue(name) !== String(value)) node.style.setProperty(name, String(value));
}
