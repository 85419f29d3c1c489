// @ts-check
/**
 * Beside the board: the live plot, the rules, Python, each on a tab; and the legend of a picture.
 *
 * @typedef {import("./frame.js").FrameData} FrameData
 * @typedef {import("./frame.js").ToldRule} ToldRule
 * @typedef {import("../model.js").Model} Model
 * @typedef {{model: Model, signal: AbortSignal, data: FrameData, symbols: import("../table/symbols.js").Symbols,
 *   view: import("../table/view.js").View, word(name: string): string, command(name: string): void,
 *   bring(part: "board" | "side"): void}} SideHost
 */

import { button, make, put, unique } from "../dom.js";
import { FigureView } from "../figure.js";
import { stepInList } from "../keys.js";
import { watch } from "../model.js";
import { drawKey } from "../table/odds.js";

/** The board has a tab only where there is no room beside it. */
const TABS = ["board", "plot", "rules", "whatif", "python"];

/** How far what-if looks. */
const TIERS = ["now", "soon", "end"];

/** The column at the right. */
export class Side {
  node = make("div", "rs-side");
  tabs = make("div", "rs-side-tabs");
  panel = make("div", "rs-side-panel");
  plot = make("div", "rs-side-plot");
  figure = make("div", "rs-side-figure");
  after = make("p", "rs-side-after");
  about = make("div", "rs-side-rules");
  legend = make("ul", "rs-legend");
  rules = make("div", "rs-side-rules");
  chances = make("div", "rs-side-chances");
  oddsKey = make("ul", "rs-odds-key");
  python = make("pre", "rs-side-python");
  open = "plot";
  /** Whether the board has a tab and is in front. */ covered = false;
  /** Whether it has one. */ narrow = false;
  /** The kind of the beat that is shown. */ kind = "";
  /** What it asks for. */ asked = "";
  told = "";

  /** @param {SideHost} frame */
  constructor(frame) {
    this.frame = frame;
    const id = unique("side");
    put(this.node, { "data-part": "plot" });
    put(this.tabs, { role: "tablist" });
    put(this.panel, { role: "tabpanel", id, tabindex: 0 });
    this.after.textContent = frame.word("after");
    this.tabs.append(...TABS.map((name) => this.tab(name, id)));
    const resized = new ResizeObserver(([{ contentRect }]) => {
      this.narrow = contentRect.width > 0;
      this.mark();
    });
    resized.observe(this.tabs.children[0]);
    frame.signal.addEventListener("abort", () => resized.disconnect());
    this.plot.append(this.figure, this.about, this.after, this.legend, frame.view.panels.side);
    this.panel.append(this.plot, this.rules, this.chances, this.python);
    this.node.append(this.tabs, this.panel);
    put(this.legend, { hidden: "" });
    this.chart = new FigureView(this.figure, frame.model, frame.signal);
    watch(frame.model, ["figure"], () => this.drawFigure(), frame.signal);
    watch(frame.model, ["odds"], () => drawKey(this.oddsKey, frame.model.get("odds") ?? {}), frame.signal);
    drawKey(this.oddsKey, frame.model.get("odds") ?? {});
    this.drawFigure();
    this.show("plot");
  }

  /** @param {string} name @param {string} panel */
  tab(name, panel) {
    const node = button("rs-side-tab", this.frame.word(`tab_${name}`));
    put(node, { role: "tab", "data-tab": name, "aria-controls": panel });
    node.addEventListener("click", () => this.choose(name), { signal: this.frame.signal });
    node.addEventListener("keydown", (event) => this.key(event), { signal: this.frame.signal });
    return node;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const tabs = /** @type {HTMLElement[]} */ ([...this.tabs.children]).filter((tab) => tab.offsetWidth);
    const to = stepInList(event.key, tabs.indexOf(/** @type {HTMLElement} */ (event.currentTarget)), tabs.length);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.choose(tabs[to].dataset.tab ?? "");
    tabs[to].focus();
  }

  /** @param {string} name */
  choose(name) {
    if (name === "board") this.toBoard();
    else this.show(name);
  }

  /** What a question prints beside the board comes to the front, and the curves of a game that was looked back on; else the board. @param {FrameData} data */
  begin({ kind, more, answer }) {
    const printed = kind === "drill" && this.frame.model.get("scene")?.panels.length;
    const found = kind === "review" && !more && answer.buttons.every(({ command }) => command !== "stop_looking");
    if (printed || found) this.show("plot");
    else this.toBoard();
  }

  /** The board comes to the front, where there is room for one only. */
  toBoard() {
    this.frame.bring("board");
    this.covered = true;
    this.mark();
  }

  /** One tab is chosen, and has the tab stop; that of the board only where it is seen. */
  mark() {
    const front = this.covered ? "board" : this.open;
    const chosen = this.narrow ? front : this.open;
    for (const tab of /** @type {Iterable<HTMLElement>} */ (this.tabs.children)) {
      const on = tab.dataset.tab === chosen;
      put(tab, { "aria-selected": String(on), tabindex: on ? 0 : -1, "data-front": tab.dataset.tab === front ? "true" : null });
      if (on) put(this.panel, { "aria-label": tab.textContent });
    }
  }

  /** @param {string} name */
  show(name) {
    this.open = name;
    this.frame.bring("side");
    this.covered = false;
    this.mark();
    const parts = { plot: this.plot, rules: this.rules, whatif: this.chances, python: this.python };
    for (const [key, part] of Object.entries(parts)) put(part, { hidden: key === name ? null : "" });
    if (name === "rules") this.drawRules(null);
  }

  /** Open the rule behind the answer, with where the rulebooks tell it. */
  explain() {
    const { why } = this.frame.data.answer;
    this.show("rules");
    this.drawRules(why);
    this.panel.focus({ preventScroll: true });
  }

  /** @param {FrameData} data */
  draw(data) {
    this.drawChances(data.whatif);
    if (data.kind !== this.kind) this.showLegend(data.kind === "picture");
    if (data.kind !== this.kind || data.coach !== this.asked) this.begin(data);
    this.kind = data.kind;
    this.asked = data.coach;
    this.drawAbout(data.about);
    const told = JSON.stringify([data.legend, data.python]);
    if (told === this.told) return;
    this.told = told;
    this.python.textContent = data.python.join("\n");
    this.legend.replaceChildren(...data.legend.map(({ symbol, words }) => {
      const item = make("li");
      item.append(this.frame.symbols.draw(symbol), make("span", "", words));
      return item;
    }));
  }

  /** The legend takes the place of the plot, or leaves it again, where there is one. @param {boolean} [on] */
  showLegend(on = Boolean(this.legend.hidden) || this.open !== "plot" || this.kind === "picture") {
    this.show("plot");
    put(this.legend, { hidden: on ? null : "" });
    this.drawFigure();
  }

  /** @param {FrameData["whatif"]} whatif */
  drawChances(whatif) {
    const told = JSON.stringify(whatif);
    if (this.chances.dataset.told === told) return;
    put(this.chances, { "data-told": told });
    const rows = whatif.rows.map(({ label, percent, uncertainty, best }) => {
      const row = make("div", best ? "rs-chance rs-chance-best" : "rs-chance");
      row.style.setProperty("--rs-percent", `${percent}%`);
      row.append(make("span", "rs-chance-label", label), make("b", "", `${percent} % ± ${uncertainty}`));
      return row;
    });
    const odds = this.asker("odds", whatif.odds, true);
    const asks = make("div", "rs-chance-asks");
    if (whatif.running) asks.append(this.asker("stop", null, true));
    else asks.append(...TIERS.map((tier) => this.asker(tier, whatif.asked === tier, whatif.can)));
    const head = make("div", "rs-rule-title", this.frame.word("chance"));
    put(head, { role: "heading", "aria-level": 3 });
    const held = this.chances.querySelector("button:focus")?.getAttribute("data-command");
    this.chances.replaceChildren(head, asks, ...rows, make("p", "", whatif.told), odds, this.oddsKey);
    const next = this.chances.querySelector(`[data-command="${held}"]`) ?? (held && asks.querySelector("button"));
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }

  /** A button of the tab. @param {string} command @param {boolean | null} pressed whether it is on; null: it is no switch @param {boolean} can */
  asker(command, pressed, can) {
    const node = button("rs-stage-button", this.frame.word(command));
    put(node, { "data-command": command, "aria-pressed": pressed === null ? null : String(pressed), "aria-disabled": can ? null : "true" });
    node.addEventListener("click", () => this.frame.command(command), { signal: this.frame.signal });
    return node;
  }

  drawFigure() {
    const figure = this.frame.model.get("figure") ?? {};
    const shown = Boolean(figure.data) && Boolean(this.legend.hidden);
    put(this.figure, { hidden: shown ? null : "" });
    const asked = this.frame.data?.kind === "drill" && this.legend.hidden;
    put(this.after, { hidden: shown || !asked || this.about.childElementCount ? "" : null });
    if (shown) this.chart.draw(figure);
  }

  /** What a question asked about, where no chart stands. @param {ToldRule[]} rules */
  drawAbout(rules) {
    const told = JSON.stringify(rules);
    if (this.about.dataset.told === told) return;
    put(this.about, { "data-told": told });
    this.about.replaceChildren(...rules.map((rule) => drawRule(rule, false)));
    this.drawFigure();
  }

  /** @param {ToldRule | null} why the rule to show first */
  drawRules(why) {
    const rules = /** @type {ToldRule[]} */ (this.frame.model.get("rules") ?? []);
    const rest = rules.filter(({ id }) => id !== why?.id);
    const told = [...(why ? [drawRule(why, true)] : []), ...rest.map((rule) => drawRule(rule, false))];
    this.rules.replaceChildren(...(told.length ? told : [make("p", "rs-side-after", this.frame.word("no_rule"))]));
    this.panel.scrollTop = 0;
  }
}

/** @param {ToldRule} rule @param {boolean} stressed @returns {HTMLElement} */
function drawRule({ title, text, told }, stressed) {
  const node = make("section", stressed ? "rs-rule rs-rule-now" : "rs-rule");
  const head = make("div", "rs-rule-title", title);
  put(head, { role: "heading", "aria-level": 3 });
  node.append(head, make("p", "", text));
  if (told.length) node.append(make("p", "rs-rule-told", told.join(" · ")));
  return node;
}
