// @ts-check
/**
 * What is in a scene (widgets/scenes/__init__.py says it in full), and what can be told from it without a page.
 *
 * @typedef {{icons: string[], state: string, words: string}} Space
 * @typedef {{title: string, colour: string, letter: string, rows: [string, number][], corner: string | null,
 *   corner_label: string, code: string, mark: string, spaces: Space[], icon: string, lines: string[], sign: string,
 *   portrait: string}} Face
 * @typedef {{label: string, action: string, target: string, legal: boolean, preview: string[], icons: string[]}} Choice
 * @typedef {{id: string, label: string, face: Face | null, action: string | null, legal: boolean, preview: string[],
 *   badge: string, reach: string, marks: string[], count: number | null, kind: string, text: string,
 *   position: number | null, icons: string[], choices: Choice[], pick: string, column: number | null,
 *   meter: [number, number] | null, command: string | null, spot: string,
 *   state: string, leads: [string, string[]][]}} Piece
 * @typedef {{start: number, end: number, label: string, term: string}} Bracket
 * @typedef {{icon: string, count: number, label: string, sign: string, marked: boolean}} Count
 * @typedef {{title: string, active: boolean, zone: string, note: string, icon: string, urgent: boolean}} Tab
 * @typedef {{number: number, icon: string, state: string, words: string}} Cell
 * @typedef {{kind: "ruler", cells: Cell[], hops: number | null, dashed: number}} Ruler
 * @typedef {{icon: string, count: number}} Lane
 * @typedef {{lane: number, position: number, ok: boolean}} Dot
 * @typedef {{kind: "lanes", lanes: Lane[], dots: Dot[]}} Lanes
 * @typedef {{height: number, colour: string, ghost: boolean}} Step
 * @typedef {{before: number, after: number | null}} Sum
 * @typedef {{kind: "stairs", steps: Step[], sums: Sum[]}} Stairs
 * @typedef {{icon: string, state: string}} Block
 * @typedef {{kind: "blocks", items: Block[], words: string, urgent: string}} Blocks
 * @typedef {{piece: string, percent: number | null, uncertainty: number, best: boolean, words: string}} Bar
 * @typedef {{kind: "bars", bars: Bar[]}} Bars
 * @typedef {Ruler | Lanes | Stairs | Blocks | Bars} Overlay
 * @typedef {{label: string, active: boolean}} Column
 * @typedef {{action: string, label: string, least: number, most: number, none: string}} Pick
 * @typedef {{id: string, title: string, pieces: Piece[], note: string, overlap: boolean, brackets: Bracket[],
 *   active: boolean, empty: string, totals: Count[], totals_title: string, compact: boolean, urgent: boolean,
 *   term: string, grouped: boolean, columns: Column[], pick: Pick | null, tabs: Tab[], strip: boolean, badge: string,
 *   overlays: Overlay[], place: string, seen: Piece[], colour: string}} Zone
 * @typedef {{id: string, label: string, action: string | null, command: string | null, legal: boolean,
 *   preview: string[], key: string, primary: boolean, zone: string, state: string}} Button
 * @typedef {{text: string, value: string, mark: string, values: string[]}} Line
 * @typedef {{id: string, title: string, lines: Line[], columns: string[], active: number | null}} Panel
 * @typedef {{tone: string, title: string, text: string, reference: string, nearest: string,
 *   nearest_action: string | null, piece: string | null}} Notice
 * @typedef {{game: string, title: string, subtitle: string, when: string, due: string, zones: Zone[], buttons: Button[],
 *   panels: Panel[], notice: Notice | null, ply: number, over: boolean, text: string, lang: string, revision: number,
 *   serial: number, announce: string, term_lang: string, question: boolean, sites: Piece[],
 *   acts: Act[]}} Scene
 * @typedef {{words: string, bar: [number, number] | null, icons: string[], value: string, tone: string}} Tally
 * @typedef {{number: number, title: string, picture: string, lines: Tally[], outcome: string, tone: string, state: string, rule: string, ply: number, after: [number, number] | null}} Act
 * @typedef {{id: string, zone: string, index: number}} Place where a piece lies
 * @typedef {{pieces: Piece[], label: string, term: string}} Group
 * @typedef {{label: string, action: string | null, legal: boolean, preview: string[]}} Move what can be attempted
 */

/** Whether a piece stands for a legal move or a command, or may be picked for a move. @param {Piece} piece */
export function inviting(piece) {
  const offered = (piece.legal && piece.action !== null) || Boolean(piece.pick) || Boolean(piece.command);
  return offered || piece.choices.some(({ legal }) => legal);
}

/** Whether something is, or was, chosen as an answer. @param {Piece | Button} thing */
export function chosen({ state }) {
  return ["picked", "right", "wrong"].includes(state);
}

/** The moves that lead a piece, or one of a stack, to something. @param {Piece} piece @param {string} goal @returns {string[]} */
export function movesTo({ choices, leads }, goal) {
  const chosen = choices.filter(({ target }) => target === goal).map(({ action }) => action);
  return [...chosen, ...leads.flatMap(([id, moves]) => (id === goal ? moves : []))];
}

/** A zone's pieces cut into the groups of its brackets. @param {Zone} zone @returns {Group[]} */
export function grouped(zone) {
  const rest = { label: "", term: "" };
  if (!zone.brackets.length) return [{ pieces: zone.pieces, ...rest }];
  /** @type {Group[]} */ const groups = [];
  let at = 0;
  for (const { start, end, label, term } of zone.brackets) {
    if (start > at) groups.push({ pieces: zone.pieces.slice(at, start), ...rest });
    groups.push({ pieces: zone.pieces.slice(start, end + 1), label, term });
    at = end + 1;
  }
  if (at < zone.pieces.length) groups.push({ pieces: zone.pieces.slice(at), ...rest });
  return groups;
}

/** When it is, and what is due, in a line. @param {Scene} scene */
export function statusOf({ when, due }) {
  return [when, due].filter(Boolean).join(" · ");
}

/** @param {Scene} scene @returns {Piece[]} */
function piecesOf(scene) {
  return scene.zones.flatMap((zone) => zone.pieces);
}

/** @param {Scene} scene @param {string | null} id @returns {Piece | Button | null} */
export function findThing(scene, id) {
  if (id === null) return null;
  return [...piecesOf(scene), ...scene.buttons].find((thing) => thing.id === id) ?? null;
}

/** @param {Scene} scene @param {string} id @returns {Zone | undefined} the zone that a piece lies in */
export function zoneOf(scene, id) {
  return scene.zones.find((zone) => zone.pieces.some((piece) => piece.id === id));
}

/** The piece or button that stands for a move. @param {Scene} scene @param {string} action @returns {string | null} */
export function homeOf(scene, action) {
  const pieces = piecesOf(scene);
  const found = [...pieces, ...scene.buttons].find((thing) => thing.action === action) ??
    pieces.find(({ choices }) => choices.some((choice) => choice.action === action));
  return found?.id ?? null;
}

/** Every legal move once, in the order of the table. @param {Scene} scene @returns {Move[]} */
export function legalMoves(scene) {
  const known = new Set();
  const pieces = piecesOf(scene).flatMap((piece) => [piece, ...piece.choices]);
  return [...pieces, ...scene.buttons]
    .filter(({ action, legal }) => action && legal && !known.has(action) && known.add(action));
}

/**
 * Where the focus belongs: the same piece, else its place in the same zone, else a legal piece.
 *
 * @param {Zone[]} zones @param {Place | null} was @param {boolean} [held] whether the focus lies there, else a legal piece is better @returns {Place | null}
 */
export function sensiblePlace(zones, was, held = true) {
  const places = zones.flatMap((zone) => zone.pieces.map((piece, index) => ({ piece, place: { id: piece.id, zone: zone.id, index } })));
  const there = places.filter(({ place }) => place.zone === was?.zone);
  const same = was && (there.find(({ place }) => place.id === was.id) ?? there[Math.min(was.index, there.length - 1)]);
  const calls = (/** @type {Piece} */ piece) => inviting(piece) || piece.marks.includes("option");
  const invited = places.find(({ piece }) => calls(piece));
  const stays = same && (held || !invited || calls(same.piece));
  return (stays ? same : invited ?? places[0])?.place ?? null;
}

/** What the tip of a thing says; a button that may show its symbol only says its name. @param {Piece | Button | null} thing */
export function tipLines(thing) {
  if (!thing || thing.preview.length || "choices" in thing || !thing.command) return thing?.preview ?? [];
  return [thing.key ? `${thing.label} (${thing.key})` : thing.label];
}

/** What is said of something that is pressed in vain, nothing of what does something or tells of itself already. @param {Scene} scene @param {DOMStringMap} node @param {string} pale said of what is pale */
export function nameLines({ zones, sites }, { id, site, zone }, pale) {
  const seen = [...zones.flatMap(({ pieces }) => pieces), ...sites].find((one) => one.id === (id ?? site));
  if (seen?.marks.includes("dim")) return [pale];
  if (seen) return seen.action || seen.preview.length || inviting(seen) ? [] : [seen.label];
  const strip = zones.find((one) => one.id === zone);
  return strip ? [`${strip.title}: ${strip.badge}`, strip.totals.map(({ label }) => label).join(", ")] : [];
}

/**
 * One more is picked, or put back; of so many as may be picked the first one goes.
 *
 * @param {Set<string>} picked @param {string} id @param {number} most
 */
export function pickOrDrop(picked, id, most) {
  if (picked.delete(id)) return;
  const [first] = picked;
  if (picked.size >= most) picked.delete(first);
  picked.add(id);
}

/** The move that picked pieces make. @param {Zone} zone @param {Pick} pick @param {Set<string>} picked their ids */
export function pickedMove(zone, pick, picked) {
  const parts = zone.pieces.filter(({ id }) => picked.has(id)).map((piece) => piece.pick);
  return pick.action.replace("{picked}", parts.join("") || pick.none);
}

/** The zones that wait in the head of another one, each with that. @param {Zone[]} zones @returns {Map<string, Zone>} */
export function docked(zones) {
  return new Map(zones.flatMap((host) => (
    host.tabs.filter(({ zone }) => zone && zone !== host.id).map(({ zone }) => /** @type {[string, Zone]} */ ([zone, host]))
  )));
}

/** The zone in which a notice is told, if in any. @param {Zone[]} zones @param {Notice} notice */
export function noticeZone(zones, { piece, tone }) {
  const home = zones.find((zone) => zone.id === piece || zone.pieces.some(({ id }) => id === piece));
  if (home?.strip) return undefined; // it has no room
  if (home) return docked(zones).get(home.id) ?? home;
  // What was played is told where the next decision is made.
  return tone === "played" ? zones.find(({ strip }) => !strip) ?? zones[0] : undefined;
}

/** A sentence with its facts filled in. @param {string} text @param {Record<string, string>} facts */
export function filled(text, facts) {
  return text.replace(/\{(\w+)\}/g, (_, key) => facts[key] ?? "");
}
