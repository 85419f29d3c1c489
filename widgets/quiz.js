// @ts-check
/**
 * The quiz: draws the questions that Python asks, reports what was chosen, shows the marks.
 *
 * @typedef {import("./page/model.js").Context} Context
 * @typedef {import("./page/model.js").Model} Model
 * @typedef {import("./page/quiz/question.js").Quiz} Quiz
 */

import { make, unique } from "./page/dom.js";
import { Outbox } from "./page/intents.js";
import { quiet } from "./page/keys.js";
import { heed, lifetime, watch } from "./page/model.js";
import { QuestionView } from "./page/quiz/question.js";

/** A quiz on a page. */
class QuizView {
  prefix = unique("quiz");
  root = make("section", "rs-quiz");
  title = make("h3", "rs-quiz-title");
  score = make("p", "rs-quiz-score");
  error = make("p", "rs-quiz-error");
  list = make("div", "rs-quiz-list");
  /** @type {QuestionView[]} */ shown = [];

  /** @param {Model} model @param {HTMLElement} el @param {AbortSignal} signal */
  constructor(model, el, signal) {
    this.model = model;
    this.signal = signal;
    this.outbox = new Outbox(model);
    this.title.id = `${this.prefix}-title`;
    this.root.setAttribute("aria-labelledby", this.title.id);
    this.error.setAttribute("role", "alert");
    this.root.append(this.title, this.list, this.score, this.error);
    this.root.addEventListener("keydown", quiet, { signal });
    watch(model, ["quiz"], () => this.draw(), signal);
    watch(model, ["error"], () => this.fault(), signal);
    this.draw();
    this.fault();
    el.append(this.root);
  }

  draw() {
    /** @type {Quiz | undefined} */
    const quiz = this.model.get("quiz");
    if (!quiz?.questions) return;
    this.root.lang = quiz.lang;
    this.title.textContent = quiz.title;
    this.score.textContent = quiz.score;
    const ids = quiz.questions.map((question) => question.id).join();
    if (this.shown.map((view) => view.question.id).join() === ids) {
      quiz.questions.forEach((question, index) => this.shown[index].update(question));
    } else this.build(quiz);
  }

  /** @param {Quiz} quiz */
  build(quiz) {
    this.shown = quiz.questions.map((asked, question) => {
      const send = (/** @type {string} */ kind, /** @type {string[][]} */ answers) => this.outbox.send({ kind, question, answers });
      return new QuestionView(asked, quiz, this.prefix, send, this.signal);
    });
    this.list.replaceChildren(...this.shown.map((view) => view.node));
  }

  fault() {
    this.error.textContent = this.model.get("error");
  }
}

export default {
  /** @param {Context} context */
  initialize({ model }) {
    heed(model, "quiz");
  },
  /** @param {Context} context */
  render({ model, el, signal }) {
    const life = lifetime(signal);
    new QuizView(model, el, life.signal);
    return life.end;
  },
};
