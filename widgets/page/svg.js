// @ts-check
/** Drawings. */

import { put } from "./dom.js";

/** A shape of a drawing. @param {string} tag @param {string} name class name @param {Record<string, string | number | undefined>} attributes */
export function shape(tag, name, attributes) {
  const node = /** @type {SVGElement} */ (document.createElementNS("http://www.w3.org/2000/svg", tag));
  if (name) node.setAttribute("class", name);
  put(node, attributes);
  return node;
}
