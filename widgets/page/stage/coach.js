// @ts-check
/**
 * The coach: one sentence that says what to do, how far one is, Hint and Undo.
 *
 * @typedef {import("./frame.js").FrameData} FrameData
 * @typedef {{signal: AbortSignal, symbols: import("../table/symbols.js").Symbols, data: FrameData,
 *   word(name: string): string, command(name: string): void, goTo(beat: number): void, legend(): void,
 *   tell(name: string, detail: object): boolean}} CoachHost
 */

import { button, make, put, write } from "../dom.js";
import { filled } from "../table/scene.js";
import { linkTo } from "./card.js";
import { emblem, mark } from "./marks.js";

/** The steps to which one can go: what was done, and the first that was not. */
const OPEN = new Set(["done", "next"]);

/** The band at the top. */
export class Coach {
  node = make("div", "rs-coach");
  emblem = button("rs-emblem");
  one = make("div", "rs-coach-one");
  two = make("div", "rs-coach-two");
  place = make("span", "rs-coach-place");
  dots = make("ol", "rs-dots");

  /** @param {CoachHost} frame */
  constructor(frame) {
    this.frame = frame;
    put(this.node, { "data-part": "coach", role: "group", "aria-label": frame.word("coach") });
    put(this.one, { role: "heading", "aria-level": 3 });
    const legend = frame.word("legend");
    put(this.emblem, { "aria-label": legend, title: `${legend} (l)`, "aria-keyshortcuts": "l" });
    this.emblem.addEventListener("click", () => frame.legend(), { signal: frame.signal });
    put(this.dots, { "aria-label": frame.word("progress") });
    const said = make("div", "rs-coach-say");
    put(said, { role: "status", "aria-live": "polite" });
    said.append(this.one, this.two);
    this.label = linkTo("index.ipynb", "rs-coach-label", "", frame);
    put(this.label, { title: frame.word("all") });
    this.label.append(mark("home"), this.place);
    const far = make("div", "rs-coach-far");
    far.append(this.label, this.dots);
    this.hint = this.button("hint", "h");
    this.undo = this.button("undo", "u");
    const buttons = make("div", "rs-coach-buttons");
    this.other = this.button("other", null);
    buttons.append(this.hint, this.undo, this.other);
    this.node.append(this.emblem, said, far, buttons);
  }

  /** @param {string} command @param {string | null} key */
  button(command, key) {
    const node = button("rs-stage-button");
    node.append(mark(command), make("span", "rs-button-words", this.frame.word(command)));
    put(node, { "data-command": command, "aria-label": this.frame.word(command), "aria-keyshortcuts": key });
    const press = () => {
      if (this.can(command, this.frame.data)) this.frame.command(command);
    };
    node.addEventListener("click", press, { signal: this.frame.signal });
    return node;
  }

  /** Whether a command of the frame can be given now. @param {string} command @param {FrameData} data */
  can(command, data) {
    if (command === "hint") return data.hint;
    if (command === "undo") return data.undo;
    if (command === "other") return data.other;
    return data.answer.buttons.some((one) => one.command === command);
  }

  /** @param {FrameData} data */
  draw(data) {
    write(this.one, data.coach);
    write(this.two, data.more);
    write(this.place, data.label);
    put(this.one, { title: data.coach });
    for (const [node, usable] of /** @type {[HTMLElement, boolean][]} */ ([[this.hint, data.hint], [this.undo, data.undo]])) {
      put(node, { "aria-disabled": usable ? null : "true" });
    }
    put(this.other, { hidden: data.other ? null : "" });
    this.drawEmblem(data.emblem);
    this.drawDots(data.dots);
  }

  /** @param {string} name */
  drawEmblem(name) {
    if (this.emblem.dataset.name === name) return;
    put(this.emblem, { "data-name": name });
    this.emblem.replaceChildren(emblem(name, this.frame.symbols));
  }

  /** @param {string[]} dots */
  drawDots(dots) {
    const told = dots.join(" ");
    if (this.dots.dataset.told === told) return;
    put(this.dots, { "data-told": told, hidden: dots.length ? null : "" });
    this.dots.replaceChildren(...dots.map((state, at) => {
      const item = make("li");
      put(item, { "aria-current": state === "now" ? "step" : null });
      item.append(this.dot(state, at));
      return item;
    }));
  }

  /** One step of the lesson. @param {string} state @param {number} at its number, from 0 @returns {HTMLElement} */
  dot(state, at) {
    const words = filled(this.frame.word(`step_${state}`), { number: String(at + 1) });
    const node = OPEN.has(state) ? button(`rs-dot rs-dot-${state}`) : make("span", `rs-dot rs-dot-${state}`);
    if (state === "done") node.append(mark("yes"));
    node.append(make("span", "rs-hidden", words));
    if (!OPEN.has(state)) return node;
    put(node, { title: words });
    node.addEventListener("click", () => this.frame.goTo(at), { signal: this.frame.signal });
    return node;
  }
}
