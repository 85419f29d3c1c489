// @ts-check
/**
 * The answer bar: what came of the last move, what the piece under the pointer would do, choices and what goes on.
 *
 * @typedef {import("./frame.js").FrameData} FrameData
 * @typedef {import("./frame.js").BarAnswer} BarAnswer
 * @typedef {import("./frame.js").BarButton} BarButton
 * @typedef {import("./frame.js").BarChoice} BarChoice
 * @typedef {{signal: AbortSignal, data: FrameData, side: {explain(): void}, word(name: string): string,
 *   command(name: string): void, answer(keys: string[]): void, hold(node: HTMLElement | null | undefined): void,
 *   attended(): boolean}} BarHost
 */

import { button, make, put, write } from "../dom.js";
import { mark } from "./marks.js";

/** How many letters are said in large ones where there is little width, alone and above choices. */
const [BRIEF, WORDY] = [90, 180];

/** The band at the bottom. */
export class AnswerBar {
  node = make("div", "rs-answer");
  sign = make("span", "rs-answer-sign");
  one = make("div", "rs-answer-one");
  two = make("div", "rs-answer-two");
  reason = make("div", "rs-answer-why");
  controls = make("div", "rs-answer-controls");
  number = make("input", "rs-answer-number");
  drawn = "";
  /** What came of the last move, as it was told. */ told = "";

  /** @param {BarHost} frame */
  constructor(frame) {
    this.frame = frame;
    put(this.node, { "data-part": "answer", role: "group", "aria-label": frame.word("answer") });
    put(this.number, { type: "text", inputmode: "numeric", size: 4, "aria-label": frame.word("number") });
    this.said = make("div", "rs-answer-say");
    put(this.said, { role: "status", "aria-live": "polite", "aria-atomic": "true" });
    this.said.append(this.one, this.two);
    this.node.append(this.sign, this.said, this.reason, this.controls);
    this.number.addEventListener("keydown", (event) => this.typed(event), { signal: frame.signal });
  }

  /** @param {KeyboardEvent} event */
  typed(event) {
    event.stopPropagation();
    if (event.key === "Enter") this.given();
  }

  /** Send the number that is typed; the next one takes its place. */
  given() {
    const typed = this.number.value.trim();
    if (typed) this.frame.answer([typed]);
    this.number.focus();
    this.number.select();
  }

  /** @param {FrameData} data */
  draw(data) {
    this.tell(data.answer);
    const told = JSON.stringify([data.answer.buttons, data.answer.why, data.choices, data.asks]);
    if (told === this.drawn) return;
    this.drawn = told;
    put(this.controls, { "data-told": data.choices.length && !data.asks ? "" : null });
    put(this.node, { "data-skips": data.answer.buttons.some(({ command }) => command === "skip") ? "" : null });
    const held = [this.reason, this.controls].some((part) => part.contains(document.activeElement));
    const key = held && document.activeElement?.getAttribute("data-key");
    this.reason.replaceChildren(...this.why(data));
    this.controls.replaceChildren(...this.choices(data), ...this.buttons(data));
    const goesOn = data.answer.buttons.some(({ command }) => command === "continue");
    const chosen = key && !goesOn ? this.controls.querySelector(`[data-key="${CSS.escape(key)}"]`) : null;
    if (held || goesOn) this.enter(held, chosen);
  }

  /** Something takes the focus, what goes on if nothing else: never from somebody who is elsewhere. @param {boolean} held @param {Element | null} [chosen] */
  enter(held, chosen) {
    if (held || this.frame.attended()) this.frame.hold(/** @type {HTMLElement | null | undefined} */ (chosen ?? this.onward()));
  }

  /** What goes on, else the board. */
  onward() {
    if (this.number.isConnected) return this.number;
    const stage = this.node.closest(".rs-stage");
    const next = stage?.querySelector(".rs-finish:not([hidden]) .rs-stage-main"); // not the lesson that is done, again
    const main = this.controls.querySelector(".rs-stage-main") ?? next ?? this.reason.firstElementChild;
    const harmless = "button:not([data-command='again'])"; // whoever pressed once too often keeps the game that is over
    const pressed = main ?? this.controls.querySelector(harmless) ?? this.controls.querySelector("button");
    return pressed ?? stage?.querySelector(".rs-piece[tabindex='0']"); // a player's strip may have it
  }

  /** What came of a move is heard once, though it is seen again after a look. @param {{tone: string, title: string, text: string}} answer */
  tell(answer) {
    const words = [answer.title, answer.text].filter(Boolean).join(" ");
    const news = words !== this.told;
    this.told = words;
    this.say(answer, news);
  }

  /** @param {{tone: string, title: string, text: string}} told @param {boolean} [aloud] to those who do not see it, too */
  say({ tone, title, text }, aloud = true) {
    const other = title !== this.one.textContent || text !== this.two.textContent;
    if (other) put(this.said, { "aria-live": aloud ? "polite" : "off" });
    const letters = title.length + text.length;
    put(this.node, { "data-tone": tone, "data-long": letters > WORDY ? "very" : letters > BRIEF ? "" : null });
    if (this.sign.dataset.tone !== tone) this.sign.replaceChildren(mark(tone));
    put(this.sign, { "data-tone": tone, "aria-hidden": "true" });
    write(this.one, title);
    write(this.two, text);
    put(this.two, { title: text || null });
  }

  /** @param {FrameData} data @returns {HTMLElement[]} */
  choices({ choices, asks, picked }) {
    if (asks === "number") {
      if (!this.number.isConnected) this.number.value = "";
      return [this.number];
    }
    return choices.map(({ key, label, state, about }) => {
      const node = button("rs-answer-choice", label);
      put(node, { "data-key": key, "data-state": state || null, "aria-pressed": String(picked.includes(key)) });
      node.addEventListener("click", () => this.frame.answer([key]), { signal: this.frame.signal });
      if (about) this.tellsOf(node, about);
      return node;
    });
  }

  /** What a choice stands for is told while it is looked at. @param {HTMLElement} node @param {string} about */
  tellsOf(node, about) {
    const { signal } = this.frame;
    put(node, { "aria-description": about });
    for (const event of ["pointerenter", "focus"]) node.addEventListener(event, () => this.peek(["", about]), { signal });
    for (const event of ["pointerleave", "blur"]) node.addEventListener(event, () => this.peek(null), { signal });
  }

  /** @param {FrameData} data @returns {HTMLElement[]} */
  buttons({ answer }) {
    const onward = answer.buttons.filter(({ command }) => ["skip", "continue"].includes(command)).at(-1);
    return answer.buttons.map((one) => this.button(one, one === onward));
  }

  /** It has a place of its own: nothing moves when it comes or goes. @param {FrameData} data @returns {HTMLElement[]} */
  why({ answer }) {
    if (!answer.why) return [];
    const why = button("rs-stage-button");
    put(why, { "data-command": "why", "aria-label": this.frame.word("why"), title: this.frame.word("why") });
    why.append(mark("book"), make("span", "rs-button-words", this.frame.word("why")));
    why.addEventListener("click", () => this.frame.side.explain(), { signal: this.frame.signal });
    return [why];
  }

  /** @param {BarButton} one @param {boolean} onward whether it is what the key for going on presses @returns {HTMLElement} */
  button({ command, primary }, onward) {
    const node = button(primary ? "rs-stage-button rs-stage-main" : "rs-stage-button", this.frame.word(command));
    put(node, { "data-command": command, "aria-keyshortcuts": onward ? "n" : null });
    node.addEventListener("click", () => this.press(command), { signal: this.frame.signal });
    return node;
  }

  /** @param {string} command */
  press(command) {
    if (command === "check" && this.frame.data.asks === "number") this.given();
    else this.frame.command(command);
  }

  // --- what the board says here, instead of beside its pieces ---------------------------------------------------------

  /** Whether the others are moving: nothing is looked at meanwhile. */
  get watching() {
    return this.frame.data.watching;
  }

  /** What the piece under the pointer would do, which it says itself where it has the focus; null: nothing is looked at. @param {string[] | null} lines @param {boolean} [aloud] */
  peek(lines, aloud = false) {
    const { data } = this.frame;
    if (!data?.answer) return;
    if (lines?.length) this.say({ tone: "see", title: lines[0], text: lines.slice(1).join(" · ") }, aloud);
    else this.tell(data.answer);
  }
}
