// @ts-check
/** What nodes show, so that they are drawn anew only when it differs. */

/** Remembers what each node was last drawn from. */
export class Shown {
  /** @type {WeakMap<Element, string>} */
  known = new WeakMap();

  /** Whether a node is to be drawn anew from this plain data; it counts as drawn from now on. @param {Element} node @param {unknown} data */
  differs(node, data) {
    const wanted = JSON.stringify(data);
    if (this.known.get(node) === wanted) return false;
    this.known.set(node, wanted);
    return true;
  }
}
