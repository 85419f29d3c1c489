// @ts-check
/**
 * One question of a quiz: built once and then updated, so that focus and half-made choices stay. It knows no right answer.
 *
 * @typedef {{name: string, colour: string, letter: string, lines: string[], place: number}} Card
 * @typedef {{title: string, cards: Card[], text: string}} Given
 * @typedef {{key: string, text: string}} Option
 * @typedef {{key: string, state: string, why: string}} Mark
 * @typedef {{id: string, kind: "one" | "many" | "number", label: string, options: Option[], chosen: string[],
 *   marks: Mark[]}} Part
 * @typedef {{id: string, number: number, prompt: string, level: number, given: Given[], parts: Part[], status: string,
 *   feedback: {title: string, lines: string[], references: string[]}}} Question
 * @typedef {{title: string, lang: string, score: string, words: Record<string, string>, questions: Question[]}} Quiz
 */

import { button, make, put } from "../dom.js";

/** Options of up to so many characters stand in two columns where there is room. */
const SHORT = 60;
/** @type {Record<string, string>} */
const SIGNS = { right: "✓", wrong: "✗", missed: "→" };

/** @param {string} text @param {string} word @returns {HTMLElement[]} a sign for the eye and a word for the ear */
function sign(text, word) {
  const seen = make("span", "rs-quiz-sign", text);
  seen.setAttribute("aria-hidden", "true");
  return [seen, make("span", "rs-quiz-hidden", `${word} `)];
}

/** @param {Card[]} cards @returns {HTMLElement} */
function strip(cards) {
  const list = make("ul", "rs-quiz-cards");
  for (const card of cards) {
    const item = make("li", "rs-quiz-card");
    const band = make("span", "rs-quiz-band");
    put(band, { "data-colour": card.colour });
    const letter = make("span", "rs-quiz-letter", card.letter);
    letter.setAttribute("aria-hidden", "true");
    band.append(make("span", "", card.name), letter);
    item.append(band);
    for (const line of card.lines) item.append(make("span", "rs-quiz-line", line));
    if (card.place) item.append(make("span", "rs-quiz-place", String(card.place)));
    list.append(item);
  }
  return list;
}

/** @param {Given} given */
function givenBlock(given) {
  const block = make("div", "rs-quiz-given");
  block.append(make("p", "rs-quiz-small", given.text ? `${given.title}: ${given.text}` : given.title));
  if (given.cards.length) block.append(strip(given.cards));
  return block;
}

/** One question: its nodes, what is chosen in it, and how it shows what Python says about it. */
export class QuestionView {
  /**
   * @param {Question} question @param {Quiz} quiz @param {string} prefix for ids
   * @param {(kind: string, answers: string[][]) => void} send @param {AbortSignal} signal
   */
  constructor(question, quiz, prefix, send, signal) {
    this.question = question;
    this.words = quiz.words;
    this.send = send;
    this.signal = signal;
    this.prefix = `${prefix}-${question.number}`;
    /** @type {HTMLInputElement[][]} */
    this.inputs = [];
    /** @type {Map<string, HTMLElement>} */
    this.whys = new Map();
    this.node = make("fieldset", "rs-quiz-question");
    const legend = make("legend", "rs-quiz-prompt", `${question.number}. ${question.prompt}`);
    const level = make("span", "rs-quiz-level", `${quiz.words.level} ${question.level}`);
    this.feedback = make("div", "rs-quiz-feedback");
    this.feedback.setAttribute("role", "status");
    this.check = this.button(quiz.words.check, "rs-quiz-button rs-quiz-primary", "answer");
    this.show = this.button(quiz.words.show, "rs-quiz-button", "show");
    const buttons = make("div", "rs-quiz-buttons");
    buttons.append(this.check, this.show, level);
    this.node.append(legend, ...question.given.map(givenBlock), ...this.parts(), buttons, this.feedback);
    this.update(question);
  }

  /** @param {string} label @param {string} name @param {string} kind */
  button(label, name, kind) {
    const node = button(name, label);
    put(node, { "aria-label": `${label}: ${this.question.number}` });
    node.addEventListener("click", () => this.send(kind, this.chosen()), { signal: this.signal });
    return node;
  }

  /** @returns {HTMLElement[]} */
  parts() {
    /** @type {HTMLElement[]} */
    const nodes = [];
    /** @type {HTMLElement | null} */
    let grid = null;
    this.question.parts.forEach((part, index) => {
      this.inputs.push([]);
      if (part.kind === "number") {
        if (!grid) nodes.push((grid = make("div", "rs-quiz-numbers")));
        grid.append(this.numberPart(part, index));
      } else {
        grid = null;
        nodes.push(this.choicePart(part, index));
      }
    });
    return nodes;
  }

  /** @param {Part} part @param {number} index */
  numberPart(part, index) {
    const box = make("div", "rs-quiz-number");
    const label = make("label", "", part.label);
    const input = make("input");
    put(input, { type: "number", step: 1, inputmode: "numeric", id: `${this.prefix}-${index}` });
    put(label, { for: input.id });
    input.addEventListener("input", () => this.forget(), { signal: this.signal });
    input.addEventListener("keydown", (event) => {
      if (event.key === "Enter") this.send("answer", this.chosen());
    }, { signal: this.signal });
    this.inputs[index].push(input);
    box.append(label, input);
    return box;
  }

  /** @param {Part} part @param {number} index */
  choicePart(part, index) {
    const box = make("fieldset", "rs-quiz-part");
    if (part.label) box.append(make("legend", "", part.label));
    const short = part.options.length > 4 && part.options.every((option) => option.text.length <= SHORT);
    const list = make("div", short ? "rs-quiz-short" : "");
    box.append(list);
    list.append(...part.options.map((option, place) => this.option(part, index, option, place)));
    return box;
  }

  /** @param {Part} part @param {number} index of the part @param {Option} option @param {number} place */
  option(part, index, option, place) {
    const row = make("div", "rs-quiz-option");
    const label = make("label");
    const why = make("div", "rs-quiz-why");
    why.id = `${this.prefix}-${index}-${place}-why`;
    const input = make("input");
    put(input, { type: part.kind === "many" ? "checkbox" : "radio", name: `${this.prefix}-${index}`, "aria-describedby": why.id });
    input.value = option.key;
    input.addEventListener("change", () => this.forget(), { signal: this.signal });
    this.inputs[index].push(input);
    this.whys.set(`${index} ${option.key}`, row);
    label.append(input, make("span", "rs-quiz-text", option.text));
    row.append(label, why);
    return row;
  }

  /** @returns {string[][]} */
  chosen() {
    return this.question.parts.map((part, index) =>
      part.kind === "number"
        ? [this.inputs[index][0].value]
        : this.inputs[index].filter((input) => input.checked).map((input) => input.value));
  }

  /** What was marked no longer fits what is chosen now. */
  forget() {
    if (this.node.dataset.status === "open") return;
    this.node.dataset.status = "open";
    this.feedback.replaceChildren();
    for (const row of this.whys.values()) this.mark(row, null);
  }

  /** @param {HTMLElement} row @param {Mark | null} mark */
  mark(row, mark) {
    row.dataset.mark = mark ? mark.state : "";
    const why = /** @type {HTMLElement} */ (row.querySelector(".rs-quiz-why"));
    why.replaceChildren();
    if (!mark) return;
    if (mark.state) why.append(...sign(SIGNS[mark.state], this.words[mark.state]));
    why.append(document.createTextNode(mark.why || (mark.state ? this.words[mark.state] : "")));
  }

  /** @param {Question} question */
  update(question) {
    const before = this.question;
    this.question = question;
    this.node.dataset.status = question.status;
    if (question.status === "open") return;
    const same = JSON.stringify([before.status, before.feedback, before.parts.map((part) => part.marks)]) ===
      JSON.stringify([question.status, question.feedback, question.parts.map((part) => part.marks)]);
    if (same && this.feedback.hasChildNodes()) return;
    this.fill();
    question.parts.forEach((part, index) => {
      for (const option of part.options) {
        const row = this.whys.get(`${index} ${option.key}`);
        if (row) this.mark(row, part.marks.find((mark) => mark.key === option.key) || null);
      }
    });
    this.say(question);
  }

  /** Choose what Python says is chosen (after "show answer", or an answer given in Python). */
  fill() {
    this.question.parts.forEach((part, index) => {
      if (!part.chosen.length) return;
      for (const input of this.inputs[index]) {
        if (part.kind === "number") input.value = part.chosen[0];
        else input.checked = part.chosen.includes(input.value);
      }
    });
  }

  /** @param {Question} question */
  say(question) {
    const { title, lines, references } = question.feedback;
    const list = make("ul");
    for (const line of lines) list.append(make("li", "", line));
    const head = make("p", "rs-quiz-verdict");
    const mark = { right: SIGNS.right, wrong: SIGNS.wrong, incomplete: SIGNS.missed }[question.status];
    if (mark) head.append(...sign(mark, ""));
    head.append(document.createTextNode(title));
    const notes = references.map((text) => make("p", "rs-quiz-small", text));
    this.feedback.replaceChildren(head, ...(lines.length ? [list] : []), ...notes);
  }
}
