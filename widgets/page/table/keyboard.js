// @ts-check
/**
 * What a key means on a table.
 *
 * @typedef {import("./scene.js").Button} Button
 * @typedef {import("./drawer.js").DrawerKind} DrawerKind
 * @typedef {{kind: "press"} | {kind: "escape"} | {kind: "where"} | {kind: "drawer", drawer: DrawerKind}
 *   | {kind: "button", button: Button} | null} Meaning
 */

/** @type {Record<string, DrawerKind>} */
const DRAWERS = { m: "moves", "?": "help", t: "text" };

/** What a key asks for, apart from walking about; null: nothing. @param {string} key @param {Button[]} buttons @returns {Meaning} */
export function meaningOf(key, buttons) {
  if (key === "Enter" || key === " ") return { kind: "press" };
  if (key === "Escape") return { kind: "escape" };
  if (key === "o") return { kind: "where" };
  if (Object.hasOwn(DRAWERS, key)) return { kind: "drawer", drawer: DRAWERS[key] };
  const button = buttons.find((one) => one.key === key);
  return button ? { kind: "button", button } : null;
}
