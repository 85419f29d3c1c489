// @ts-check
/**
 * Keys pressed in a box of ipywidgets stay there. JupyterLab listens on the document and would take those that are not
 * typed into a field: with a list in focus, 3 makes a heading of the cell, and d d deletes it.
 *
 * @param {KeyboardEvent} event
 */
function keep(event) {
  const kept = event.target instanceof Element && event.target.closest(".rs-keys");
  if (kept && !event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation();
}

/** @param {{signal?: AbortSignal}} context */
function render({ signal }) {
  const end = new AbortController();
  signal?.addEventListener("abort", () => end.abort(), { once: true });
  document.body.addEventListener("keydown", keep, { signal: end.signal });
  return () => end.abort();
}

export default { render };
