// @ts-check
/**
 * The handles of ipywidgets' sliders have no name for screen readers: give each the text of its label. Sliders are drawn
 * when they please, so this looks again for a while.
 */
const PAUSE = 100;
const TRIES = 50;

/** The places of a laboratory, marked as those of a stage are. */
const PLACES = ["coach", "board", "plot", "answer"];

/** Name the handles and places in every laboratory on the page; whether there are any, and all handles have a name. */
function name() {
  for (const lab of document.querySelectorAll(".rs-slider-lab")) lab.setAttribute("data-rulesim", "laboratory");
  for (const place of PLACES) {
    for (const node of document.querySelectorAll(`.rs-lab-${place}`)) node.setAttribute("data-part", place);
  }
  const handles = [...document.querySelectorAll(".rs-slider-lab .noUi-handle")];
  for (const handle of handles) {
    const label = handle.closest(".widget-slider, .jupyter-widget-slider")?.querySelector("label, .widget-label");
    const text = label?.textContent?.trim();
    if (text) handle.setAttribute("aria-label", text);
  }
  return handles.length > 0 && handles.every((handle) => handle.hasAttribute("aria-label"));
}

/** @param {import("./page/model.js").Context} context */
function render({ signal }) {
  let left = TRIES;
  const timer = setInterval(() => {
    if (name() || --left <= 0) clearInterval(timer);
  }, PAUSE);
  const end = () => clearInterval(timer);
  signal?.addEventListener("abort", end, { once: true });
  return end;
}

export default { render };
