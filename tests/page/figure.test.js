// @ts-check
/** The figure of a page: one plotly for all figures of a kernel, a label in words, and the words where nothing is drawn. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { FigureView, plotlyOf } from "../../widgets/page/figure.js";
import { labelsOf, marksOf } from "../../widgets/page/labels.js";

const LOADED = Symbol.for("rulesim.plotly");
const CHART = { data: [{ y: [1] }], layout: { width: 246, height: 400 }, config: {}, words: "You: reaches 2" };

/** As much of a node as a figure needs. */
class FakeNode {
  /** @type {FakeNode[]} */ children = [];
  /** @type {Record<string, string>} */ attributes = {};
  /** @type {Set<string>} */ classes = new Set();
  /** @type {Record<string, string>} */ properties = {};
  /** @type {any} */ style = { setProperty: (/** @type {string} */ name, /** @type {string} */ value) => void (this.properties[name] = value) };
  textContent = "";
  /** @type {FakeNode | null} */ home = null;
  classList = {
    add: (/** @type {string} */ name) => this.classes.add(name),
    remove: (/** @type {string} */ name) => this.classes.delete(name),
  };
  constructor(width = 0) {
    this.clientWidth = width;
  }
  append(/** @type {FakeNode[]} */ ...children) {
    this.children.push(...children);
    for (const child of children) child.home = this;
  }
  replaceChildren(/** @type {FakeNode[]} */ ...children) {
    this.children = children;
  }
  remove() {
    if (this.home) this.home.children = this.home.children.filter((child) => child !== this);
  }
  get lastElementChild() {
    return this.children.at(-1);
  }
  getAttribute(/** @type {string} */ name) {
    return this.attributes[name] ?? null;
  }
  setAttribute(/** @type {string} */ name, /** @type {string} */ value) {
    this.attributes[name] = value;
  }
}

Object.assign(globalThis, {
  document: { createElement: () => new FakeNode(), createElementNS: () => new FakeNode() },
  window: { requestAnimationFrame: setTimeout, setTimeout, clearTimeout },
  ResizeObserver: class {
    /** @param {(told: {contentRect: {width: number}}[]) => void} tell */
    constructor(tell) {
      this.tell = tell;
    }
    observe(/** @type {FakeNode} */ node) {
      setTimeout(() => this.tell([{ contentRect: { width: node.clientWidth } }]));
    }
    disconnect() {}
  },
});

/** A page with a figure; `home`: the model that has plotly. @param {object | null} home @param {number} [width] */
function page(home, width = 246) {
  const root = new FakeNode(width);
  const model = /** @type {any} */ ({ get: () => "id", widget_manager: home && { get_model: async () => home } });
  const end = new AbortController();
  const view = new FigureView(/** @type {any} */ (root), model, end.signal);
  const node = root.children[0];
  return { root, model, view, end, node, plot: node.children[0], labels: node.children[1], head: node.children[2] };
}

/** Plotly that only notes what it is asked. */
function fakePlotly() {
  /** @type {any[][]} */ const asked = [];
  return { asked, react: async (/** @type {any[]} */ ...how) => void asked.push(how), purge: (/** @type {any} */ node) => void asked.push([node]) };
}

/** What was begun has come to its end, on a machine that is busy, too: one thing after another, however long each takes. */
async function settled() {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setTimeout(resolve, 3));
}

test("all figures of a kernel share one plotly, and what is sent before it is there is drawn then", async () => {
  const plotly = fakePlotly();
  const home = { [LOADED]: Promise.resolve(plotly) };
  const [one, other] = [page(home), page(home, 123)];
  one.view.draw(CHART);
  other.view.draw(CHART);
  assert.equal(plotly.asked.length, 0);
  await settled();
  assert.equal(await plotlyOf(one.model), plotly);
  assert.deepEqual(plotly.asked.map(([node, data]) => [node, data]), [[one.plot, CHART.data], [other.plot, CHART.data]]);
  assert.notEqual(plotly.asked[0][1], CHART.data, "plotly changes what it is given");
  assert.deepEqual(one.node.attributes, { role: "img", "aria-label": CHART.words });
  assert.deepEqual([one.root, other.root].map(({ style }) => style.height), ["400px", "200px"]);
  assert.equal(one.root.properties["--rs-shape"], String(246 / 400));
  one.end.abort();
  assert.deepEqual(plotly.asked.at(-1), [one.plot]);
});

test("the words above the marks are text, and where only they are others the marks are not drawn anew", async () => {
  const plotly = fakePlotly();
  const { view, head } = page({ [LOADED]: Promise.resolve(plotly) });
  const titled = (/** @type {string} */ text, /** @type {object[]} */ data) => (
    { ...CHART, data, layout: { ...CHART.layout, title: { text, subtitle: { text: "1 &lt; 2" } } } });
  const charts = [titled("now", CHART.data), titled("then<br>&lt;b&gt;", CHART.data), titled("then", [{ y: [2] }])];
  /** @type {string[][]} */ const heads = [];
  for (const chart of charts) {
    view.draw(chart);
    await settled();
    heads.push(head.children.slice(0, -1).map(({ textContent }) => textContent));
    assert.deepEqual(head.children.at(-1)?.children.map(({ textContent }) => textContent), ["1 < 2"]);
  }
  assert.deepEqual(heads, [["now"], ["then", "<b>"], ["then"]]);
  assert.deepEqual(plotly.asked.map(([, data, layout]) => [data, layout]), [[CHART.data, CHART.layout], [[{ y: [2] }], CHART.layout]]);
  assert.deepEqual(plotly.asked.map(([, , , config]) => Boolean(config)), [true, false], "another config is another plot");
});

const LABELS = {
  mode: "text", x: [0, 10], y: [0, 4], text: ["1 &lt; 2", "Anna"], textposition: ["middle left", "top center"],
  textfont: { size: 20, color: ["#111", "#222"], weight: "normal" }, hoverinfo: "skip",
};

test("labels stand where plotly would put them, and plotly is left what is no label, or tells more when looked at", () => {
  const layout = { width: 120, height: 80, margin: { l: 10, r: 10, t: 30, b: 10 }, xaxis: { range: [0, 10] }, yaxis: { range: [0, 4] } };
  assert.deepEqual(labelsOf([CHART.data[0], LABELS], /** @type {any} */ (layout)), [
    { x: 10, y: 75, anchor: "end", text: "1 < 2", size: 20, color: "#111", weight: "normal" },
    { x: 110, y: 25, anchor: "middle", text: "Anna", size: 20, color: "#222", weight: "normal" },
  ]);
  assert.deepEqual(marksOf([CHART.data[0], LABELS]), CHART.data);
  const [seen] = marksOf([{ ...LABELS, hoverinfo: "text", hovertext: ["one", "two"] }]);
  assert.deepEqual(seen, {
    type: "scatter", mode: "markers", x: [0, 10], y: [0, 4], marker: { opacity: 0 }, hoverinfo: "text", hovertext: ["one", "two"],
    cliponaxis: false,
  });
});

test("where only labels are others, they alone are written, each in the node it had", async () => {
  const plotly = fakePlotly();
  const { view, labels } = page({ [LOADED]: Promise.resolve(plotly) });
  const layout = { ...CHART.layout, xaxis: { range: [0, 10] }, yaxis: { range: [0, 4] } };
  /** @type {string[][]} */ const told = [];
  /** @type {FakeNode[][]} */ const nodes = [];
  for (const text of [["a", "b"], ["a", "c", "d"], ["e"]]) {
    const [x, y, textposition] = [text.map(() => 1), text.map(() => 1), "middle center"];
    view.draw(/** @type {any} */ ({ ...CHART, layout, data: [...CHART.data, { ...LABELS, x, y, text, textposition, textfont: { size: 9 } }] }));
    await settled();
    told.push(labels.children.map(({ textContent }) => textContent));
    nodes.push([...labels.children]);
  }
  assert.deepEqual(told, [["a", "b"], ["a", "c", "d"], ["e"]]);
  assert.ok(nodes[0][0] === nodes[2][0] && nodes[0][1] === nodes[1][1]);
  assert.equal(plotly.asked.length, 1);
});

test("a figure that is out of sight is not drawn", async () => {
  const plotly = fakePlotly();
  const { view } = page({ [LOADED]: Promise.resolve(plotly) }, 0);
  view.draw(CHART);
  await settled();
  assert.ok(view.behind && plotly.asked.length === 0);
});

test("a widget without an id of plotly's model asks for it once it is painted", async () => {
  const plotly = fakePlotly();
  /** @type {Record<string, string>} */ const traits = { plotly: "" };
  /** @type {object[]} */ const said = [];
  let known = () => {};
  const model = /** @type {any} */ ({
    get: (/** @type {string} */ name) => traits[name],
    on: (/** @type {string} */ _, /** @type {() => void} */ callback) => (known = callback),
    off: () => {},
    send: (/** @type {object} */ message) => said.push(message),
    widget_manager: { get_model: async (/** @type {string} */ id) => (id === "made" ? { [LOADED]: Promise.resolve(plotly) } : null) },
  });
  const view = new FigureView(/** @type {any} */ (new FakeNode(246)), model, new AbortController().signal);
  view.draw(CHART);
  assert.deepEqual(said, []);
  await settled();
  assert.deepEqual([said, plotly.asked.length], [[{ kind: "plotly" }], 0]);
  traits.plotly = "made";
  known();
  await settled();
  assert.equal(plotly.asked.length, 1);
});

test("plotly is asked for once more where no answer comes", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  t.mock.method(window, "setTimeout", setTimeout);
  const plotly = fakePlotly();
  const traits = { plotly: "" };
  let [said, known] = [0, () => {}];
  const model = /** @type {any} */ ({
    get: () => traits.plotly,
    on: (/** @type {string} */ _, /** @type {() => void} */ callback) => (known = callback),
    off: () => {},
    send: () => void (said += 1),
    widget_manager: { get_model: async () => ({ [LOADED]: Promise.resolve(plotly) }) },
  });
  const asked = plotlyOf(model);
  for (const times of [1, 2, 3]) {
    assert.equal(said, times);
    t.mock.timers.tick(20_000);
    for (let turn = 0; turn < 9; turn++) await null;
  }
  traits.plotly = "made";
  known();
  assert.equal(await asked, plotly);
});

test("where plotly cannot be had, or cannot draw, the numbers are told in words", async (t) => {
  t.mock.method(console, "error", () => {});
  const broken = { ...fakePlotly(), react: () => Promise.reject(new Error("no paint")) };
  for (const home of [null, { [LOADED]: Promise.resolve(broken) }]) {
    const { view, node } = page(home);
    view.draw(CHART);
    await settled();
    assert.equal(node.textContent, CHART.words);
    assert.ok(node.classes.has("rs-figure-told"));
    view.draw({ ...CHART, words: "You: reaches 3" });
    await settled();
    assert.equal(node.textContent, "You: reaches 3");
  }
});

test("a chart that could not be drawn is told in words, and the next one is drawn", async (t) => {
  t.mock.method(console, "error", () => {});
  const plotly = fakePlotly();
  let broken = true;
  const moody = { ...plotly, react: (/** @type {any[]} */ ...how) => (broken ? Promise.reject(new Error("no paint")) : plotly.react(...how)) };
  const { view, node, plot } = page({ [LOADED]: Promise.resolve(moody) });
  view.draw(CHART);
  await settled();
  assert.ok(node.classes.has("rs-figure-told"));
  broken = false;
  view.draw({ ...CHART, data: [{ y: [2] }] });
  await settled();
  assert.deepEqual(plotly.asked.at(-1)?.slice(0, 2), [plot, [{ y: [2] }]]);
  assert.ok(!node.classes.has("rs-figure-told") && node.children[0] === plot);
});

test("plotly's model is waited for longer than Jupyter looks for it, but not for ever", async () => {
  const plotly = fakePlotly();
  let looks = 0;
  const manager = (/** @type {number} */ late) => ({
    get_model: async () => {
      if (++looks <= late) throw new Error("widget model not found");
      return { [LOADED]: Promise.resolve(plotly) };
    },
  });
  const model = (/** @type {number} */ late) => /** @type {any} */ ({ get: () => "id", widget_manager: manager(late) });
  assert.equal(await plotlyOf(model(3)), plotly);
  await assert.rejects(plotlyOf(model(Infinity)), /widget model not found/);
  assert.equal(looks, 4 + 40);
});
