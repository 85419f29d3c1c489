// @ts-check
/**
 * The quiz: draws the questions that Python asks, reports what was chosen, shows the marks. It knows no right answer.
 *
 * Questions are built once and then updated, so that focus and half-made choices stay. Text goes in as text nodes only.
 *
 * @typedef {{name: string, colour: string, letter: string, lines: string[], place: number}} Card
 * @typedef {{title: string, cards: Card[], text: string}} Given
 * @typedef {{key: string, text: string, cards: Card[]}} Option
 * @typedef {{key: string, state: string, why: string}} Mark
 * @typedef {{id: string, kind: "one" | "many" | "number", label: string, options: Option[], chosen: string[],
 *   marks: Mark[]}} Part
 * @typedef {{id: string, number: number, prompt: string, level: number, given: Given[], parts: Part[], status: string,
 *   feedback: {title: string, lines: string[], references: string[]}}} Question
 * @typedef {{title: string, lang: string, score: string, words: Record<string, string>, questions: Question[]}} Quiz
 * @typedef {{get(name: string): any, set(name: string, value: any): void, save_changes(): void,
 *   on(name: string, callback: () => void): void, off(name: string, callback: () => void): void,
 *   send(content: object): void}} Model
 */

import { Outbox, heed, quiet, unique } from "./page.js";

/** Options of up to so many characters stand in two columns where there is room. */
const SHORT = 60;
/** @type {Record<string, string>} */
const SIGNS = { right: "✓", wrong: "✗", missed: "→" };

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
    const band = make("span", `rs-quiz-band rs-quiz-${card.colour}`);
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
class QuestionView {
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
    const button = make("button", name, label);
    button.setAttribute("type", "button");
    button.setAttribute("aria-label", `${label}: ${this.question.number}`);
    button.addEventListener("click", () => this.send(kind, this.chosen()), { signal: this.signal });
    return button;
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
    const input = /** @type {HTMLInputElement} */ (make("input"));
    input.type = "number";
    input.step = "1";
    input.inputMode = "numeric";
    input.id = `${this.prefix}-${index}`;
    label.setAttribute("for", input.id);
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
    part.options.forEach((option, place) => {
      const row = make("div", "rs-quiz-option");
      const label = make("label");
      const input = /** @type {HTMLInputElement} */ (make("input"));
      input.type = part.kind === "many" ? "checkbox" : "radio";
      input.name = `${this.prefix}-${index}`;
      input.value = option.key;
      const why = make("div", "rs-quiz-why");
      why.id = `${this.prefix}-${index}-${place}-why`;
      input.setAttribute("aria-describedby", why.id);
      input.addEventListener("change", () => this.forget(), { signal: this.signal });
      this.inputs[index].push(input);
      this.whys.set(`${index} ${option.key}`, row);
      if (option.cards.length) {
        input.setAttribute("aria-label", option.text);
        const cards = strip(option.cards);
        cards.setAttribute("aria-hidden", "true");
        label.append(input, cards);
      } else label.append(input, make("span", "rs-quiz-text", option.text));
      row.append(label, why);
      list.append(row);
    });
    return box;
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

/** @param {{model: Model, el: HTMLElement, signal?: AbortSignal}} context */
function render({ model, el, signal }) {
  const stop = new AbortController();
  if (signal) signal.addEventListener("abort", () => stop.abort(), { once: true });
  const prefix = unique("quiz");
  const outbox = new Outbox(model);
  const root = make("section", "rs-quiz");
  const title = make("h3", "rs-quiz-title");
  title.id = `${prefix}-title`;
  root.setAttribute("aria-labelledby", title.id);
  const score = make("p", "rs-quiz-score");
  const error = make("p", "rs-quiz-error");
  error.setAttribute("role", "alert");
  const list = make("div", "rs-quiz-list");
  root.append(title, list, score, error);
  /** @type {QuestionView[]} */
  let shown = [];

  /** @param {number} question */
  const sender = (question) => (/** @type {string} */ kind, /** @type {string[][]} */ answers) => outbox.send({ kind, question, answers });

  const draw = () => {
    /** @type {Quiz} */
    const quiz = model.get("quiz");
    if (!quiz || !quiz.questions) return;
    root.lang = quiz.lang;
    title.textContent = quiz.title;
    score.textContent = quiz.score;
    const ids = quiz.questions.map((question) => question.id).join();
    if (shown.map((view) => view.question.id).join() !== ids) {
      shown = quiz.questions.map((question, index) => new QuestionView(question, quiz, prefix, sender(index), stop.signal));
      list.replaceChildren(...shown.map((view) => view.node));
    } else quiz.questions.forEach((question, index) => shown[index].update(question));
  };
  const drawError = () => (error.textContent = model.get("error"));

  model.on("change:quiz", draw);
  model.on("change:error", drawError);
  stop.signal.addEventListener("abort", () => {
    model.off("change:quiz", draw);
    model.off("change:error", drawError);
  });
  root.addEventListener("keydown", quiet, { signal: stop.signal });
  draw();
  drawError();
  el.append(root);
  return () => stop.abort();
}

/** @param {{model: Model}} context */
function initialize({ model }) {
  heed(model, "quiz");
}

export default { initialize, render };
