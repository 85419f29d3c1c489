// @ts-check
/**
 * What the what-if panel shows, as Python sends it; and where Python's words explain something.
 *
 * @typedef {{id: string, words: string, note: string, mark: string, told: string, value: string, interval: string,
 *   other: string, at: [number, number, number]}} Row
 * @typedef {{heads: string[], axis: [string, string], rows: Row[], left: number, playable: boolean, bars: boolean, lines: boolean,
 *   tips: string[]}} Answer
 * @typedef {{id: string, label: string, tip: string, enabled: boolean, pressed: boolean | null}} Button
 * @typedef {{id: string, label: string, tip: string, value: string, options: [string, string, string][]}} Choice
 * @typedef {{number: number, title: string, summary: string, here: boolean, elsewhere: boolean,
 *   table: Answer | null}} Pin
 * @typedef {{entry: number, depth: number, words: string, here: boolean, main: boolean}} Branch
 * @typedef {{lang: string, status: string, serial: number, titles: [string, string][], glance: boolean, line: number, headline: string, why: string,
 *   summary: string, spoken: string, progress: [number, number] | null, buttons: Button[], choices: Choice[],
 *   table: Answer | null, rules: {heads: string[], rows: string[][], ids: string[]} | null, pins: Pin[], tree: Branch[] | null, edit: boolean,
 *   words: Record<string, string>}} View
 */

import { put } from "../dom.js";

/** Explain a node under the pointer. @param {HTMLElement} node @param {string} tip */
export function explain(node, tip) {
  put(node, { title: tip || null });
}
