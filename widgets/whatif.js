// @ts-check
/**
 * The what-if panel: draws the answer that Python makes, and reports what is pressed.
 *
 * The answer comes whole, ten times a second while it sharpens; nodes are kept, so that focus and pointer stay where
 * they are. Rows do not change places under the pointer or the focus. Text goes in as text nodes only.
 *
 * @typedef {{id: string, words: string, note: string, mark: string, told: string, value: string, interval: string,
 *   other: string, at: [number, number, number]}} Row
 * @typedef {{heads: string[], axis: [string, string], rows: Row[], left: number, playable: boolean, bars: boolean,
 *   tips: string[]}} Answer
 * @typedef {{id: string, label: string, tip: string, enabled: boolean, pressed: boolean | null}} Button
 * @typedef {{id: string, label: string, tip: string, value: string, options: [string, string, string][]}} Choice
 * @typedef {{number: number, title: string, summary: string, here: boolean, elsewhere: boolean,
 *   table: Answer | null}} Pin
 * @typedef {{entry: number, depth: number, words: string, here: boolean, main: boolean}} Branch
 * @typedef {{lang: string, status: string, serial: number, titles: [string, string][], glance: boolean, line: number, headline: string, why: string,
 *   summary: string, spoken: string, progress: [number, number] | null, buttons: Button[], choices: Choice[],
 *   table: Answer | null, rules: {heads: string[], rows: string[][], ids: string[]} | null, pins: Pin[], tree: Branch[] | null, edit: boolean,
 *   words: Record<string, string>}} View
 * @typedef {{get(name: string): any, set(name: string, value: any): void, save_changes(): void,
 *   on(name: string, callback: () => void): void, off(name: string, callback: () => void): void,
 *   send(content: object): void}} Model
 */

import { Outbox, heed, quiet, unique } from "./page.js";

/** Buttons that stand in the place of another. @type {Record<string, string>} */
const PLACES = { unpin: "pin", go_on: "ask" };

/** @param {string} tag @param {string} [name] class name @param {string} [text] @returns {HTMLElement} */
function make(tag, name = "", text = "") {
  const node = document.createElement(tag);
  if (name) node.className = name;
  if (text) node.textContent = text;
  return node;
}

/** Set what differs. @param {HTMLElement} node @param {string} text */
function write(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/** @param {HTMLElement} node @param {Record<string, string | null>} attributes null takes one away */
function put(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) node.removeAttribute(name);
    else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
  }
}

/** Children in this order, each moved only if it has to. @param {HTMLElement} parent @param {HTMLElement[]} nodes */
function arrange(parent, nodes) {
  nodes.forEach((node, place) => {
    if (parent.children[place] !== node) parent.insertBefore(node, parent.children[place] ?? null);
  });
  while (parent.children.length > nodes.length) parent.lastElementChild?.remove();
}

/** Where Python's words explain something, under the pointer. @param {HTMLElement} node @param {string} tip */
function explain(node, tip) {
  put(node, { title: tip || null });
}

/** One row: a move, the picture of its interval, its numbers, what can be done with it. */
class Line {
  /** @param {Sheet} sheet @param {Row} row */
  constructor(sheet, row) {
    this.sheet = sheet;
    this.id = row.id;
    this.node = make("tr");
    this.name = make("th");
    put(this.name, { scope: "row" });
    this.words = make("span", "rs-whatif-words");
    this.note = make("code");
    this.told = make("span", "rs-whatif-told");
    this.name.append(this.words, " ", this.note, this.told);
    this.bar = make("div", "rs-whatif-bar");
    put(this.bar, { "aria-hidden": "true" });
    this.fill = make("div", "rs-whatif-fill");
    this.span = make("div", "rs-whatif-span");
    this.dot = make("div", "rs-whatif-dot");
    this.bar.append(this.fill, this.span, this.dot);
    this.picture = make("td", "rs-whatif-picture");
    this.picture.append(this.bar);
    this.value = make("td", "rs-whatif-number");
    this.number = make("span", "rs-whatif-value");
    this.interval = make("span", "rs-whatif-interval");
    this.value.append(this.number, this.interval);
    this.other = make("td", "rs-whatif-number");
    this.node.append(this.name, this.picture, this.value, this.other);
    /** @type {HTMLElement | null} */
    this.play = null;
    this.line = this.play;
    if (sheet.acts) {
      this.play = sheet.panel.button("rs-whatif-small rs-whatif-play", () => this.send("play"));
      this.line = sheet.panel.button("rs-whatif-small", () => this.send("line"));
      const cell = make("td", "rs-whatif-acts");
      cell.append(this.play, this.line);
      this.node.append(cell);
    }
  }

  /** @param {string} what */
  send(what) {
    if (what === "line") this.sheet.panel.opened = this.id;
    this.sheet.panel.send(what, this.id, true);
  }

  /** @param {Row} row @param {Answer} answer @param {Record<string, string>} words */
  update(row, answer, words) {
    const [low, mean, high] = row.at;
    put(this.node, { "data-mark": row.mark || "none", "data-id": row.id });
    write(this.words, row.words);
    write(this.note, row.note);
    write(this.told, row.told);
    write(this.number, row.value);
    write(this.interval, row.interval);
    explain(this.interval, words.head_interval_tip);
    this.span.hidden = !row.interval;
    write(this.other, row.other);
    this.fill.style.width = answer.bars ? `${mean}%` : "0";
    this.span.style.left = `${low}%`;
    this.span.style.width = `${Math.max(0, high - low)}%`;
    this.dot.style.left = `${mean}%`;
    for (const [node, name] of /** @type {[HTMLElement | null, string][]} */ ([[this.play, "play"], [this.line, "line"]])) {
      if (!node) continue;
      write(node, words[name]);
      put(node, { "aria-label": words[`${name}_of`].replace("{move}", row.words) });
    }
    if (this.play) this.play.hidden = !answer.playable;
  }
}

/** A table of moves with their bars. */
class Sheet {
  /** @param {Panel} panel @param {boolean} acts whether rows have buttons */
  constructor(panel, acts) {
    this.panel = panel;
    this.acts = acts;
    /** @type {Map<string, Line>} */
    this.lines = new Map();
    this.node = make("table", "rs-whatif-table");
    this.caption = make("caption", "rs-whatif-hidden");
    const row = make("tr");
    this.heads = ["", "rs-whatif-picture", "rs-whatif-number", "rs-whatif-number", ...(acts ? ["rs-whatif-acts"] : [])].map((name) => {
      const head = make("th", name);
      put(head, { scope: "col" });
      row.append(head);
      return head;
    });
    this.title = make("span", "rs-whatif-hidden");
    this.axis = make("div", "rs-whatif-axis");
    this.low = make("span");
    this.high = make("span");
    this.axis.append(this.low, this.high);
    put(this.axis, { "aria-hidden": "true" });
    this.heads[1].append(this.title, this.axis);
    const head = make("thead");
    head.append(row);
    this.body = make("tbody");
    this.node.append(this.caption, head, this.body);
    this.key = "";
  }

  /** Whether somebody is about to press something in a row. */
  get held() {
    return this.acts && this.body.matches(":hover, :focus-within");
  }

  /** What the rows are about, from top to bottom. @returns {string[]} */
  get order() {
    return [...this.body.children].map((row) => row.getAttribute("data-id") ?? "");
  }

  /** @param {Answer} answer @param {Record<string, string>} words @param {string} key another question has another one */
  update(answer, words, key) {
    write(this.caption, words.table);
    const [move, value, other] = answer.heads;
    write(this.heads[0], move);
    write(this.title, words.bar);
    write(this.low, answer.axis[0]);
    write(this.high, answer.axis[1]);
    write(this.heads[2], value);
    write(this.heads[3], other);
    answer.tips.forEach((tip, place) => explain(this.heads[place], tip));
    if (this.acts) {
      if (!this.heads[4].firstChild) this.heads[4].append(make("span", "rs-whatif-hidden", words.head_do));
    }
    if (key !== this.key) this.lines.clear();
    const fresh = key !== this.key || answer.rows.some(({ id }) => !this.lines.has(id));
    this.key = key;
    for (const row of answer.rows) {
      const line = this.lines.get(row.id) ?? new Line(this, row);
      this.lines.set(row.id, line);
      line.update(row, answer, words);
    }
    const there = new Set(answer.rows.map(({ id }) => id));
    const stays = this.held && !fresh && [...this.lines.keys()].every((id) => there.has(id));
    if (stays) return;
    for (const id of [...this.lines.keys()]) if (!there.has(id)) this.lines.delete(id);
    arrange(this.body, answer.rows.map(({ id }) => /** @type {Line} */ (this.lines.get(id)).node));
  }
}

/** What changes the position: a line of the list, its new value. */
class Form {
  /** @param {Panel} panel */
  constructor(panel) {
    this.panel = panel;
    this.node = make("form", "rs-whatif-edit");
    this.list = make("datalist");
    this.list.id = unique("fields");
    [this.path, this.pathName] = this.field("rs-whatif-path");
    [this.value, this.valueName] = this.field("rs-whatif-new");
    put(this.path, { list: this.list.id });
    this.button = make("button", "rs-whatif-button");
    put(this.button, { type: "submit" });
    this.node.append(this.button, this.list);
    this.key = "";
    /** @type {Map<string, string>} */
    this.known = new Map();
    const { signal } = panel;
    this.node.addEventListener("submit", (event) => {
      event.preventDefault();
      panel.send("edit", { path: this.path.value.trim(), value: this.value.value.trim() });
    }, { signal });
    this.path.addEventListener("input", () => this.hint(), { signal });
  }

  /** @param {string} name @returns {[HTMLInputElement, HTMLElement]} a text field, and what names it */
  field(name) {
    const label = make("label", "rs-whatif-choice");
    const words = make("span");
    const input = /** @type {HTMLInputElement} */ (make("input", name));
    put(input, { type: "text", autocomplete: "off", spellcheck: "false", autocapitalize: "off" });
    label.append(words, input);
    this.node.append(label);
    return [input, words];
  }

  /** Tell what there is now at the path that is written. */
  hint() {
    const now = this.known.get(this.path.value.trim());
    const { words } = this.panel.view;
    put(this.value, { placeholder: now === undefined ? null : words.edit_now.replace("{value}", () => now) });
  }

  /** @param {View} view */
  update({ edit, words }) {
    this.node.hidden = !edit;
    if (!edit) return;
    put(this.node, { "aria-label": words.button_edit });
    write(this.pathName, words.edit_path);
    write(this.valueName, words.edit_value);
    write(this.button, words.edit_ask);
    /** @type {[string, string][]} */
    const fields = this.panel.model.get("fields") ?? [];
    const key = JSON.stringify(fields);
    if (key === this.key) return;
    this.key = key;
    this.known = new Map(fields);
    this.list.replaceChildren(...fields.map(([path, value]) => {
      const option = /** @type {HTMLOptionElement} */ (make("option"));
      option.value = path;
      option.label = `${path}: ${words.edit_now.replace("{value}", () => value)}`;
      return option;
    }));
    this.hint();
  }
}

/** The panel on the page: its nodes, made once, and what fills them. */
class Panel {
  /** @param {Model} model @param {HTMLElement} root @param {AbortSignal} signal */
  constructor(model, root, signal) {
    this.model = model;
    this.root = root;
    this.signal = signal;
    this.outbox = new Outbox(model);
    this.rulesKey = this.pinsKey = this.treeKey = "";
    this.line = this.view?.line ?? 0;
    /** The boards of lines that are there. @type {Element[]} */
    this.boards = [];
    /** The row that the last line was opened from. */
    this.opened = "";
    /** The button of such a board that had the focus last. @type {string | null} */
    this.pressed = null;
    /** @type {Map<string, HTMLElement>} */
    this.buttons = new Map();
    /** @type {Map<string, {label: HTMLElement, name: HTMLElement, select: HTMLSelectElement, key: string}>} */
    this.selects = new Map();
    /** @type {Sheet[]} */
    this.pinned = [];
    this.bar = make("div", "rs-whatif-bar-of-buttons");
    put(this.bar, { role: "group" });
    this.press = make("div", "rs-whatif-buttons");
    this.choose = make("div", "rs-whatif-choices");
    this.bar.append(this.press, this.choose);
    this.title = make("p", "rs-whatif-title");
    this.headline = make("p", "rs-whatif-headline");
    this.why = make("p", "rs-whatif-why");
    this.summary = make("p", "rs-whatif-summary");
    this.progress = /** @type {HTMLProgressElement} */ (make("progress", "rs-whatif-progress"));
    this.error = make("p", "rs-whatif-error");
    put(this.error, { role: "alert" });
    this.live = make("p", "rs-whatif-hidden");
    put(this.live, { role: "status" });
    this.sheet = new Sheet(this, true);
    this.all = this.button("rs-whatif-small", () => this.send("all"));
    this.rules = make("div", "rs-whatif-rules");
    this.pins = make("div", "rs-whatif-pins");
    this.tree = make("div", "rs-whatif-tree");
    this.form = new Form(this);
    root.classList.add("rs-whatif");
    root.append(
      this.bar, this.form.node, this.title, this.headline, this.why, this.progress, this.sheet.node, this.all, this.summary, this.error,
      this.live, this.rules, this.pins, this.tree,
    );
    root.addEventListener("keydown", quiet, { signal });
    for (const event of ["mouseleave", "focusout"]) {
      this.sheet.body.addEventListener(event, () => setTimeout(() => this.update()), { signal });
    }
    this.update();
  }

  /** Remember which button of a line's board has the focus. @param {EventTarget | null} node */
  focused(node) {
    if (!(node instanceof Element)) return;
    const board = node.closest(".rs-table");
    const inside = board !== null && this.root.closest(".rs-whatif-box")?.contains(board) === true;
    if (inside) this.boards = [board];
    this.pressed = inside ? (node.closest("[data-id]")?.getAttribute("data-id") ?? null) : null;
  }

  /** @returns {View} */
  get view() {
    return this.model.get("view");
  }

  /** @param {string} name class names @param {() => void} pressed @returns {HTMLElement} */
  button(name, pressed) {
    const node = make("button", name);
    put(node, { type: "button" });
    node.addEventListener("click", () => node.getAttribute("aria-disabled") !== "true" && pressed(), { signal: this.signal });
    return node;
  }

  /** @param {string} what @param {string | number | Record<string, string> | null} [value] @param {boolean} [bound] meant for this answer only */
  send(what, value = null, bound = false) {
    this.outbox.send({ do: what, value, asked: bound ? this.view.serial : null });
  }

  update() {
    const view = this.view;
    if (!view?.words) return;
    put(this.root, { lang: view.lang, "data-status": view.status });
    put(this.bar, { "aria-label": view.words.toolbar });
    this.updateButtons(view);
    this.updateChoices(view);
    put(this.sheet.node, { "data-glance": view.glance ? "true" : null });
    this.updateTitle(view);
    write(this.headline, view.headline);
    write(this.why, view.why && view.why !== view.headline ? view.why : "");
    write(this.summary, view.summary);
    write(this.live, view.spoken);
    write(this.error, this.model.get("error") ?? "");
    this.progress.hidden = !view.progress;
    if (view.progress) {
      [this.progress.value, this.progress.max] = view.progress;
      put(this.progress, { "aria-label": view.words.progress });
    }
    this.sheet.node.hidden = !view.table;
    if (view.table) this.sheet.update(view.table, view.words, String(view.serial));
    this.updateAll(view);
    this.updateRules(view);
    this.updatePins(view);
    this.updateTree(view);
    this.form.update(view);
    this.updateLine(view);
  }

  /** @param {View} view */
  updateTitle({ titles }) {
    while (this.title.children.length > titles.length) this.title.lastElementChild?.remove();
    titles.forEach(([text, tip], place) => {
      const known = /** @type {HTMLElement | undefined} */ (this.title.children[place]);
      const part = known ?? make("span");
      if (!known) this.title.append(...(place ? [" "] : []), part);
      write(part, text);
      explain(part, tip);
    });
  }

  /**
   * The board of a line is drawn by itself, a moment later, below: it is shown when it is there. Where the focus was on
   * a button of the board that it takes the place of, it goes on to the same button; after the last one, to the row.
   * @param {View} view
   */
  updateLine({ line }) {
    if (line === this.line) return;
    this.line = line;
    const box = this.root.closest(".rs-whatif-box");
    if (!box) return;
    const boards = () => [...box.querySelectorAll(".rs-table")];
    const before = new Set(this.boards.filter((board) => box.contains(board)));
    const end = performance.now() + 10000;
    const look = () => {
      if (this.signal.aborted || this.line !== line || performance.now() > end) return;
      if (!line) {
        if (boards().length) requestAnimationFrame(look);
        else if (this.pressed && document.activeElement === document.body) this.sheet.lines.get(this.opened)?.line?.focus();
        return;
      }
      const board = boards().find((one) => !before.has(one) && one.getClientRects().length > 0 && one.querySelector("button"));
      if (!board) {
        requestAnimationFrame(look);
        return;
      }
      this.boards = boards();
      const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      board.scrollIntoView({ block: "nearest", behavior: calm ? "auto" : "smooth" });
      const pressed = this.pressed;
      if (pressed && document.activeElement === document.body) {
        /** @type {HTMLElement | null} */ (board.querySelector(`[data-id="${CSS.escape(pressed)}"]`))?.focus({ preventScroll: true });
      }
    };
    look();
  }

  /** @param {View} view */
  updateButtons(view) {
    const nodes = view.buttons.map(({ id, label, tip, enabled, pressed }) => {
      const place = PLACES[id] ?? id; // one button that is pressed and let go
      const act = () => this.send(/** @type {string} */ (node.dataset.do));
      const node = this.buttons.get(place) ?? this.button("rs-whatif-button", act);
      this.buttons.set(place, node);
      write(node, label);
      put(node, { "data-do": id, title: tip, "aria-disabled": enabled ? null : "true" });
      put(node, { "aria-pressed": pressed === null ? null : String(pressed) });
      return node;
    });
    arrange(this.press, nodes);
  }

  /** @param {View} view */
  updateChoices(view) {
    const nodes = view.choices.map(({ id, label, tip, options, value }) => {
      const known = this.selects.get(id) ?? this.choice(id);
      write(known.name, label);
      const key = JSON.stringify(options);
      if (known.key !== key) {
        known.key = key;
        known.select.replaceChildren(...options.map(([name, words, about]) => {
          const option = /** @type {HTMLOptionElement} */ (make("option", "", words));
          option.value = name;
          explain(option, about);
          return option;
        }));
      }
      if (known.select.value !== value) known.select.value = value;
      explain(known.label, [tip, ...options.map(([, , about]) => about)].filter(Boolean).join("\n"));
      return known.label;
    });
    arrange(this.choose, nodes);
  }

  /** @param {string} id */
  choice(id) {
    const select = /** @type {HTMLSelectElement} */ (make("select"));
    put(select, { "data-choice": id });
    select.addEventListener("change", () => this.send(id, select.value), { signal: this.signal });
    const label = make("label", "rs-whatif-choice");
    const name = make("span");
    label.append(name, select);
    const made = { label, name, select, key: "" };
    this.selects.set(id, made);
    return made;
  }

  /** @param {View} view */
  updateAll(view) {
    const many = view.table && view.table.rows.length > 12;
    const left = view.table?.left ?? 0;
    this.all.hidden = !view.table || (!left && !many);
    write(this.all, left ? view.words.all.replace("{count}", String(left)) : view.words.fewer);
  }

  /** @param {View} view */
  updateRules(view) {
    this.rules.hidden = !view.rules;
    const order = this.sheet.order; // that of the rows above, which may wait for the pointer to leave
    const key = JSON.stringify([view.rules, order]);
    if (key === this.rulesKey || !view.rules) return;
    this.rulesKey = key;
    const table = make("table", "rs-whatif-table");
    const head = make("tr");
    view.rules.heads.forEach((text, place) => {
      const cell = make("th", place ? "rs-whatif-number" : "", text);
      put(cell, { scope: "col" });
      head.append(cell);
    });
    const { ids } = view.rules;
    const place = (/** @type {number} */ at) => (order.indexOf(ids[at]) + 1 || order.length + 1) * 1000 + at;
    const sorted = [...view.rules.rows.keys()].sort((a, b) => place(a) - place(b)).map((at) => view.rules?.rows[at] ?? []);
    const rows = sorted.map(([name, ...numbers]) => {
      const row = make("tr");
      const first = make("th", "", name);
      put(first, { scope: "row" });
      row.append(first, ...numbers.map((number) => make("td", "rs-whatif-number", number)));
      return row;
    });
    const top = make("thead");
    top.append(head);
    const body = make("tbody");
    body.append(...rows);
    table.append(make("caption", "rs-whatif-title", view.words.rules_title), top, body);
    put(this.rules, { tabindex: "0", role: "region", "aria-label": view.words.rules_title });
    this.rules.replaceChildren(table);
  }

  /** @param {View} view */
  updatePins(view) {
    const key = view.pins.map(({ number, title, summary, elsewhere }) => [number, title, summary, elsewhere]).join("\n") + view.status + view.serial;
    const rows = JSON.stringify(view.pins.map(({ table }) => table));
    if (key + rows === this.pinsKey) return;
    this.pinsKey = key + rows;
    const focus = this.pins.contains(document.activeElement) ? document.activeElement?.getAttribute("data-pin") : null;
    this.pins.replaceChildren(...view.pins.map((pin) => this.pin(pin, view)));
    if (focus) /** @type {HTMLElement | null} */ (this.pins.querySelector(`[data-pin="${focus}"]`))?.focus();
  }

  /** @param {Pin} pin @param {View} view */
  pin({ number, title, summary, here, elsewhere, table }, view) {
    const node = make("section", "rs-whatif-pin");
    put(node, { "aria-label": view.words.pinned });
    const go = this.button("rs-whatif-small", () => this.send("goto_pin", number));
    const off = this.button("rs-whatif-small", () => this.send("unpin", number));
    write(go, view.words.goto_pin);
    write(off, view.words.unpin);
    put(go, { "data-pin": `go-${number}`, "aria-label": `${view.words.goto_pin}: ${title}` });
    put(off, { "data-pin": `off-${number}`, "aria-label": `${view.words.unpin}: ${title}` });
    go.hidden = here || elsewhere;
    const head = make("div", "rs-whatif-pin-head");
    head.append(make("span", "rs-whatif-title", `${view.words.pinned}: ${title}`));
    if (elsewhere) head.append(make("span", "rs-whatif-told", `(${view.words.pin_elsewhere})`));
    head.append(go, off);
    node.append(head);
    if (table) {
      const sheet = new Sheet(this, false);
      sheet.update(table, view.words, "pin");
      node.append(sheet.node);
    }
    node.append(make("p", "rs-whatif-summary", summary));
    return node;
  }

  /** @param {View} view */
  updateTree(view) {
    this.tree.hidden = !view.tree;
    const key = JSON.stringify(view.tree);
    if (key === this.treeKey || !view.tree) return;
    this.treeKey = key;
    const focus = this.tree.contains(document.activeElement) ? document.activeElement?.getAttribute("data-entry") : null;
    const list = make("ul");
    put(list, { "aria-label": view.words.tree_title });
    for (const { entry, depth, words, here, main } of view.tree) {
      const item = make("li");
      item.style.marginLeft = `${Math.min(depth, 8) * 1.2}em`;
      const node = this.button("rs-whatif-small", () => this.send("jump", entry));
      write(node, words);
      put(node, { "data-entry": String(entry), "aria-current": here ? "true" : null, "data-main": main ? "true" : null });
      item.append(node);
      if (here) item.append(" ", make("span", "rs-whatif-told", view.words.tree_here));
      list.append(item);
    }
    this.tree.replaceChildren(make("p", "rs-whatif-title", view.words.tree_title), list);
    if (focus) /** @type {HTMLElement | null} */ (this.tree.querySelector(`[data-entry="${focus}"]`))?.focus();
  }
}

/** @param {{model: Model, el: HTMLElement, signal?: AbortSignal}} context */
function render({ model, el, signal }) {
  const end = new AbortController();
  signal?.addEventListener("abort", () => end.abort(), { once: true });
  const root = make("section");
  el.append(root);
  const panel = new Panel(model, root, end.signal);
  const update = () => panel.update();
  document.addEventListener("focusin", (event) => panel.focused(event.target), { signal: end.signal });
  for (const name of ["view", "error", "fields"]) {
    model.on(`change:${name}`, update);
    end.signal.addEventListener("abort", () => model.off(`change:${name}`, update), { once: true });
  }
  return () => end.abort();
}

/** @param {{model: Model}} context */
function initialize({ model }) {
  heed(model, "view");
}

export default { initialize, render };
