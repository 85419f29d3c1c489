// @ts-check
/**
 * The buttons and choices above the answer.
 *
 * @typedef {import("./view.js").Button} Button
 * @typedef {import("./view.js").Choice} Choice
 * @typedef {import("./view.js").View} View
 * @typedef {{label: HTMLElement, name: HTMLElement, select: HTMLSelectElement, key: string}} Select
 */

import { arrange, make, put, write } from "../dom.js";
import { explain } from "./view.js";

/** Buttons that stand in the place of another. @type {Record<string, string>} */
const PLACES = { unpin: "pin", go_on: "ask" };

/** Buttons that unfold what stands below the answer. */
const FOLDS = new Set(["rules", "tree", "edit"]);

/** What can be pressed and chosen, and what can be unfolded. */
export class Toolbar {
  node = make("div", "rs-whatif-bar-of-buttons");
  press = make("div", "rs-whatif-buttons");
  choose = make("div", "rs-whatif-choices");
  folds = make("div", "rs-whatif-buttons rs-whatif-folds");
  /** @type {Map<string, HTMLElement>} */ buttons = new Map();
  /** @type {Map<string, Select>} */ selects = new Map();

  /**
   * @param {(name: string, pressed: () => void) => HTMLElement} button makes a button
   * @param {(what: string, value?: string) => void} send @param {AbortSignal} signal
   */
  constructor(button, send, signal) {
    this.button = button;
    this.send = send;
    this.signal = signal;
    put(this.node, { role: "group" });
    this.node.append(this.press, this.choose);
  }

  /** @param {View} view */
  update({ words, buttons, choices }) {
    put(this.node, { "aria-label": words.toolbar });
    const made = (/** @type {boolean} */ folded) => buttons.filter(({ id }) => FOLDS.has(id) === folded).map((one) => this.pressable(one));
    const focused = this.press.contains(document.activeElement);
    arrange(this.press, made(false));
    if (focused && !this.press.contains(document.activeElement)) this.press.querySelector("button")?.focus();
    arrange(this.folds, made(true));
    arrange(this.choose, choices.map((one) => this.choice(one)));
  }

  /** @param {Button} button */
  pressable({ id, label, tip, enabled, pressed }) {
    const place = PLACES[id] ?? id; // one button that is pressed and let go
    const node = this.buttons.get(place) ?? this.make(place);
    write(node, label);
    put(node, { "data-do": id, title: tip, "aria-disabled": enabled ? null : "true" });
    put(node, { "aria-pressed": pressed === null ? null : String(pressed) });
    return node;
  }

  /** @param {string} place */
  make(place) {
    const node = this.button("rs-whatif-button", () => this.send(/** @type {string} */ (node.dataset.do)));
    this.buttons.set(place, node);
    return node;
  }

  /** @param {Choice} choice */
  choice({ id, label, tip, options, value }) {
    const known = this.selects.get(id) ?? this.select(id);
    write(known.name, label);
    const key = JSON.stringify(options);
    if (known.key !== key) {
      known.key = key;
      known.select.replaceChildren(...options.map(([name, words, about]) => {
        const option = make("option", "", words);
        option.value = name;
        explain(option, about);
        return option;
      }));
    }
    if (known.select.value !== value) known.select.value = value;
    explain(known.label, [tip, ...options.map(([, , about]) => about)].filter(Boolean).join("\n"));
    return known.label;
  }

  /** @param {string} id @returns {Select} */
  select(id) {
    const select = make("select");
    put(select, { "data-choice": id });
    select.addEventListener("change", () => this.send(id, select.value), { signal: this.signal });
    const label = make("label", "rs-whatif-choice");
    const name = make("span");
    label.append(name, select);
    const made = { label, name, select, key: "" };
    this.selects.set(id, made);
    return made;
  }
}
