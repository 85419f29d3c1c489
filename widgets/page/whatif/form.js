// @ts-check
/**
 * What changes the position: a line of the list, its new value.
 *
 * @typedef {import("./view.js").View} View
 */

import { button, make, put, unique, write } from "../dom.js";

/** A text field, and what names it. */
class Field {
  label = make("label", "rs-whatif-choice");
  words = make("span");

  /** @param {string} name class name */
  constructor(name) {
    this.input = make("input", name);
    put(this.input, { type: "text", autocomplete: "off", spellcheck: "false", autocapitalize: "off" });
    this.label.append(this.words, this.input);
  }

  /** What is written, without blanks around it. */
  get text() {
    return this.input.value.trim();
  }
}

/** The form that edits a position. */
export class Form {
  node = make("form", "rs-whatif-edit");
  list = make("datalist");
  path = new Field("rs-whatif-path");
  value = new Field("rs-whatif-new");
  submit = button("rs-whatif-button");
  key = "";
  now = "";
  /** @type {Map<string, string>} */ known = new Map();

  /** @param {(change: {path: string, value: string}) => void} send @param {AbortSignal} signal */
  constructor(send, signal) {
    this.list.id = unique("fields");
    put(this.path.input, { list: this.list.id });
    put(this.submit, { type: "submit" });
    this.node.append(this.path.label, this.value.label, this.submit, this.list);
    this.node.addEventListener("submit", (event) => {
      event.preventDefault();
      send({ path: this.path.text, value: this.value.text });
    }, { signal });
    this.path.input.addEventListener("input", () => this.hint(), { signal });
  }

  /** Tell what there is now at the path that is written. */
  hint() {
    const value = this.known.get(this.path.text);
    put(this.value.input, { placeholder: value === undefined ? null : this.told(value) });
  }

  /** @param {string} value */
  told(value) {
    return this.now.replace("{value}", () => value);
  }

  /** @param {View} view @param {[string, string, string][]} fields paths that can be changed, what there is now, and what that means */
  update({ edit, words }, fields) {
    this.node.hidden = !edit;
    if (!edit) return;
    this.now = words.edit_now;
    put(this.node, { "aria-label": words.button_edit });
    write(this.path.words, words.edit_path);
    put(this.path.input, { placeholder: words.edit_choose });
    write(this.value.words, words.edit_value);
    write(this.submit, words.edit_ask);
    const key = JSON.stringify(fields);
    if (key === this.key) return;
    this.key = key;
    this.known = new Map(fields.map(([path, value]) => [path, value]));
    this.list.replaceChildren(...fields.map(([path, value, told]) => {
      const option = make("option");
      option.value = path;
      option.label = told || `${path}: ${this.told(value)}`;
      return option;
    }));
    this.hint();
  }
}
