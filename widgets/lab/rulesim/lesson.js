// @ts-check
/**
 * A notebook in JupyterLab that is a lesson: it runs by itself, if its metadata say so, and reading it changes nothing in
 * its file.
 *
 * The root of its panel tells in data-lesson how far it is: "opening", then "ran", or "stored" if it may not run by itself
 * or need not.
 */

/** @typedef {any} Panel  JupyterLab's NotebookPanel. */
/** @typedef {any} Context  JupyterLab's DocumentRegistry.Context of a notebook. */

const STAGE = '[data-rulesim="stage"]';
const VIEW = "application/vnd.jupyter.widget-view+json";

/** How wide a stage is, with what Lab puts around an output. */
const WIDTH = 1150;

/** How long a busy machine may take to draw what the cells show after all of them have run, in milliseconds. */
const PATIENCE = 30_000;

/** What a kernel that has lost what it knew is doing. */
const LOST = new Set(["restarting", "autorestarting", "terminating", "dead"]);

export class Lesson {
  /**
   * @param {Panel} panel
   * @param {any} actions  JupyterLab's NotebookActions
   * @param {Set<string>} known  the code of the lessons that came with rulesim, each as a JSON list of its cells
   * @param {{start: string, starting: string, gone: string, again: string}} words  what begins a lesson; what is said until
   *   it has run, where that takes long; what is said when its kernel is gone and no stage says it, and what runs it again
   */
  constructor(panel, actions, known, words) {
    this.panel = panel;
    this.words = words;
    this.session = panel.context.sessionContext;
    this.actions = actions;
    this.known = known;
    const told = panel.context.model.getMetadata("rulesim");
    this.alone = Boolean(told.stage || told.run); // whether it runs by itself: else somebody runs it, or reads what is stored
    this.opened = !this.alone;
    panel.node.dataset.lesson = this.alone ? "opening" : "stored";
    this.fresh = false; // whether the kernel has begun anew since the lesson ran
    this.renewing = false; // whether a fresh kernel is on its way
    /** @type {HTMLElement[]} the cells that show nothing but a stage, or what a page is there for */
    this.places = panel.content.widgets
      .filter((/** @type {any} */ cell) => cell.model.getMetadata("jupyter")?.source_hidden)
      .map((/** @type {any} */ cell) => cell.node);
    for (const place of this.places) place.classList.add("rs-lesson-stage");
    const page = told.run && this.places.length === codeCells(panel.context.model).length;
    panel.node.classList.toggle("rs-lesson-page", Boolean(page));
    keepClean(panel.context);
    if (!this.alone) this.watchRuns();
    this.watchKernel();
    this.watchRoom();
  }

  /** Whether a stage can be seen in its whole width. */
  fits() {
    return this.panel.node.clientWidth >= WIDTH;
  }

  /** Run the lesson, if it is opened for the first time and may run by itself. */
  async open() {
    if (this.opened) return;
    this.opened = true;
    const told = this.tell();
    this.wait(true);
    await this.session.ready;
    const kernel = this.session.session?.kernel;
    const drawn = Boolean(kernel && await this.drawn(kernel));
    if (kernel && !drawn && this.harmless()) await this.run();
    else this.panel.node.dataset.lesson = "stored";
    this.wait(false);
    told?.remove();
    if (!drawn && this.panel.node.dataset.lesson === "stored") this.offer();
  }

  /** Show on the stored picture that it is about to be alive, or that it is no more. @param {boolean} on */
  wait(on) {
    for (const place of this.places) place.classList.toggle("rs-lesson-waits", on);
  }

  /** Say that the lesson is starting, if that is to be said. */
  tell() {
    if (!this.words.starting) return null;
    const told = document.createElement("div");
    told.className = "rs-lesson-starting";
    told.setAttribute("role", "status");
    told.textContent = this.words.starting;
    this.panel.node.append(told);
    return told;
  }

  /** Let a lesson that may not run by itself be begun with one press, on its picture. */
  offer() {
    const start = document.createElement("button");
    start.className = "rs-lesson-start";
    start.textContent = this.words.start;
    start.addEventListener("click", () => void (this.session.session?.kernel ? this.run() : this.restart()));
    this.untilRun(start);
  }

  /** Show something over the notebook until somebody runs it. @param {HTMLElement} node */
  untilRun(node) {
    this.panel.node.append(node);
    const begun = (/** @type {any} */ _, /** @type {any} */ { notebook }) => {
      if (notebook !== this.panel.content) return;
      node.remove();
      this.actions.executed.disconnect(begun);
    };
    this.actions.executed.connect(begun);
  }

  /** Say, where no stage says it, that what is shown answers no more, and let one press run it again. */
  tellGone() {
    const { panel, words } = this;
    const silent = this.renewing || panel.isDisposed || panel.node.dataset.lesson !== "ran" || !words.gone;
    if (silent || !this.views().length || panel.node.querySelector(`${STAGE}, .rs-lesson-gone`)) return;
    const node = document.createElement("div");
    node.className = "rs-lesson-starting rs-lesson-gone";
    node.setAttribute("role", "alert");
    const again = document.createElement("button");
    again.textContent = words.again;
    again.addEventListener("click", () => void this.restart());
    node.append(words.gone, again);
    this.untilRun(node);
  }

  /**
   * Whether the lesson may run without being asked: what came with rulesim, and what Jupyter trusts. Code of a notebook
   * from elsewhere would do whatever it likes.
   */
  harmless() {
    const cells = codeCells(this.panel.context.model);
    return this.known.has(JSON.stringify(cells.map(source))) || cells.every((cell) => cell.trusted);
  }

  /** What of this notebook a kernel draws, by the ids of its models. @returns {string[]} */
  views() {
    const outputs = codeCells(this.panel.context.model).flatMap((cell) => cell.outputs.toJSON());
    return outputs.map((output) => output.data?.[VIEW]?.model_id).filter(Boolean);
  }

  /**
   * Whether a kernel that was there before still draws what this notebook shows.
   * @param {any} kernel
   */
  async drawn(kernel) {
    const views = this.views();
    if (!views.length) return false;
    const { content } = await kernel.requestCommInfo({ target_name: "jupyter.widget" });
    return content.status === "ok" && views.some((view) => view in content.comms);
  }

  /** Run all cells; the view stays on the stage, whose picture stays until it is there. */
  async run() {
    const notebook = this.panel.content;
    this.panel.node.dataset.lesson = "opening";
    const rest = this.places.map(hold);
    this.wait(true);
    notebook.activeCellIndex = this.alone ? 0 : this.read();
    notebook.deselectAll();
    this.fresh = false;
    const shown = appeared(this.panel.node);
    const done = this.actions.runCells(notebook, [...notebook.widgets], this.session);
    await Promise.race([shown, done.then(() => this.shows() && filled(this.places))]);
    for (const free of rest) free();
    this.wait(false);
    if (this.alone) this.toTop();
    await done;
    this.panel.node.dataset.lesson = "ran";
  }

  /** Whether a stage is on its way: what a cell that failed has told is all there is. */
  shows() {
    const outputs = this.places.length ? codeCells(this.panel.context.model)[0].outputs.toJSON() : [];
    return outputs.some((/** @type {any} */ output) => VIEW in (output.data ?? {}));
  }

  /** The number of the cell that is read, the first in sight: where cells are run, Lab shows the active one. */
  read() {
    const { node, widgets } = this.panel.content;
    const { top } = node.getBoundingClientRect();
    const ends = widgets.map((/** @type {any} */ cell) => cell.node.getBoundingClientRect().bottom);
    return Math.max(0, ends.findIndex((/** @type {number} */ end) => end > top));
  }

  toTop() {
    const { node } = this.panel.content;
    (node.querySelector(".jp-WindowedPanel-outer") ?? node).scrollTop = 0;
  }

  /** Begin again with a fresh kernel, whatever became of the old one; who presses twice gets one. */
  async restart() {
    if (this.renewing) return;
    this.renewing = true;
    this.panel.node.querySelector(".rs-lesson-gone")?.remove();
    this.panel.node.dataset.lesson = "opening";
    await this.renew().finally(() => {
      this.renewing = false;
    });
    if (!this.panel.isDisposed) await this.run();
  }

  /** Have a fresh kernel. */
  async renew() {
    await this.session.sessionManager.refreshRunning(); // a kernel that was shut down elsewhere may still seem to be there
    const kernel = this.session.session?.kernel;
    if (!kernel || kernel.status === "dead") await this.session.startKernel();
    else if (!this.fresh) await this.session.restartKernel();
  }

  /** Tell the stage when no kernel answers it any more, and when the one that drew it is back. */
  watchKernel() {
    /** @type {WeakSet<Element>} drawn by a kernel that has forgotten them: they are never alive again */
    const forgotten = new WeakSet();
    const stages = () => [...this.panel.node.querySelectorAll(STAGE)];
    const forget = () => {
      this.fresh = true;
      for (const root of stages()) forgotten.add(tell(root, false));
      this.tellGone();
    };
    this.session.statusChanged.connect((/** @type {any} */ _, /** @type {string} */ status) => {
      if (LOST.has(status)) forget();
    });
    this.session.kernelChanged.connect((/** @type {any} */ _, /** @type {any} */ { newValue }) => {
      if (!newValue) forget();
    });
    this.session.connectionStatusChanged.connect((/** @type {any} */ _, /** @type {string} */ status) => {
      if (status === "connecting") return; // what is asked meanwhile is answered later
      for (const root of stages()) if (!forgotten.has(root)) tell(root, status === "connected");
    });
  }

  /** Note when somebody runs some of it. */
  watchRuns() {
    const { panel, actions: { executed } } = this;
    const ran = (/** @type {any} */ _, /** @type {any} */ { notebook }) => {
      if (notebook === panel.content) panel.node.dataset.lesson = "ran";
    };
    executed.connect(ran);
    panel.disposed.connect(() => executed.disconnect(ran));
  }

  /** Keep the height that the notebook can show at once in a variable of its style. */
  watchRoom() {
    const { node } = this.panel.content;
    const seen = new ResizeObserver(() => node.style.setProperty("--rs-room", `${node.clientHeight}px`));
    seen.observe(node);
    this.panel.disposed.connect(() => seen.disconnect());
  }
}

/**
 * Tell a stage whether its kernel answers, if that is news.
 * @param {Element} root
 * @param {boolean} alive
 */
function tell(root, alive) {
  if (alive === root.hasAttribute("data-kernel")) {
    if (alive) root.removeAttribute("data-kernel");
    else root.setAttribute("data-kernel", "gone");
    root.dispatchEvent(new CustomEvent("rulesim:kernel", { detail: { alive } }));
  }
  return root;
}

/**
 * Leave a notebook's file clean as long as nobody writes in it: what a kernel shows, and what is folded, is no change.
 * @param {Context} context
 */
function keepClean(context) {
  const { model } = context;
  let stored = written(model);
  context.fileChanged.connect(() => {
    stored = written(model);
  });
  const check = () => {
    if (!model.isDisposed && model.dirty && written(model) === stored) model.dirty = false;
  };
  model.stateChanged.connect((/** @type {any} */ _, /** @type {any} */ { name, newValue }) => {
    if (name === "dirty" && newValue) queueMicrotask(check);
  });
  check();
}

/**
 * What of a notebook somebody has written, as text.
 * @param {any} model  JupyterLab's INotebookModel
 */
function written(model) {
  const cells = cellsOf(model).map(({ sharedModel, type }) => [
    type,
    sharedModel.getSource(),
    sharedModel.getMetadata("tags"),
    sharedModel.attachments,
  ]);
  return JSON.stringify(cells);
}

/**
 * The cells of a notebook that hold code.
 * @param {any} model  JupyterLab's INotebookModel
 * @returns {any[]}
 */
function codeCells(model) {
  return cellsOf(model).filter((cell) => cell.type === "code" && source(cell).trim());
}

/**
 * The cells of a notebook; none of one that is being closed.
 * @param {any} model  JupyterLab's INotebookModel
 * @returns {any[]}
 */
function cellsOf(model) {
  return [...(model.cells ?? [])];
}

/**
 * @param {any} cell  JupyterLab's ICellModel
 * @returns {string}
 */
function source(cell) {
  return cell.sharedModel.getSource();
}

/**
 * Keep what is shown in a place, or at least its room, while its cell is run: Lab takes it away at once.
 * @param {HTMLElement} place
 * @returns {() => void}  lets go
 */
function hold(place) {
  place.style.minHeight = `${place.offsetHeight}px`;
  const picture = place.querySelector("img");
  if (picture) {
    const { left, top } = place.getBoundingClientRect();
    const { x, y, width, height } = picture.getBoundingClientRect();
    place.style.background = `url("${picture.src}") ${x - left}px ${y - top}px / ${width}px ${height}px no-repeat`;
  }
  return () => {
    place.style.minHeight = "";
    place.style.background = "";
  };
}

/**
 * Wait until every widget of these cells has something to read, but no longer than a busy machine takes.
 * @param {HTMLElement[]} places
 */
async function filled(places) {
  const end = performance.now() + PATIENCE;
  const widgets = places.flatMap((place) => [...place.querySelectorAll(".jp-OutputArea-output.lm-Panel")]);
  while (widgets.some((output) => !output.querySelector(".lm-Widget")?.textContent) && performance.now() < end) {
    await new Promise((later) => setTimeout(later, 50));
  }
}

/**
 * Wait until there is a stage in an element that is not there now.
 * @param {Element} node
 * @returns {Promise<void>}
 */
function appeared(node) {
  const before = new Set(node.querySelectorAll(STAGE));
  return new Promise((resolve) => {
    const seen = new MutationObserver(() => {
      if ([...node.querySelectorAll(STAGE)].every((root) => before.has(root))) return;
      seen.disconnect();
      resolve();
    });
    seen.observe(node, { childList: true, subtree: true });
  });
}
