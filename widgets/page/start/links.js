// @ts-check
/** Links to notebooks: opened in the place of this one where JupyterLab does that, else as any link. */

import { make } from "../dom.js";

/** A link to a notebook; `path` is relative to this one. @param {string} name class names @param {string} path @param {string} [text] */
export function leadTo(name, path, text = "") {
  const link = make("a", name, text);
  if (!path) return link; // of a lesson without a notebook: words, no link
  link.href = path;
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return; // another tab was asked for
    const asked = new CustomEvent("rulesim:open", { bubbles: true, cancelable: true, detail: { path } });
    if (!link.dispatchEvent(asked)) event.preventDefault();
  });
  return link;
}
