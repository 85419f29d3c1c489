// @ts-check
/**
 * What changes the position: what of it, and the new value, which is chosen where it can be few, else written.
 *
 * @typedef {import("./view.js").View} View
 * @typedef {{path: string, group: string, title: string, now: string, choices: [string, string][]}} Change
 */

import { button, make, put, write } from "../dom.js";

/** What is chosen or written, and what names it. @template {Element} Input */
class Field {
  label = make("label", "rs-whatif-choice");
  words = make("span");

  /** @param {Input} input */
  constructor(input) {
    this.input = input;
    this.label.append(this.words, input);
  }
}

/** The form that edits a position. */
export class Form {
  node = make("form", "rs-whatif-edit");
  path = new Field(make("select", "rs-whatif-path"));
  written = new Field(make("input", "rs-whatif-new"));
  chosen = new Field(make("select", "rs-whatif-path"));
  submit = button("rs-whatif-button");
  key = "";
  what = "";
  now = "";
  /** @type {Map<string, Change>} */ known = new Map();

  /** @param {(change: {path: string, value: string}) => void} send @param {AbortSignal} signal */
  constructor(send, signal) {
    put(this.written.input, { type: "text", autocomplete: "off", spellcheck: "false", autocapitalize: "off" });
    put(this.submit, { type: "submit" });
    this.node.append(this.path.label, this.written.label, this.chosen.label, this.submit);
    this.node.addEventListener("submit", (event) => {
      event.preventDefault();
      const { input } = this.chosen.label.hidden ? this.written : this.chosen;
      send({ path: this.path.input.value, value: input.value.trim() });
    }, { signal });
    this.path.input.addEventListener("change", () => this.offer(), { signal });
  }

  /** Ask for the new value of what is chosen. */
  offer() {
    const { group, now, choices } = this.known.get(this.path.input.value) ?? { group: "", now: "", choices: [] };
    write(this.path.words, `${this.what} · ${group}`); // a list that is folded does not show its groups
    this.written.input.value = "";
    put(this.written.input, { placeholder: this.now.replace("{value}", () => now) });
    this.written.label.hidden = choices.length > 0;
    this.chosen.label.hidden = !choices.length;
    this.chosen.input.replaceChildren(...choices.map(([value, words]) => new Option(words, value)));
  }

  /** @param {View} view @param {Change[]} fields what can be changed */
  update({ edit, words }, fields) {
    this.node.hidden = !edit;
    if (!edit) return;
    this.now = words.edit_now;
    put(this.node, { "aria-label": words.button_edit });
    this.what = words.edit_path;
    write(this.written.words, words.edit_value);
    write(this.chosen.words, words.edit_value);
    write(this.submit, words.edit_ask);
    const key = JSON.stringify(fields);
    if (key === this.key) return;
    this.key = key;
    const before = this.path.input.value;
    this.known = new Map(fields.map((one) => [one.path, one]));
    this.path.input.replaceChildren(...grouped(fields));
    if (this.known.has(before)) this.path.input.value = before;
    this.offer();
  }
}

/** The lines to choose from, by what they belong to. @param {Change[]} fields */
function grouped(fields) {
  /** @type {Map<string, HTMLOptGroupElement>} */
  const groups = new Map();
  for (const { path, group, title, now } of fields) {
    const node = groups.get(group) ?? make("optgroup");
    node.label = group;
    node.append(new Option(`${title}: ${now}`, path));
    groups.set(group, node);
  }
  return [...groups.values()];
}
