// @ts-check
/**
 * The focus: one tab stop for the board and one for the buttons, and it stays with its thing when the board is drawn.
 *
 * @typedef {import("./shared.js").Shared} Shared
 * @typedef {import("./scene.js").Place} Place
 * @typedef {import("./scene.js").Zone} Zone
 */

import { keepInSight, put } from "../dom.js";
import { stepInList } from "../keys.js";
import { nextTo, seenIn } from "./geometry.js";
import { docked, grouped, sensiblePlace, statusOf, zoneOf } from "./scene.js";
import { thingOf } from "./shared.js";

/** What lies over a map. */
const COVERS = ":scope > .rs-urgent, :scope > .rs-acts:not([hidden])";

/** Where the focus of a table is, and where it goes. */
export class Focus {
  /** The tab stop of the board. @type {Place | null} */ current = null;
  /** Whether it was put where a row waits in the head of another one. */ waits = false;
  /** That of the buttons. */ tool = "";
  /** What is to have the focus when all is laid out. @type {HTMLElement | null} */ wanted = null;
  /** Set while the table itself moves the focus. */ quiet = false;
  /** The zone that waited for an answer when it was drawn last. */ urged = "";

  /** @param {Shared} shared */
  constructor(shared) {
    this.shared = shared;
  }

  /** @returns {HTMLElement | null} */
  currentNode() {
    return (this.current && this.shared.pieces.get(this.current.id)) ?? null;
  }

  /** In words, where the tab stop of the board is; "" if it is nowhere. */
  where() {
    const { scene } = this.shared;
    const place = this.current;
    const zone = place && scene.zones.find(({ id }) => id === place.zone);
    if (!place || !zone) return "";
    return this.shared.say("where", {
      zone: zone.title, place: String(place.index + 1), count: String(zone.pieces.length),
      piece: zone.pieces[place.index].label, status: statusOf(scene),
    });
  }

  /** The current piece takes the focus. */
  return() {
    this.currentNode()?.focus({ preventScroll: true });
  }

  /** Whether the focus is on the table, or on something in it. */
  inside() {
    return this.shared.contains(document.activeElement);
  }

  /** @returns {HTMLElement | null} */
  thing() {
    const active = document.activeElement;
    if (active === this.shared.root && this.wanted) return thingOf(this.wanted);
    return this.inside() ? thingOf(active) : null;
  }

  /** The focus waits on the table itself until all is laid out. @param {HTMLElement} thing what is to have it then */
  wait(thing) {
    this.wanted = thing;
    this.shared.root.focus({ preventScroll: true });
  }

  /**
   * Before drawing: the focus waits on the table itself, if its piece is about to move. (A node that loses the focus by
   * being moved makes the browser lay out the half-drawn page.)
   * @param {HTMLElement | null} question the box of the open question, which is about to go
   * @returns {HTMLElement | null} what has, or is to have, the focus
   */
  letGo(question) {
    const { root } = this.shared;
    const active = document.activeElement === root && this.wanted ? this.wanted : document.activeElement;
    const held = active && this.shared.contains(active) ? /** @type {HTMLElement} */ (active) : null;
    const moves = held?.classList.contains("rs-piece") ? !this.stays(held) : question?.contains(held);
    if (held && moves && document.activeElement === held) this.wait(held);
    return held;
  }

  /** Whether a piece keeps its place in the scene to be drawn. @param {HTMLElement} node */
  stays(node) {
    const id = node.dataset.id ?? "";
    const zone = zoneOf(this.shared.scene, id);
    const now = zone && grouped(zone).findIndex(({ pieces }) => pieces.some((piece) => piece.id === id));
    const row = node.closest(".rs-row");
    const was = row && [...row.children].findIndex((group) => group.contains(node));
    return zone?.id === zoneIdOf(node) && now === was && docked(this.shared.scene.zones).get(zone?.id ?? "")?.id === hostIdOf(node);
  }

  /** After drawing: what lost the focus is to have it again, or what is in its place. @param {HTMLElement | null} held */
  keep(held) {
    const piece = held?.classList.contains("rs-piece");
    const lies = held === document.activeElement && (!piece || held === this.currentNode());
    if (held && !lies) this.wanted = held.isConnected && !piece ? held : this.currentNode();
  }

  /** When all is laid out, the focus goes where it belongs. @returns {boolean} whether it was not there */
  takeUp() {
    const target = this.wanted;
    this.wanted = null;
    const active = document.activeElement;
    if (!target || target === active || (active !== document.body && !this.inside())) return false;
    this.quiet = true;
    target.focus({ preventScroll: true });
    keepInSight(target);
    this.quiet = false;
    return true;
  }

  /** One tab stop for the board and one for the buttons. */
  rove() {
    const { scene, pieces, tools } = this.shared;
    this.current = this.following(scene.zones);
    stopAt(pieces, this.current?.id ?? null);
    if (!tools.has(this.tool)) this.tool = scene.buttons.find(({ zone }) => !zone)?.id ?? "";
    this.stopAtTool();
  }

  /** Where the tab stop of the board goes; what comes to be answered may lie over what had it. @param {Zone[]} zones */
  following(zones) {
    const urgent = zones.find((zone) => zone.urgent && zone.pieces.length);
    const comes = urgent && urgent.id !== this.urged;
    this.urged = urgent?.id ?? "";
    if (comes) return sensiblePlace([urgent], null);
    const held = this.inside() || document.activeElement === this.shared.root; // where it may wait
    const left = !this.waits && docked(zones).has(this.current?.zone ?? ""); // its row is done, and waits since
    return sensiblePlace(zones, this.current, held && !left);
  }

  /** One tab stop for the toolbar; a button that stands in the head of a zone is one of its own. */
  stopAtTool() {
    const { scene, tools } = this.shared;
    stopAt(tools, this.tool);
    for (const { id, zone } of scene.buttons) if (zone) put(/** @type {HTMLElement} */ (tools.get(id)), { tabindex: 0 });
  }

  /** Make a thing the tab stop of its group; no other waits for the focus any more. @param {HTMLElement} thing */
  settleOn(thing) {
    this.wanted = null;
    const id = thing.dataset.id ?? "";
    const { scene, pieces, tools } = this.shared;
    if (tools.has(id)) {
      if (!scene.buttons.find((one) => one.id === id)?.zone) this.tool = id;
      this.stopAtTool();
      return;
    }
    const zone = zoneOf(scene, id);
    if (zone) this.current = { id, zone: zone.id, index: zone.pieces.findIndex((piece) => piece.id === id) };
    this.waits = docked(scene.zones).has(zone?.id ?? "");
    stopAt(pieces, id);
  }

  /** Move the focus along the row, or where there is a map, or across rows, to what lies next. @param {string} key @returns {boolean} */
  walk(key) {
    const here = this.thing() ?? (document.activeElement === this.shared.root ? this.currentNode() : null);
    if (!here) return false;
    const line = lineOf(here);
    const index = line.indexOf(here);
    /** @type {Record<string, number>} */
    const places = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: line.length - 1 };
    const across = key.startsWith("Arrow") && (this.shared.drawn || !Object.hasOwn(places, key));
    (across ? this.neighbour(here, key) : line[places[key]])?.focus();
    return true;
  }

  /** @param {HTMLElement} here @param {string} key @returns {HTMLElement | undefined} */
  neighbour(here, key) {
    const { pieces, tools } = this.shared;
    const covers = [...(this.shared.drawn?.node.querySelectorAll(COVERS) ?? [])];
    const others = [...pieces.values(), ...tools.values()].filter((node) => (
      node !== here && node.getClientRects().length && !covers.some((cover) => hides(cover, node))
    ));
    return others[nextTo(here.getBoundingClientRect(), others.map((node) => seenFrom(here, node)), key)];
  }
}

/** Whether something lies over the middle of a node. @param {Element} cover @param {HTMLElement} node */
function hides(cover, node) {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  const box = cover.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return !cover.contains(node) && x > box.left && x < box.right && y > box.top && y < box.bottom;
}

/** What is seen of a node; all of it from within the room that it scrolls in. @param {HTMLElement} here @param {HTMLElement} node */
function seenFrom(here, node) {
  const room = node.closest(".rs-annex, .rs-stage-board");
  const box = node.getBoundingClientRect();
  return room && !room.contains(here) ? seenIn(box, room.getBoundingClientRect()) : box;
}

/** @param {Map<string, HTMLElement>} things @param {string | null} id the only one that Tab stops at */
function stopAt(things, id) {
  for (const [key, node] of things) put(node, { tabindex: key === id ? 0 : -1 });
}

/** The zone that a node lies in. @param {Element | null} node @returns {string | undefined} */
function zoneIdOf(node) {
  return /** @type {HTMLElement | null | undefined} */ (node?.closest("[data-zone]"))?.dataset.zone;
}

/** The zone in whose head the zone of a node waits, if it does. @param {Element} node */
function hostIdOf(node) {
  return zoneIdOf(node.closest("[data-zone]")?.parentElement ?? null);
}

/** The things of the same zone or toolbar, in order; strips lie beside each other. @param {HTMLElement} thing @returns {HTMLElement[]} */
function lineOf(thing) {
  const line = thing.closest(".rs-strips") ?? thing.closest("[role=row], .rs-tools");
  return line ? /** @type {HTMLElement[]} */ ([...line.querySelectorAll("[data-id]")]) : [thing];
}

/** Move the focus along a list of choices. @param {Element} box @param {string} key @returns {boolean} whether there is one */
export function walkList(box, key) {
  const stops = /** @type {HTMLElement[]} */ ([...box.querySelectorAll(".rs-choice")]);
  if (!stops.length) return false;
  const to = stepInList(key, stops.indexOf(/** @type {HTMLElement} */ (document.activeElement)), stops.length);
  if (to !== undefined) stops[to].focus();
  return true;
}
