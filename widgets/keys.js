// @ts-check
/**
 * Keys pressed in a box of ipywidgets stay there. JupyterLab listens on the document and would take those that are not
 * typed into a field: with a list in focus, 3 makes a heading of the cell, and d d deletes it.
 *
 * @typedef {import("./page/model.js").Context} Context
 */

import { quiet } from "./page/keys.js";
import { lifetime } from "./page/model.js";

/** @param {KeyboardEvent} event */
function keep(event) {
  if (event.target instanceof Element && event.target.closest(".rs-keys")) quiet(event);
}

/** The box that holds the focus, or held it last, is marked: what comes there in place of what held it takes it over. @param {FocusEvent} event */
function held({ target }) {
  const box = target instanceof Element ? target.closest(".rs-keys") : null;
  for (const other of document.querySelectorAll(".rs-keys[data-held]")) other.toggleAttribute("data-held", other === box);
  box?.setAttribute("data-held", "");
}

/** @param {Context} context */
function render({ signal }) {
  const life = lifetime(signal);
  document.body.addEventListener("keydown", keep, { signal: life.signal });
  document.body.addEventListener("focusin", held, { signal: life.signal });
  return life.end;
}

export default { render };
