// @ts-check
/**
 * The table: draws a scene (widgets/scenes/__init__.py says what is in one) and reports what is attempted on it.
 *
 * It knows no game. Python answers every intent with a new scene; this file redraws what differs, keeps the focus where
 * it was and tells screen readers what changed. Text goes in as text nodes only.
 *
 * @typedef {{title: string, colour: string, letter: string, rows: [string, number][], corner: string | null,
 *   corner_label: string, code: string}} Face
 * @typedef {{id: string, label: string, face: Face | null, action: string | null, legal: boolean, preview: string[],
 *   badge: string, reach: string, marks: string[], count: number | null, kind: string, text: string,
 *   position: number | null}} Piece
 * @typedef {{start: number, end: number, label: string}} Bracket
 * @typedef {{icon: string, count: number, label: string}} Count
 * @typedef {{id: string, title: string, pieces: Piece[], note: string, overlap: boolean, brackets: Bracket[],
 *   active: boolean, empty: string, totals: Count[], totals_title: string, compact: boolean}} Zone
 * @typedef {{id: string, label: string, action: string | null, command: string | null, legal: boolean,
 *   preview: string[], key: string, primary: boolean}} Button
 * @typedef {{text: string, value: string, mark: string, values: string[]}} Line
 * @typedef {{id: string, title: string, lines: Line[], columns: string[], active: number | null}} Panel
 * @typedef {{tone: string, title: string, text: string, reference: string, nearest: string,
 *   nearest_action: string | null, piece: string | null}} Notice
 * @typedef {{game: string, title: string, subtitle: string, status: string, zones: Zone[], buttons: Button[],
 *   panels: Panel[], notice: Notice | null, ply: number, over: boolean, text: string, lang: string, revision: number,
 *   serial: number, announce: string}} Scene
 * @typedef {Record<string, any>} Words
 * @typedef {{get(name: string): any, set(name: string, value: any): void, save_changes(): void,
 *   on(name: string, callback: () => void): void, off(name: string, callback: () => void): void}} Model
 * @typedef {"moves" | "text" | "help"} DrawerKind
 * @typedef {{id: string, zone: string, index: number}} Place
 */

const HOVER_DELAY = 40;
const SHOWN_ICONS = 3;
const OUTBOX = 20;

let views = 0;

// ---------------------------------------------------------------------------------------------------------------------
// Making nodes

/**
 * @param {string} tag
 * @param {string} [name] class name
 * @param {string} [text]
 * @returns {HTMLElement}
 */
function make(tag, name = "", text = "") {
  const node = document.createElement(tag);
  if (name) node.className = name;
  if (text) node.textContent = text;
  return node;
}

/**
 * @param {Element} node
 * @param {Record<string, string | number | boolean | null | undefined>} attributes null, undefined and false remove one
 */
function put(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) node.removeAttribute(name);
    else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, String(value));
  }
}

/** @param {Node} node @param {string} text */
function write(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/**
 * Make `nodes` the children of `parent`, in order. What stands right is not touched; children in `alive` are left for
 * the parent they move to; others go. (moveBefore would keep the focus, but Chromium 156 then lays containers out wrongly.)
 * @param {Element} parent @param {Element[]} nodes @param {Set<Node>} [alive]
 */
function arrange(parent, nodes, alive) {
  const wanted = new Set(nodes);
  let at = parent.firstElementChild;
  const skip = () => {
    while (at && !wanted.has(at)) {
      const next = at.nextElementSibling;
      if (!alive?.has(at)) at.remove();
      at = next;
    }
  };
  for (const node of nodes) {
    skip();
    if (node === at) at = at.nextElementSibling;
    else parent.insertBefore(node, at);
  }
  skip();
}

// ---------------------------------------------------------------------------------------------------------------------
// Symbols, drawn on a 24 x 24 grid; colours come from table.css by class

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {[string, string, Record<string, string | number>]} Shape tag, class, attributes */

/** @param {number} x @param {number} y @param {number} turn @returns {Shape} */
const grain = (x, y, turn) => ["path", "rs-f1", {
  d: "M0 3.6C-2.6 2.2 -2.5 -1.4 0 -3.9C2.5 -1.4 2.6 2.2 0 3.6Z", transform: `translate(${x} ${y}) rotate(${turn})`,
}];

/** @param {number} x @param {number} y @returns {Shape[]} */
const berry = (x, y) => [
  ["circle", "rs-f1", { cx: x, cy: y, r: 2.95 }],
  ["circle", "rs-shine", { cx: x - 0.9, cy: y - 1, r: 0.75 }],
];

/** @type {Record<string, Shape[]>} */
const SYMBOLS = {
  wheat: [
    ["path", "rs-stem", { d: "M12 22.6C12.4 18 12 13 12 8" }],
    grain(8.5, 18, -38), grain(15.5, 18, 38), grain(8.3, 13, -36), grain(15.7, 13, 36),
    grain(8.8, 8.2, -30), grain(15.2, 8.2, 30), grain(12, 4.6, 0),
  ],
  grapes: [
    ["path", "rs-stem", { d: "M12.2 6.4C12 4.4 12.8 2.6 14.6 1.6" }],
    ["path", "rs-f2", { d: "M12.4 5.6C10.6 2.6 6.6 2 4.2 3.6C5.6 6.8 9.4 7.6 12.4 5.6Z" }],
    ...berry(6.6, 10), ...berry(17.4, 10), ...berry(12, 9.6), ...berry(9.2, 14.6), ...berry(14.8, 14.6),
    ...berry(12, 19.4),
  ],
  olives: [
    ["path", "rs-stem", { d: "M8.2 9.4C9.6 5.8 12.4 3.4 16.6 2.2M15.8 11.6C15.6 8 14.6 5.2 13 3.6" }],
    ["path", "rs-f2", { d: "M12.6 4C15 .9 19.4 .4 22.6 1.8C20.6 4.8 16.2 6 12.6 4Z" }],
    ["ellipse", "rs-f1", { cx: 7.4, cy: 15, rx: 4.7, ry: 6, transform: "rotate(14 7.4 15)" }],
    ["ellipse", "rs-f1", { cx: 17, cy: 16.4, rx: 4.4, ry: 5.6, transform: "rotate(-12 17 16.4)" }],
    ["path", "rs-glint", { d: "M5.2 13.6C5.4 12 6.2 11 7.4 10.5M14.9 15.2C15 13.9 15.6 12.9 16.6 12.4" }],
  ],
  sheep: [
    ["path", "rs-leg", { d: "M9.6 17V21.6M17.6 17V21.6M12.4 17.4V21.2M15 17.4V21.2" }],
    ["path", "rs-f1", {
      d: "M8.2 17.4C5.6 17.8 4.2 15.6 5 13.8C3.6 12 4.8 9.4 7 9.4C7.4 7 10.2 6 12 7.2C13.6 5.4 16.8 6 17.6 8.2" +
        "C20.2 7.8 22 10 21.2 12C22.8 13.6 21.8 16.6 19.2 16.8C18 18.8 15.2 18.8 14 17.6C12.4 19 9.4 18.9 8.2 17.4Z",
    }],
    ["path", "rs-curl", { d: "M10.4 11.4C11.2 10.4 12.8 10.6 13.2 11.8M15.6 12.6C16.4 11.6 18 11.8 18.4 13M11.6 15C12.4 14.2 13.8 14.4 14.2 15.4" }],
    ["path", "rs-f2", { d: "M2 12.6C1.6 10.4 3.4 8.8 5.4 9C6.2 7.8 7.6 8 8 8.8C7.6 9.6 7.2 10 6.8 10.2C7.2 12.4 6.2 14.8 4.2 14.8C2.8 14.8 2.2 13.8 2 12.6Z" }],
    ["circle", "rs-eye", { cx: 4.4, cy: 11.2, r: 0.7 }],
  ],
  gold: [
    ["circle", "rs-f1", { cx: 12, cy: 12, r: 9.6 }],
    ["circle", "rs-rim", { cx: 12, cy: 12, r: 7 }],
    ["path", "rs-f2", { d: "M12 7.2L13.3 10.6L16.9 10.8L14.1 13.1L15 16.6L12 14.6L9 16.6L9.9 13.1L7.1 10.8L10.7 10.6Z" }],
    ["path", "rs-glint", { d: "M4.9 9.4A7.6 7.6 0 0 1 9.6 4.8" }],
  ],
  amphorae: [
    ["path", "rs-handle", { d: "M9.6 4.6C5.6 4 4.2 7.6 6.6 11M14.4 4.6C18.4 4 19.8 7.6 17.4 11" }],
    ["path", "rs-f1", {
      d: "M8.6 1.6H15.4V3.6H14.3V7C17.4 8.4 18.6 10.8 18.6 13C18.6 16.6 15.8 19 13.6 20.4V21.2H15V22.8H9V21.2H10.4" +
        "V20.4C8.2 19 5.4 16.6 5.4 13C5.4 10.8 6.6 8.4 9.7 7V3.6H8.6Z",
    }],
    ["path", "rs-band-line", { d: "M5.7 11.4C9.6 12.6 14.4 12.6 18.3 11.4M5.9 14.8C9.8 16 14.2 16 18.1 14.8" }],
  ],
};

/** Line drawings for the table's own buttons and notices. @type {Record<string, string>} */
const GLYPHS = {
  undo: "M9 6L4.5 10.5L9 15M4.5 10.5H14A5 5 0 0 1 14 20.5H11",
  redo: "M15 6L19.5 10.5L15 15M19.5 10.5H10A5 5 0 0 0 10 20.5H13",
  hint: "M9.5 18.5H14.5M10 21.2H14M12 2.8A6.2 6.2 0 0 0 8.4 14C9.2 14.7 9.5 15.2 9.5 16H14.5C14.5 15.2 14.8 14.7 15.6 14A6.2 6.2 0 0 0 12 2.8Z",
  moves: "M4 6.5L5.6 8L8.4 5M4 12.5L5.6 14L8.4 11M4 18.5L5.6 20L8.4 17M11.5 6.5H20.5M11.5 12.5H20.5M11.5 18.5H20.5",
  text: "M4.5 5.5H19.5M4.5 10H19.5M4.5 14.5H19.5M4.5 19H13",
  help: "M8.6 9A3.5 3.5 0 1 1 13.6 12.1C12.4 12.8 12 13.5 12 14.8M12 18.4V18.6",
  close: "M6 6L18 18M18 6L6 18",
  fold: "M8 5L15 12L8 19",
  refused: "M6.5 6.5L17.5 17.5M17.5 6.5L6.5 17.5",
  played: "M5 12.5L10 17.5L19.5 7",
  done: "M5 12.5L10 17.5L19.5 7",
  info: "M12 10.5V18M12 6.2V6.4",
  active: "M9 5L17 12L9 19Z",
  open: "M12 5A7 7 0 1 0 12 19A7 7 0 1 0 12 5Z",
};

/** @type {Map<string, SVGElement>} */
const drawn = new Map();

/** @param {string} tag @param {string} name @param {Record<string, string | number>} attributes @returns {SVGElement} */
function shape(tag, name, attributes) {
  const node = document.createElementNS(SVG, tag);
  if (name) node.setAttribute("class", name);
  put(node, attributes);
  return node;
}

/** A thing's symbol; an unknown one is a diamond with its first letter. @param {string} name @returns {SVGElement} */
function symbol(name) {
  let svg = drawn.get(name);
  if (!svg) {
    svg = shape("svg", "rs-symbol", { viewBox: "0 0 24 24", "aria-hidden": "true", "data-icon": name });
    const shapes = Object.hasOwn(SYMBOLS, name) ? SYMBOLS[name] : null;
    for (const [tag, style, attributes] of shapes ?? []) svg.append(shape(tag, style, attributes));
    if (!shapes) {
      svg.append(shape("path", "rs-f1", { d: "M12 2L22 12L12 22L2 12Z" }));
      const letter = shape("text", "rs-mono", { x: 12, y: 16.2, "text-anchor": "middle" });
      letter.textContent = name.slice(0, 1).toUpperCase();
      svg.append(letter);
    }
    drawn.set(name, svg);
  }
  return /** @type {SVGElement} */ (svg.cloneNode(true));
}

/** @param {string} name @returns {SVGElement | null} */
function glyph(name) {
  if (!Object.hasOwn(GLYPHS, name)) return null;
  const svg = shape("svg", "rs-glyph", { viewBox: "0 0 24 24", "aria-hidden": "true" });
  svg.append(shape("path", "", { d: GLYPHS[name] }));
  return svg;
}

// ---------------------------------------------------------------------------------------------------------------------
// Faces

/** One row of icons; an empty row shows its symbol faintly. @param {string} name @param {number} count */
function iconRow(name, count) {
  const row = make("span", count ? "rs-icons" : "rs-icons rs-none");
  const shown = count > SHOWN_ICONS ? 1 : Math.max(1, count);
  for (let i = 0; i < shown; i++) row.append(symbol(name));
  if (count > SHOWN_ICONS) row.append(make("span", "rs-times", `×${count}`));
  return row;
}

/** How many icon widths the widest row of a face needs. @param {Face} face */
function columns(face) {
  const widths = face.rows.map(([, count]) => (count > SHOWN_ICONS ? 2.4 : count));
  return Math.max(1, ...widths);
}

/** @param {Face} face @returns {HTMLElement} */
function drawFace(face) {
  const body = make("span", "rs-face");
  const band = make("span", "rs-band");
  band.style.setProperty("--rs-length", String(Math.max(5, face.title.length)));
  band.append(make("span", "rs-suit", face.title), make("span", "rs-letter", face.letter));
  const rows = make("span", "rs-rows");
  for (const [name, count] of face.rows) rows.append(iconRow(name, count));
  body.append(band, rows);
  if (face.corner) {
    const corner = make("span", "rs-corner");
    corner.append(make("span", "rs-corner-words", face.corner_label), symbol(face.corner));
    body.append(corner);
  }
  return body;
}

/** A stack face down, or a token. @param {Piece} piece @returns {HTMLElement} */
function drawThing(piece) {
  const body = make("span", piece.kind === "deck" ? "rs-face rs-back" : "rs-face rs-token-face");
  if (piece.count !== null) body.append(make("span", "rs-number", String(piece.count)));
  if (piece.text) body.append(make("span", "rs-thing-words", piece.text));
  return body;
}

// ---------------------------------------------------------------------------------------------------------------------
// The view

class View {
  root = make("div", "rs-table");
  inner = make("div", "rs-inner");
  live = make("div", "rs-hidden");
  error = make("div", "rs-error");
  title = make("div", "rs-title");
  subtitle = make("div", "rs-subtitle");
  status = make("div", "rs-status");
  toolbar = make("div", "rs-tools");
  slot = make("div", "rs-slot");
  drawer = make("div", "rs-drawer");
  board = make("div", "rs-zones");
  side = make("div", "rs-panels");
  tip = make("div", "rs-tip");

  /** @param {Model} model @param {HTMLElement} el @param {AbortSignal} signal */
  constructor(model, el, signal) {
    this.model = model;
    this.signal = signal;
    this.uid = `rs-${++views}`;
    /** @type {Scene} */ this.scene = model.get("scene");
    /** @type {Map<string, HTMLElement>} */ this.pieces = new Map();
    /** @type {Map<string, HTMLElement>} */ this.zones = new Map();
    /** @type {Map<string, HTMLElement>} */ this.tools = new Map();
    /** @type {Map<string, boolean>} */ this.opened = new Map();
    /** @type {Place | null} */ this.current = null;
    /** @type {string} */ this.tool = "";
    /** @type {DrawerKind | null} */ this.kind = null;
    /** @type {any[]} */ this.outbox = [];
    /** @type {string | null} */ this.pointed = null;
    /** @type {WeakMap<Element, string>} */ this.looks = new WeakMap(); // what a node shows, to draw it anew only if it differs
    /** @type {HTMLElement | null} */ this.notice = null;
    /** @type {HTMLElement | null} */ this.back = null;
    /** @type {HTMLElement | null} */ this.wanted = null; // what is to have the focus when all is laid out
    /** @type {Animation[]} */ this.motions = [];
    /** @type {Map<Element, DOMRect>} */ this.before = new Map();
    this.frame = 0;
    this.answered = "";
    this.serials = 0;
    this.timer = 0;
    this.shown = -1;
    this.quiet = false;
    this.build(el);
    this.listen();
    this.draw();
    this.showError();
  }

  /** @returns {Words} */
  get words() {
    return this.model.get("words") ?? {};
  }

  /** @param {string} name @param {Record<string, string>} [facts] */
  say(name, facts = {}) {
    const text = String(this.words[name] ?? "");
    return text.replace(/\{(\w+)\}/g, (_, key) => facts[key] ?? "");
  }

  // --- building once -------------------------------------------------------------------------------------------------

  /** @param {HTMLElement} el */
  build(el) {
    put(this.root, { role: "group", "aria-labelledby": `${this.uid}-title`, tabindex: -1 });
    put(this.live, { role: "status", "aria-live": "polite", "aria-atomic": "true" });
    put(this.error, { role: "alert", hidden: "" });
    put(this.title, { role: "heading", "aria-level": 3, id: `${this.uid}-title` });
    put(this.toolbar, { role: "toolbar", "aria-label": this.say("toolbar") });
    put(this.drawer, { hidden: "", role: "dialog", tabindex: -1 });
    put(this.tip, { "aria-hidden": "true", hidden: "" });
    const head = make("div", "rs-head");
    head.append(this.title, this.subtitle, this.status);
    const left = make("div", "rs-left");
    left.append(this.toolbar, this.slot, this.drawer, this.board);
    const body = make("div", "rs-body");
    body.append(left, this.side);
    this.inner.append(this.live, this.error, head, body, this.tip);
    this.root.append(this.inner);
    el.append(this.root);
  }

  listen() {
    const options = { signal: this.signal };
    this.root.addEventListener("keydown", (event) => this.key(event), options);
    this.root.addEventListener("click", (event) => this.click(event), options);
    this.root.addEventListener("focusin", (event) => this.focused(event), options);
    this.root.addEventListener("focusout", (event) => {
      if (!this.quiet && !this.root.contains(/** @type {Node | null} */ (event.relatedTarget))) this.point(null);
    }, options);
    this.root.addEventListener("pointerover", (event) => this.pointer(event), options);
    this.root.addEventListener("pointerleave", () => this.point(this.focusedThing()), options);
    this.watch("change:scene", () => this.draw());
    this.watch("change:words", () => this.draw());
    this.watch("change:error", () => this.showError());
    this.watch("change:seen", () => this.settle());
    const resized = new ResizeObserver(() => this.aim());
    resized.observe(this.root);
    this.signal.addEventListener("abort", () => {
      resized.disconnect();
      window.cancelAnimationFrame(this.frame);
      window.clearTimeout(this.timer);
    });
  }

  /** @param {string} name @param {() => void} callback */
  watch(name, callback) {
    this.model.on(name, callback);
    this.signal.addEventListener("abort", () => this.model.off(name, callback));
  }

  // --- drawing -------------------------------------------------------------------------------------------------------

  draw() {
    const scene = /** @type {Scene | undefined} */ (this.model.get("scene"));
    if (!scene || !Array.isArray(scene.zones)) return;
    if (!this.frame) this.before = this.places();
    const fresh = scene.serial !== this.shown;
    this.scene = scene;
    this.quiet = true;
    const held = this.letGo();
    const inDrawer = this.drawer.contains(held);
    this.settle();
    put(this.root, { lang: scene.lang });
    for (const [node, text] of /** @type {[HTMLElement, string][]} */ ([
      [this.title, scene.title], [this.subtitle, scene.subtitle], [this.status, scene.status],
    ])) {
      write(node, text);
      put(node, { hidden: text ? null : "" });
    }
    this.drawTools(scene.buttons);
    this.drawZones(scene.zones);
    this.drawPanels(scene.panels);
    if (fresh) this.drawNotice(scene.notice);
    else this.mark();
    if (this.kind) this.fillDrawer(this.kind);
    this.rove();
    if (inDrawer) this.enterDrawer();
    else if (held) this.wanted = held.isConnected && !held.classList.contains("rs-piece") ? held : this.currentNode();
    this.quiet = false;
    if (fresh && this.shown >= 0) this.announce(scene.announce);
    this.shown = scene.serial;
    this.finishSoon();
    this.reportSoon();
  }

  /** What needs to know where things are drawn waits for the frame, so that drawing measures nothing. */
  finishSoon() {
    if (this.frame) return;
    this.frame = window.requestAnimationFrame(() => {
      this.frame = 0;
      this.takeUp();
      this.animate(this.before);
      this.aim();
      this.refreshTip();
    });
  }

  /** @param {Button[]} buttons */
  drawTools(buttons) {
    const nodes = buttons.map((button) => this.drawTool(button));
    arrange(this.toolbar, nodes);
    for (const id of this.tools.keys()) if (!buttons.some((button) => button.id === id)) this.tools.delete(id);
    put(this.toolbar, { hidden: nodes.length ? null : "" });
  }

  /** @param {Button} button @returns {HTMLElement} */
  drawTool(button) {
    let node = this.tools.get(button.id);
    if (!node) {
      node = make("button", "rs-tool");
      put(node, { type: "button", "data-id": button.id });
      const picture = glyph(button.command ?? button.id);
      if (picture) node.append(picture);
      node.append(make("span", "rs-tool-words"), this.describer());
      this.tools.set(button.id, node);
    }
    write(/** @type {Element} */ (node.querySelector(".rs-tool-words")), button.label);
    node.className = `rs-tool ${button.action ? "rs-move" : "rs-command"}${button.primary ? " rs-primary" : ""}`;
    this.describe(node, button.preview);
    put(node, { "aria-disabled": button.legal ? null : "true", "aria-keyshortcuts": button.key || null });
    return node;
  }

  /** @param {Zone[]} zones */
  drawZones(zones) {
    /** @type {Set<Node>} */ const alive = new Set();
    for (const piece of zones.flatMap((zone) => zone.pieces)) alive.add(this.drawPiece(piece));
    const nodes = zones.map((zone) => this.drawZone(zone, alive));
    arrange(this.board, nodes);
    for (const [id, node] of this.pieces) {
      if (!alive.has(node)) {
        this.pieces.delete(id);
        this.leave(node);
      }
    }
    // Only now has every piece arrived, so the groups that stayed behind are empty.
    zones.forEach((zone, index) => {
      const row = /** @type {Element} */ (nodes[index].querySelector(".rs-row"));
      arrange(row, [...row.children].slice(0, grouped(zone).length));
    });
    const kept = new Set(zones.map((zone) => zone.id));
    for (const id of this.zones.keys()) if (!kept.has(id)) this.zones.delete(id);
  }

  /** @param {Zone} zone @param {Set<Node>} alive @returns {HTMLElement} */
  drawZone(zone, alive) {
    const node = this.zones.get(zone.id) ?? this.makeZone(zone.id);
    const compact = zone.compact && !this.opened.get(zone.id);
    if (!zone.compact) this.opened.delete(zone.id);
    node.classList.toggle("rs-active", zone.active);
    node.classList.toggle("rs-compact", compact);
    node.classList.toggle("rs-overlap", zone.overlap);
    const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (node.querySelector(name));
    write(part(".rs-zone-title"), zone.title);
    write(part(".rs-note"), zone.note);
    const fold = part(".rs-fold");
    put(fold, { hidden: zone.compact ? null : "", "aria-expanded": !compact ? "true" : "false" });
    put(fold, { "aria-label": this.say(compact ? "unfold" : "fold", { zone: zone.title }) });
    this.drawTotals(part(".rs-totals"), zone);
    write(part(".rs-sets"), zone.brackets.map((bracket) => bracket.label).join("; "));
    const grid = part(".rs-grid");
    put(grid, { hidden: zone.pieces.length ? null : "" });
    put(part(".rs-empty"), { hidden: zone.pieces.length || !zone.empty ? "" : null });
    write(part(".rs-empty"), zone.empty);
    this.drawSets(part(".rs-row"), zone, alive);
    return node;
  }

  /** @param {string} id @returns {HTMLElement} */
  makeZone(id) {
    const node = make("div", "rs-zone");
    const key = `${this.uid}-z${++this.serials}`;
    put(node, { "data-zone": id });
    const head = make("div", "rs-zone-head");
    const fold = make("button", "rs-fold");
    put(fold, { type: "button", hidden: "" });
    const arrow = glyph("fold");
    if (arrow) fold.append(arrow);
    const title = make("div", "rs-zone-title");
    const note = make("div", "rs-note");
    const sets = make("div", "rs-hidden rs-sets");
    put(title, { id: `${key}-t`, role: "heading", "aria-level": 4 });
    put(note, { id: `${key}-n` });
    put(sets, { id: `${key}-s` });
    head.append(fold, title, note, make("div", "rs-totals"));
    const grid = make("div", "rs-grid");
    put(grid, { role: "grid", "aria-labelledby": `${key}-t`, "aria-describedby": `${key}-n ${key}-s` });
    const row = make("div", "rs-row");
    put(row, { role: "row" });
    grid.append(row);
    node.append(head, sets, grid, make("div", "rs-empty"), make("div", "rs-slot"));
    this.zones.set(id, node);
    return node;
  }

  /** @param {HTMLElement} node @param {Zone} zone */
  drawTotals(node, zone) {
    const wanted = JSON.stringify([zone.totals_title, zone.totals]);
    if (this.looks.get(node) === wanted) return;
    this.looks.set(node, wanted);
    node.replaceChildren();
    put(node, { hidden: zone.totals.length ? null : "" });
    if (zone.totals_title) node.append(make("span", "rs-totals-title", zone.totals_title));
    for (const { icon, count, label } of zone.totals) {
      const item = make("span", count ? "rs-total" : "rs-total rs-zero");
      const number = make("span", "rs-total-count", String(count));
      put(number, { "aria-hidden": "true" });
      item.append(symbol(icon), number, make("span", "rs-hidden", label));
      node.append(item);
    }
  }

  /**
   * The pieces of a zone in groups, one per bracket.
   * @param {HTMLElement} row @param {Zone} zone @param {Set<Node>} alive
   */
  drawSets(row, zone, alive) {
    grouped(zone).forEach((group, index) => {
      if (index === row.children.length) {
        const node = make("div", "rs-set");
        node.append(make("div", "rs-cards"), make("div", "rs-bracket"));
        row.append(node);
      }
      const [cards, bracket] = /** @type {HTMLElement[]} */ ([...row.children[index].children]);
      arrange(cards, group.pieces.map((piece) => /** @type {HTMLElement} */ (this.pieces.get(piece.id))), alive);
      write(bracket, group.label);
      put(bracket, { "aria-hidden": "true", hidden: group.label ? null : "" });
    });
  }

  /** @param {Piece} piece @returns {HTMLElement} */
  drawPiece(piece) {
    let node = this.pieces.get(piece.id);
    if (!node) {
      node = make("div", "rs-piece");
      put(node, { role: "gridcell", tabindex: -1, "data-id": piece.id });
      // Its name is the hidden label; what is drawn says the same to the eyes.
      const [look, ruler, badge] = [make("span"), make("span", "rs-ruler"), make("span", "rs-badge")];
      for (const part of [look, ruler, badge]) put(part, { "aria-hidden": "true" });
      node.append(look, ruler, badge, make("span", "rs-hidden"), this.describer());
      this.pieces.set(piece.id, node);
    }
    this.drawLook(node, piece);
    const legal = piece.legal && piece.action !== null;
    node.className = ["rs-piece", `rs-${piece.kind}`, legal ? "rs-legal" : piece.action ? "rs-barred" : "rs-still",
      ...piece.marks.map((mark) => `rs-mark-${mark}`)].join(" ");
    put(node, { "aria-disabled": piece.action !== null && !piece.legal ? "true" : null });
    const [, ruler, badge, label] = /** @type {HTMLElement[]} */ ([...node.children]);
    write(label, piece.label);
    put(ruler, { hidden: piece.reach ? null : "", "data-reach": piece.reach || null });
    write(ruler, piece.position === null ? "" : String(piece.position));
    write(badge, piece.badge);
    put(badge, { hidden: piece.badge ? null : "" });
    this.describe(node, piece.preview);
    return node;
  }

  /** The face, drawn anew only when it differs. @param {HTMLElement} node @param {Piece} piece */
  drawLook(node, piece) {
    const wanted = JSON.stringify(piece.face ?? [piece.kind, piece.count, piece.text]);
    if (this.looks.get(node) === wanted) return;
    this.looks.set(node, wanted);
    const look = piece.face ? drawFace(piece.face) : drawThing(piece);
    put(node, { "data-colour": piece.face?.colour });
    put(look, { "aria-hidden": "true" });
    node.style.setProperty("--rs-columns", String(piece.face ? columns(piece.face) : 2));
    node.replaceChild(look, /** @type {Node} */ (node.firstChild));
  }

  /** The hidden lines that describe a thing to screen readers. @returns {HTMLElement} */
  describer() {
    const node = make("span", "rs-hidden rs-lines");
    put(node, { id: `${this.uid}-d${++this.serials}`, "aria-hidden": "true" }); // part of no name
    return node;
  }

  /** @param {HTMLElement} node @param {string[]} lines */
  describe(node, lines) {
    const lister = /** @type {HTMLElement} */ (node.querySelector(".rs-lines"));
    write(lister, lines.join(". "));
    put(node, { "aria-describedby": lines.length ? lister.id : null });
  }

  /** @param {Panel[]} panels */
  drawPanels(panels) {
    const wanted = JSON.stringify(panels);
    if (this.looks.get(this.side) === wanted) return;
    this.looks.set(this.side, wanted);
    this.side.replaceChildren(...panels.map((panel) => this.drawPanel(panel)));
    put(this.side, { hidden: panels.length ? null : "" });
  }

  /** @param {Panel} panel @returns {HTMLElement} */
  drawPanel(panel) {
    const node = make("div", "rs-panel");
    put(node, { "data-panel": panel.id });
    const title = make("div", "rs-zone-title", panel.title);
    put(title, { role: "heading", "aria-level": 4 });
    node.append(title, panel.columns.length ? drawGridPanel(panel) : this.drawListPanel(panel));
    return node;
  }

  /** @param {Panel} panel @returns {HTMLElement} */
  drawListPanel(panel) {
    const list = make("ul", "rs-lines-list");
    for (const line of panel.lines) {
      const item = make("li", `rs-line ${line.mark ? `rs-line-${line.mark}` : ""}`);
      const picture = glyph(line.mark);
      if (picture) item.append(picture);
      const told = this.say(`mark_${line.mark}`);
      if (told) item.append(make("span", "rs-hidden", `${told}: `));
      item.append(make("span", "rs-line-text", line.text));
      if (line.value) item.append(make("span", "rs-line-value", line.value));
      list.append(item);
    }
    return list;
  }

  // --- the answer ----------------------------------------------------------------------------------------------------

  /** @param {Notice | null} notice */
  drawNotice(notice) {
    const key = JSON.stringify(notice);
    if (key === this.answered && !this.scene.announce) return this.mark();
    this.answered = key;
    this.clearNotice();
    if (!notice) return;
    const node = (this.notice = make("div", "rs-notice"));
    put(node, { "data-tone": notice.tone, role: "group", "aria-label": notice.title || notice.text });
    const badge = make("span", "rs-notice-mark");
    const picture = glyph(notice.tone);
    if (picture) badge.append(picture);
    const words = make("div", "rs-notice-words");
    const sentence = make("div", "rs-notice-text");
    if (notice.title) sentence.append(make("strong", "", notice.title), " ");
    sentence.append(notice.text);
    words.append(sentence);
    if (notice.reference) words.append(make("div", "rs-reference", notice.reference));
    if (notice.nearest_action) words.append(this.drawNearest(notice));
    const close = make("button", "rs-close");
    put(close, { type: "button", "aria-label": this.say("close") });
    const cross = glyph("close");
    if (cross) close.append(cross);
    node.append(badge, words, close);
    this.slotOf(notice).append(node);
    this.mark();
  }

  /** The thing that was refused wears the answer's colour while the answer stands. */
  mark() {
    const { notice } = this.scene;
    const thing = this.notice && notice?.piece ? this.pieces.get(notice.piece) : undefined;
    if (notice?.tone === "refused") thing?.classList.add("rs-refused");
  }

  clearNotice() {
    this.notice?.remove();
    this.notice = null;
    for (const node of this.root.querySelectorAll(".rs-refused")) node.classList.remove("rs-refused");
  }

  /** @param {Notice} notice @returns {HTMLElement} */
  drawNearest(notice) {
    const line = make("div", "rs-nearest");
    const button = make("button", "rs-try", notice.nearest);
    put(button, { type: "button", "data-attempt": notice.nearest_action });
    line.append(make("span", "", `${this.say("nearest")} `), button);
    return line;
  }

  /**
   * Where the answer goes: below the zone of its piece; what was played is told below the first zone, where the next
   * decision is made; anything else below the buttons.
   * @param {Notice} notice @returns {HTMLElement}
   */
  slotOf({ piece, tone }) {
    const { zones } = this.scene;
    const home = zones.find((zone) => zone.id === piece || zone.pieces.some(({ id }) => id === piece));
    const zone = home ?? (tone === "played" ? zones[0] : undefined);
    const node = zone && this.zones.get(zone.id);
    return node ? /** @type {HTMLElement} */ (node.querySelector(".rs-slot")) : this.slot;
  }

  /** Point the notice at its thing. */
  aim() {
    const id = this.scene?.notice?.piece;
    const thing = id ? this.pieces.get(id) ?? this.tools.get(id) : undefined;
    if (!this.notice) return;
    this.notice.classList.toggle("rs-aimed", Boolean(thing));
    if (!thing) return;
    const box = this.notice.getBoundingClientRect();
    const target = (thing.querySelector(".rs-ruler:not([hidden])") ?? thing).getBoundingClientRect();
    const x = Math.min(box.width - 22, Math.max(22, target.left + target.width / 2 - box.left));
    this.notice.style.setProperty("--rs-x", `${Math.round(x)}px`);
  }

  showError() {
    const text = this.model.get("error") ?? "";
    write(this.error, text);
    put(this.error, { hidden: text ? null : "" });
    this.settle();
  }

  /** Words for screen readers; the same words twice are read twice. @param {string} text */
  announce(text) {
    if (!text) return;
    const same = this.live.textContent === text;
    this.live.textContent = same ? `${text}\u00a0` : text;
  }

  // --- focus ---------------------------------------------------------------------------------------------------------

  /**
   * Before drawing: the focus waits on the table itself, if its piece is about to move. (A node that loses the focus by being
   * moved makes the browser lay out the half-drawn page.)
   * @returns {HTMLElement | null} what has, or is to have, the focus
   */
  letGo() {
    const active = document.activeElement === this.root && this.wanted ? this.wanted : document.activeElement;
    const held = active && this.root.contains(active) ? /** @type {HTMLElement} */ (active) : null;
    if (held?.classList.contains("rs-piece") && document.activeElement === held && !this.stays(held)) {
      this.root.focus({ preventScroll: true });
    }
    return held;
  }

  /** Whether a piece keeps its place in the scene to be drawn. @param {HTMLElement} node */
  stays(node) {
    const id = node.dataset.id;
    const zone = this.scene.zones.find(({ pieces }) => pieces.some((piece) => piece.id === id));
    const now = zone && grouped(zone).findIndex(({ pieces }) => pieces.some((piece) => piece.id === id));
    const row = node.closest(".rs-row");
    const was = row && [...row.children].findIndex((group) => group.contains(node));
    return zone?.id === /** @type {HTMLElement | null} */ (node.closest(".rs-zone"))?.dataset.zone && now === was;
  }

  /** When all is laid out, the focus goes where it belongs. */
  takeUp() {
    const target = this.wanted;
    this.wanted = null;
    const active = document.activeElement;
    if (!target || target === active || (active !== document.body && !this.root.contains(active))) return;
    this.quiet = true;
    target.focus({ preventScroll: true });
    this.quiet = false;
  }

  /** One tab stop for the board and one for the buttons. */
  rove() {
    this.current = this.sensible();
    for (const [id, node] of this.pieces) put(node, { tabindex: id === this.current?.id ? 0 : -1 });
    if (!this.tools.has(this.tool)) this.tool = this.scene.buttons[0]?.id ?? "";
    for (const [id, node] of this.tools) put(node, { tabindex: id === this.tool ? 0 : -1 });
  }

  /** Where the board's focus belongs now: the same piece, else its place in the same zone, else a legal piece. @returns {Place | null} */
  sensible() {
    const was = this.current;
    const zones = this.scene.zones;
    const zone = was && zones.find((z) => z.id === was.zone);
    if (was && zone?.pieces.length) {
      const index = zone.pieces.findIndex((piece) => piece.id === was.id);
      const at = index >= 0 ? index : Math.min(was.index, zone.pieces.length - 1);
      return { id: zone.pieces[at].id, zone: zone.id, index: at };
    }
    for (const wanted of [(/** @type {Piece} */ p) => p.legal, () => true]) {
      for (const z of zones) {
        const index = z.pieces.findIndex(wanted);
        if (index >= 0) return { id: z.pieces[index].id, zone: z.id, index };
      }
    }
    return null;
  }

  /** @returns {HTMLElement | null} */
  currentNode() {
    return (this.current && this.pieces.get(this.current.id)) ?? null;
  }

  /** @param {FocusEvent} event */
  focused(event) {
    if (this.quiet) return;
    const thing = thingOf(event.target);
    if (thing) this.settleOn(thing);
    this.point(thing);
  }

  /** Make a thing the tab stop of its group. @param {HTMLElement} thing */
  settleOn(thing) {
    const id = thing.dataset.id ?? "";
    if (this.tools.has(id)) {
      this.tool = id;
      for (const [key, node] of this.tools) put(node, { tabindex: key === id ? 0 : -1 });
      return;
    }
    for (const zone of this.scene.zones) {
      const index = zone.pieces.findIndex((piece) => piece.id === id);
      if (index >= 0) this.current = { id, zone: zone.id, index };
    }
    for (const [key, node] of this.pieces) put(node, { tabindex: key === id ? 0 : -1 });
  }

  /** @returns {HTMLElement | null} */
  focusedThing() {
    if (document.activeElement === this.root && this.wanted) return thingOf(this.wanted);
    return thingOf(document.activeElement && this.root.contains(document.activeElement) ? document.activeElement : null);
  }

  // --- pointing ------------------------------------------------------------------------------------------------------

  /** @param {PointerEvent} event */
  pointer(event) {
    if (event.pointerType === "touch") return;
    const inTip = event.target instanceof Node && this.tip.contains(event.target);
    if (!inTip) this.point(thingOf(event.target) ?? this.focusedThing());
  }

  /** Show what a thing would do, and tell Python which one is looked at. @param {HTMLElement | null} thing */
  point(thing) {
    const id = thing?.dataset.id ?? null;
    if (id === this.pointed) return;
    this.pointed = id;
    this.refreshTip();
    this.reportSoon();
  }

  reportSoon() {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.report(), HOVER_DELAY);
  }

  report() {
    const thing = this.find(this.pointed);
    const action = thing?.action ?? null;
    const was = this.model.get("pointed") ?? {};
    const { ply, revision } = this.scene;
    const same = (was.action ?? null) === action && (action === null || was.revision === revision);
    if (this.signal.aborted || same) return;
    this.model.set("pointed", { ply, revision, action, piece: action ? this.pointed : null });
    this.model.save_changes();
  }

  /** @param {string | null} id @returns {Piece | Button | null} */
  find(id) {
    if (id === null) return null;
    for (const zone of this.scene.zones) for (const piece of zone.pieces) if (piece.id === id) return piece;
    return this.scene.buttons.find((button) => button.id === id) ?? null;
  }

  refreshTip() {
    const id = this.pointed;
    const thing = this.find(id);
    const node = id === null ? undefined : this.pieces.get(id) ?? this.tools.get(id);
    const lines = tipLines(thing);
    const answered = Boolean(this.notice) && this.scene.notice?.piece === id;
    if (!thing || !node || !lines.length || answered) {
      put(this.tip, { hidden: "" });
      return;
    }
    this.tip.replaceChildren(...lines.map((line) => make("div", "", line)));
    put(this.tip, { hidden: null, "data-legal": thing.legal ? "true" : "false" });
    this.placeTip(node);
  }

  /** Below the thing, or above it where the table ends or an answer stands; not beyond its sides. @param {HTMLElement} node */
  placeTip(node) {
    const frame = this.inner.getBoundingClientRect();
    const box = node.getBoundingClientRect();
    const { width, height } = this.tip.getBoundingClientRect();
    const { left, right } = (node.closest(".rs-left") ?? this.inner).getBoundingClientRect();
    const middle = box.left + box.width / 2 - width / 2;
    const x = Math.max(left + 4, Math.min(right - width - 4, middle)) - frame.left;
    const below = box.bottom - frame.top + 9;
    const above = box.top - frame.top - height - 9;
    const free = box.bottom + height + 12 <= Math.min(frame.bottom, window.innerHeight);
    const answered = this.notice !== null && this.notice.closest(".rs-zone") === node.closest(".rs-zone");
    const fits = (free && !answered) || above < 0;
    this.tip.style.transform = `translate(${Math.round(x)}px, ${Math.round(fits ? below : above)}px)`;
    this.tip.style.setProperty("--rs-x", `${Math.round(box.left + box.width / 2 - frame.left - x)}px`);
    put(this.tip, { "data-side": fits ? "below" : "above" });
  }

  // --- asking Python -------------------------------------------------------------------------------------------------

  /**
   * What is not answered yet goes along with every intent: the model sends only the last value of a trait.
   * @param {Record<string, any>} fields
   */
  send(fields) {
    const seen = this.model.get("seen") ?? 0;
    const last = this.model.get("intent")?.seq ?? 0;
    const { ply, revision } = this.scene;
    const intent = { seq: Math.max(last, seen) + 1, ply, revision, action: null, command: null, piece: null, ...fields };
    this.outbox = this.outbox.filter(({ seq }) => seq > seen).slice(-OUTBOX);
    this.model.set("intent", { ...intent, earlier: [...this.outbox] });
    this.outbox.push(intent);
    this.model.save_changes();
    put(this.root, { "aria-busy": "true" });
  }

  /** Python has answered. */
  settle() {
    put(this.root, { "aria-busy": null });
    for (const node of this.root.querySelectorAll(".rs-pending")) node.classList.remove("rs-pending");
  }

  /** @param {string} action @param {string | null} piece */
  attempt(action, piece) {
    this.send({ kind: "attempt", action, piece });
    const node = piece === null ? undefined : this.pieces.get(piece) ?? this.tools.get(piece);
    node?.classList.add("rs-pending");
  }

  /** @param {string} command */
  command(command) {
    if (command === "moves" || command === "text" || command === "help") this.openDrawer(command);
    else this.send({ kind: "command", command });
  }

  /** @param {MouseEvent} event */
  click(event) {
    const target = event.target instanceof Element ? event.target : null;
    const button = /** @type {HTMLElement | null} */ (target?.closest("button") ?? null);
    if (button?.dataset.attempt) {
      const thing = [...this.allPieces(), ...this.scene.buttons].find((t) => t.action === button.dataset.attempt);
      const listed = Boolean(button.closest(".rs-drawer"));
      if (listed) this.closeDrawer();
      this.attempt(button.dataset.attempt, thing?.id ?? null);
    } else if (button?.classList.contains("rs-close")) this.close(button);
    else if (button?.classList.contains("rs-fold")) this.fold(button);
    else this.press(thingOf(target));
  }

  /** @param {HTMLElement | null} thing */
  press(thing) {
    const id = thing?.dataset.id ?? null;
    const found = this.find(id);
    if (!thing || !found) return;
    // What Python has to answer is sent first: the page has time for the focus while it waits.
    if (found.action) this.attempt(found.action, id);
    this.settleOn(thing);
    if (document.activeElement !== thing) thing.focus({ preventScroll: true });
    if (!found.action && "command" in found && found.command) this.command(found.command);
  }

  /** @param {HTMLElement} button */
  close(button) {
    if (button.closest(".rs-drawer")) return this.closeDrawer();
    this.clearNotice();
    return this.currentNode()?.focus({ preventScroll: true });
  }

  /** @param {HTMLElement} button */
  fold(button) {
    const id = /** @type {HTMLElement} */ (button.closest(".rs-zone")).dataset.zone ?? "";
    this.opened.set(id, !this.opened.get(id));
    if (!this.frame) this.before = this.places();
    this.drawZones(this.scene.zones);
    this.finishSoon();
  }

  /** @returns {Piece[]} */
  allPieces() {
    return this.scene.zones.flatMap((zone) => zone.pieces);
  }

  // --- keys ----------------------------------------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.stopPropagation(); // or JupyterLab would take the key: x cuts the cell, m makes it Markdown
    const inDrawer = event.target instanceof Node && this.drawer.contains(event.target);
    const done = event.key.startsWith("Arrow") || event.key === "Home" || event.key === "End"
      ? (inDrawer ? this.walkDrawer(event.key) : this.walk(event.key))
      : this.shortcut(event.key, event.target);
    if (done) event.preventDefault();
  }

  /** @param {string} key @param {EventTarget | null} target @returns {boolean} whether the key was used */
  shortcut(key, target) {
    if (key === "Enter" || key === " ") {
      const thing = target === this.root ? this.wanted : /** @type {HTMLElement | null} */ (target);
      if (!thing?.classList.contains("rs-piece")) return false;
      this.press(thing);
      return true;
    }
    if (key === "Escape") return this.escape();
    if (key === "o") return this.where();
    const drawers = /** @type {Record<string, DrawerKind>} */ ({ m: "moves", "?": "help", t: "text" });
    if (Object.hasOwn(drawers, key)) return this.openDrawer(drawers[key]);
    const button = this.scene.buttons.find((b) => b.key === key);
    if (!button) return false;
    if (button.action) this.attempt(button.action, button.id);
    else if (button.command) this.command(button.command);
    return true;
  }

  /** @returns {boolean} */
  escape() {
    if (this.kind) this.closeDrawer();
    else if (!this.tip.hidden) put(this.tip, { hidden: "" });
    else if (this.notice) {
      this.clearNotice();
      if (!this.root.contains(document.activeElement)) this.currentNode()?.focus({ preventScroll: true });
    } else return false;
    return true;
  }

  /** Say, and show, where the focus is. @returns {boolean} */
  where() {
    const place = this.current;
    const zone = place && this.scene.zones.find((z) => z.id === place.zone);
    if (!place || !zone) return false;
    const text = this.say("where", {
      zone: zone.title, place: String(place.index + 1), count: String(zone.pieces.length),
      piece: zone.pieces[place.index].label, status: this.scene.status,
    });
    this.announce(text);
    const node = this.currentNode();
    if (node) {
      this.tip.replaceChildren(make("div", "", text));
      put(this.tip, { hidden: null, "data-legal": "true" });
      this.placeTip(node);
    }
    return true;
  }

  /** Move the focus by geometry: along the row, or to the nearest thing in the next line. @param {string} key @returns {boolean} */
  walk(key) {
    const here = this.focusedThing() ?? (document.activeElement === this.root ? this.currentNode() : null);
    if (!here) return false;
    const siblings = this.lineOf(here);
    const index = siblings.indexOf(here);
    /** @type {Record<string, () => HTMLElement | undefined>} */
    const moves = {
      ArrowLeft: () => siblings[index - 1],
      ArrowRight: () => siblings[index + 1],
      Home: () => siblings[0],
      End: () => siblings[siblings.length - 1],
      ArrowUp: () => this.neighbour(here, -1),
      ArrowDown: () => this.neighbour(here, 1),
    };
    moves[key]?.()?.focus();
    return true;
  }

  /** The things of the same zone or toolbar, in order. @param {HTMLElement} thing @returns {HTMLElement[]} */
  lineOf(thing) {
    const line = thing.closest(".rs-row, .rs-tools");
    return line ? /** @type {HTMLElement[]} */ ([...line.querySelectorAll("[data-id]")]) : [thing];
  }

  /** @param {HTMLElement} here @param {1 | -1} way down or up @returns {HTMLElement | undefined} */
  neighbour(here, way) {
    const box = here.getBoundingClientRect();
    const middle = (box.left + box.right) / 2;
    const others = [...this.pieces.values(), ...this.tools.values()].filter((node) => node !== here);
    const boxes = others.map((node) => ({ node, at: node.getBoundingClientRect() })).filter(({ at }) => at.height > 0);
    const ahead = boxes.filter(({ at }) => (way > 0 ? at.top >= box.bottom - 6 : at.bottom <= box.top + 6));
    if (!ahead.length) return undefined;
    const nearest = way > 0 ? Math.min(...ahead.map(({ at }) => at.top)) : Math.max(...ahead.map(({ at }) => at.bottom));
    const line = ahead.filter(({ at }) => Math.abs((way > 0 ? at.top : at.bottom) - nearest) < 24);
    const far = (/** @type {DOMRect} */ at) => Math.abs((at.left + at.right) / 2 - middle);
    return line.sort((a, b) => far(a.at) - far(b.at))[0]?.node;
  }

  // --- the drawer: legal moves, text view, help ----------------------------------------------------------------------

  /** @param {DrawerKind} kind @returns {boolean} */
  openDrawer(kind) {
    if (this.kind === kind) {
      this.closeDrawer();
      return true;
    }
    if (!this.kind) this.back = /** @type {HTMLElement | null} */ (document.activeElement);
    this.kind = kind;
    this.fillDrawer(kind);
    put(this.drawer, { hidden: null });
    this.enterDrawer();
    return true;
  }

  enterDrawer() {
    const first = /** @type {HTMLElement | null} */ (this.drawer.querySelector(".rs-choice"));
    (first ?? this.drawer).focus();
  }

  closeDrawer() {
    this.kind = null;
    put(this.drawer, { hidden: "" });
    const back = this.back && this.back.isConnected && this.root.contains(this.back) ? this.back : this.currentNode();
    back?.focus({ preventScroll: true });
  }

  /** @param {DrawerKind} kind */
  fillDrawer(kind) {
    const title = make("div", "rs-zone-title", this.say(`${kind}_title`));
    put(title, { id: `${this.uid}-drawer`, role: "heading", "aria-level": 4 });
    const close = make("button", "rs-close");
    put(close, { type: "button", "aria-label": this.say("close") });
    const cross = glyph("close");
    if (cross) close.append(cross);
    const content = { moves: () => this.listMoves(), text: () => make("pre", "rs-text", this.scene.text), help: () => this.listKeys() };
    this.drawer.replaceChildren(title, close, content[kind]());
    put(this.drawer, { "aria-labelledby": `${this.uid}-drawer` });
  }

  /** @returns {HTMLElement} */
  listMoves() {
    const things = [...this.allPieces(), ...this.scene.buttons].filter((thing) => thing.action && thing.legal);
    if (!things.length) return make("div", "rs-empty", this.say("no_moves"));
    const list = make("ul", "rs-choices");
    for (const thing of things) {
      const button = make("button", "rs-choice");
      put(button, { type: "button", "data-attempt": thing.action });
      button.append(make("span", "rs-choice-title", thing.label));
      if (thing.preview.length) button.append(make("span", "rs-choice-lines", thing.preview.join(" · ")));
      const item = make("li");
      item.append(button);
      list.append(item);
    }
    return list;
  }

  /** @returns {HTMLElement} */
  listKeys() {
    const table = make("table", "rs-keys");
    for (const [key, meaning] of /** @type {[string, string][]} */ (this.words.keys ?? [])) {
      const row = make("tr");
      const head = make("th");
      put(head, { scope: "row" });
      head.append(make("kbd", "", key));
      row.append(head, make("td", "", meaning));
      table.append(row);
    }
    return table;
  }

  /** @param {string} key @returns {boolean} */
  walkDrawer(key) {
    const stops = /** @type {HTMLElement[]} */ ([...this.drawer.querySelectorAll(".rs-choice")]);
    if (!stops.length) return false;
    const index = stops.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const to = { ArrowDown: index + 1, ArrowRight: index + 1, ArrowUp: index - 1, ArrowLeft: index - 1, Home: 0, End: stops.length - 1 }[key];
    if (to !== undefined) stops[Math.min(stops.length - 1, Math.max(0, to))].focus();
    return true;
  }

  // --- motion --------------------------------------------------------------------------------------------------------

  get moves() {
    return this.shown >= 0 && !window.matchMedia("(prefers-reduced-motion: reduce)").matches && this.root.offsetWidth > 0;
  }

  /** Where every piece and zone is drawn now. @returns {Map<Element, DOMRect>} */
  places() {
    /** @type {Map<Element, DOMRect>} */ const found = new Map();
    if (!this.moves) return found;
    for (const node of [this.inner, ...this.pieces.values(), ...this.zones.values()]) {
      found.set(node, node.getBoundingClientRect());
    }
    for (const motion of this.motions) motion.cancel();
    this.motions = [];
    return found;
  }

  /** Let everything glide from where it was; what is new fades in. @param {Map<Element, DOMRect>} before */
  animate(before) {
    if (!before.size) return;
    // All is measured before anything moves: a zone carries its pieces along.
    const nodes = [...this.zones.values(), ...this.pieces.values()];
    const shifts = new Map(nodes.map((node) => [node, shift(before.get(node), node.getBoundingClientRect())]));
    const still = { x: 0, y: 0 };
    for (const [node, { x, y }] of shifts) {
      const zone = node.classList.contains("rs-piece") ? /** @type {HTMLElement | null} */ (node.closest(".rs-zone")) : null;
      const carried = (zone && shifts.get(zone)) || still;
      if (before.has(node)) this.glide(node, { x: x - carried.x, y: y - carried.y }, zone);
      else if (zone) this.play(node, [{ opacity: 0, transform: "translateX(-14px)" }, { opacity: 1, transform: "none" }], 260);
    }
  }

  /** @param {HTMLElement} node @param {{x: number, y: number}} from @param {HTMLElement | null} zone its zone, if it is a piece */
  glide(node, { x, y }, zone) {
    if (Math.abs(x) + Math.abs(y) < 2) return;
    const far = zone !== null && Math.hypot(x, y) > 130;
    const layer = far ? 5 : 0;
    const time = far ? 420 : 240;
    this.play(node, [{ transform: `translate(${x}px, ${y}px)`, zIndex: layer }, { transform: "none", zIndex: layer }], time);
    if (far && zone) this.play(zone, [{ zIndex: 5 }, { zIndex: 5 }], time);
  }

  /** @param {HTMLElement} node @param {Keyframe[]} frames @param {number} duration */
  play(node, frames, duration) {
    this.motions.push(node.animate(frames, { duration, easing: "cubic-bezier(.2, .75, .25, 1)" }));
  }

  /** A piece leaves the table: a copy of it fades where it lay. @param {HTMLElement} node */
  leave(node) {
    node.remove();
    const box = this.before.get(node);
    const frame = this.before.get(this.inner);
    if (!box?.width || !frame) return;
    const ghost = /** @type {HTMLElement} */ (node.cloneNode(true));
    for (const { name } of [...ghost.attributes]) {
      if (!["class", "style", "data-colour"].includes(name)) ghost.removeAttribute(name);
    }
    for (const part of ghost.querySelectorAll("[id]")) part.remove();
    ghost.classList.add("rs-ghost");
    put(ghost, { "aria-hidden": "true" });
    Object.assign(ghost.style, { left: `${box.left - frame.left}px`, top: `${box.top - frame.top}px`, width: `${box.width}px` });
    this.inner.append(ghost);
    const frames = [{ opacity: 0.9, transform: "none" }, { opacity: 0, transform: "translateY(16px) scale(.94)" }];
    const motion = ghost.animate(frames, { duration: 320, easing: "ease-in" });
    motion.onfinish = motion.oncancel = () => ghost.remove();
  }
}

/** @param {DOMRect | undefined} was @param {DOMRect} now */
function shift(was, now) {
  return was ? { x: was.left - now.left, y: was.top - now.top } : { x: 0, y: 0 };
}

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
function thingOf(target) {
  return target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest("[data-id]")) : null;
}

/** What the tip of a thing says; a button that may show its symbol only says its name. @param {Piece | Button | null} thing */
function tipLines(thing) {
  if (!thing || thing.preview.length || !("command" in thing) || !thing.command) return thing?.preview ?? [];
  return [thing.key ? `${thing.label} (${thing.key})` : thing.label];
}

/** A zone's pieces cut into the groups of its brackets. @param {Zone} zone @returns {{pieces: Piece[], label: string}[]} */
function grouped(zone) {
  if (!zone.brackets.length) return [{ pieces: zone.pieces, label: "" }];
  /** @type {{pieces: Piece[], label: string}[]} */ const groups = [];
  let at = 0;
  for (const { start, end, label } of zone.brackets) {
    if (start > at) groups.push({ pieces: zone.pieces.slice(at, start), label: "" });
    groups.push({ pieces: zone.pieces.slice(start, end + 1), label });
    at = end + 1;
  }
  if (at < zone.pieces.length) groups.push({ pieces: zone.pieces.slice(at), label: "" });
  return groups;
}

/** A panel with columns. @param {Panel} panel @returns {HTMLElement} */
function drawGridPanel(panel) {
  const table = make("table", "rs-scores");
  const head = make("tr");
  head.append(make("td"));
  panel.columns.forEach((column, index) => {
    const cell = make("th", index === panel.active ? "rs-column-active" : "");
    put(cell, { scope: "col", title: column });
    cell.append(make("span", "rs-column-name", column));
    head.append(cell);
  });
  const top = make("thead");
  top.append(head);
  const body = make("tbody");
  for (const line of panel.lines) {
    const row = make("tr", line.mark ? `rs-line-${line.mark}` : "");
    const name = make("th", "", line.text);
    put(name, { scope: "row" });
    row.append(name, ...line.values.map((value, i) => make("td", i === panel.active ? "rs-column-active" : "", value)));
    body.append(row);
  }
  table.append(top, body);
  return table;
}

/** @param {{model: Model, el: HTMLElement, signal?: AbortSignal}} context */
function render({ model, el, signal }) {
  const ended = new AbortController();
  signal?.addEventListener("abort", () => ended.abort());
  new View(model, el, ended.signal);
  return () => ended.abort();
}

export default { render };
