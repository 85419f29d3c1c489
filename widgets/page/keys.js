// @ts-check
/** Whose keys are whose: JupyterLab listens on the document, and would take x for cut and m for Markdown. */

/** Whether a key is pressed without a key that makes it a command of the browser or JupyterLab. @param {KeyboardEvent} event */
export function plain(event) {
  return !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** A plain key stays where it was pressed. @param {KeyboardEvent} event */
export function quiet(event) {
  if (plain(event)) event.stopPropagation();
}

/** The key walks along things, in whichever direction. @param {string} key */
export function walks(key) {
  return key.startsWith("Arrow") || key === "Home" || key === "End";
}

/** Where a key leads in a list: the place, kept inside; undefined if it leads nowhere. @param {string} key @param {number} index @param {number} count */
export function stepInList(key, index, count) {
  const last = count - 1;
  /** @type {Record<string, number>} */
  const places = { ArrowDown: index + 1, ArrowRight: index + 1, ArrowUp: index - 1, ArrowLeft: index - 1, Home: 0, End: last };
  return Object.hasOwn(places, key) ? Math.min(last, Math.max(0, places[key])) : undefined;
}
