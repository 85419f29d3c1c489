// @ts-check
/**
 * What is pressed on a page, on its way to Python.
 *
 * @typedef {{seq: number} & Record<string, any>} Intent
 * @typedef {{get(name: string): any, set(name: string, value: any): void, save_changes(): void}} Spoken
 */

/** How many intents wait for an answer at most, and go along with the next one. */
const WAITING = 20;
/** Python does not believe a number that is further ahead of the last one answered. */
const JUMP = 1000;

/** The number of the next intent; another view of the model may have sent the `last` one. @param {number} seen the last one answered @param {number} last */
export function nextNumber(seen, last) {
  return (last > seen && last <= seen + JUMP ? last : seen) + 1;
}

/** Sends Python numbered intents. What is not answered yet goes along: a model sends only the last value of a trait. */
export class Outbox {
  /** @param {Spoken} model */
  constructor(model) {
    this.model = model;
    /** @type {Intent[]} */
    this.waiting = [];
  }

  /** @param {Record<string, any>} fields */
  send(fields) {
    const seen = this.model.get("seen") ?? 0;
    const intent = { seq: nextNumber(seen, this.model.get("intent")?.seq ?? 0), ...fields };
    this.waiting = this.waiting.filter(({ seq }) => seq > seen).slice(-WAITING);
    this.model.set("intent", { ...intent, earlier: [...this.waiting] });
    this.waiting.push(intent);
    this.model.save_changes();
  }
}
