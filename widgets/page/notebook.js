// @ts-check
/** What lies around a page of ours in JupyterLab. */

/** The output that it is, and the cell below which it lies. */
const HOLDERS = [".jp-OutputArea-child", ".jp-CodeCell"];
const PAGE = '[data-rulesim="stage"]';

/**
 * Mark what holds a stage, as long as it does, for notebook.css. (Where a style asks with :has() what lies in an output,
 * a browser styles all of it anew with each piece that comes or goes.)
 *
 * @param {HTMLElement} node the stage @param {AbortSignal} signal
 */
export function markAround(node, signal) {
  /** @type {Set<Element>} */ const holders = new Set();
  const placed = new ResizeObserver(() => {
    for (const holder of HOLDERS.map((name) => node.closest(name))) if (holder) holders.add(holder);
    for (const holder of holders) holder.toggleAttribute("data-stage", true);
  });
  placed.observe(node);
  signal.addEventListener("abort", () => {
    placed.disconnect();
    for (const holder of holders) {
      holder.toggleAttribute("data-stage", [...holder.querySelectorAll(PAGE)].some((other) => other !== node));
    }
  });
}
