// @ts-check
/** Making and changing nodes. Text goes in as text only. */

/** Each widget may load its module anew, and several notebooks may be open on one page. */
const LOADED = [...crypto.getRandomValues(new Uint32Array(2))].map((number) => number.toString(36)).join("");
let named = 0;

/** An element's id that nothing else on the page has. @param {string} name what it is, for people @returns {string} */
export function unique(name) {
  return `rs-${name}-${LOADED}-${++named}`;
}

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {string} [name] class name
 * @param {string} [text]
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, name = "", text = "") {
  const node = document.createElement(tag);
  if (name) node.className = name;
  if (text) node.textContent = text;
  return node;
}

/**
 * @param {Element} node
 * @param {Record<string, string | number | boolean | null | undefined>} attributes null, undefined and false remove one
 */
export function put(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) node.removeAttribute(name);
    else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, String(value));
  }
}

/** @param {Node} node @param {string} text */
export function write(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/**
 * Make `nodes` the children of `parent`, in order. What stands right is not touched; children in `alive` are left for
 * the parent they move to; others go. (moveBefore would keep the focus, but Chromium 156 then lays containers out wrongly.)
 * @param {Element} parent @param {Element[]} nodes @param {Set<Node>} [alive]
 */
export function arrange(parent, nodes, alive) {
  const wanted = new Set(nodes);
  let at = parent.firstElementChild;
  const skip = () => {
    while (at && !wanted.has(at)) {
      const next = at.nextElementSibling;
      if (!alive?.has(at)) at.remove();
      at = next;
    }
  };
  for (const node of nodes) {
    skip();
    if (node === at) at = at.nextElementSibling;
    else parent.insertBefore(node, at);
  }
  skip();
}

/** The part of a node that its own markup is sure to have. @param {Element} node @param {string} selector @returns {HTMLElement} */
export function part(node, selector) {
  return /** @type {HTMLElement} */ (node.querySelector(selector));
}

/** A button. @param {string} name class names @param {string} [text] */
export function button(name, text = "") {
  const node = make("button", name, text);
  node.type = "button";
  return node;
}

/** Who walks by keyboard sees where they are. @param {Element} node what has the focus */
export function keepInSight(node) {
  if (node.matches(":focus-visible")) node.scrollIntoView({ block: "nearest", inline: "nearest" });
}
