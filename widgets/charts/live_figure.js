// @ts-check
/**
 * The live figure: the chart that Python last sent.
 *
 * @typedef {import("../page/model.js").Context} Context
 */

import { FigureView, plotlyOf } from "../page/figure.js";
import { heed, lifetime, watch } from "../page/model.js";

export default () => ({
  /** @param {Context} context */
  initialize({ model }) {
    heed(model, "figure");
    plotlyOf(model).catch(() => {}); // the view tells it, where it can be seen
  },
  /** @param {Context} context */
  render({ model, el, signal }) {
    const life = lifetime(signal);
    const view = new FigureView(el, model, life.signal);
    const draw = () => view.draw(model.get("figure"));
    // Python sends one message per change, so each is drawn at once, not a frame later.
    watch(model, ["figure"], draw, life.signal);
    draw();
    return life.end;
  },
});
