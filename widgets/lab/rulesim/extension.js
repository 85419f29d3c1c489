// @ts-check
/**
 * What rulesim adds to JupyterLab: a lesson is there to be played as soon as it is opened.
 *
 * It is about notebooks with the metadata {"rulesim": {"stage": true}} only, and, as far as it runs them, about those with
 * {"rulesim": {"run": true}}, which show something else than a stage; those with {"run": false} it only leaves as they are,
 * and says of what somebody has run there when its kernel is gone.
 * Their stages ask for two things by events that bubble up to the document; who answers one calls preventDefault:
 *
 *     "rulesim:open"    {path}   open a notebook in the place of this one; the path is below the folder of the lessons;
 *                                where none is, whoever asked is told by "rulesim:missing" {path}
 *     "rulesim:restart"          start the kernel again, and run the lesson
 *
 * A stage is told by "rulesim:kernel" {alive} on its root, which has data-kernel="gone" as long as no kernel answers it.
 * The height that a notebook has for its stage is --rs-room, in pixels.
 */

import { Lesson } from "./lesson.js";

/** @typedef {any} Panel  JupyterLab's NotebookPanel. Its types are not installed: the extension needs no build. */
/** @typedef {any} Manager  JupyterLab's IDocumentManager. */

/** The width in pixels of a window up to which Lab is most likely on a phone. */
const PHONE = 500;

/**
 * Lab's plugins of this extension.
 * @param {(name: string) => Promise<any>} module  gives a module that Lab shares
 */
export async function extension(module) {
  const [{ ILabShell }, { PageConfig, PathExt }, { IDocumentManager }, { INotebookTracker, NotebookActions }] =
    await Promise.all(
      ["application", "coreutils", "docmanager", "notebook"].map((name) => module(`@jupyterlab/${name}`)),
    );
  const own = JSON.parse(PageConfig.getOption("rulesimLessons") || "[]");
  // The server's settings have these from the catalogue (lab_start, lab_gone, lab_again) and from the site.
  const told = (/** @type {string} */ name) => PageConfig.getOption(`rulesim${name}`);
  const words = { start: told("Start") || "▶", starting: told("Starting"), gone: told("Gone"), again: told("Again") };
  const known = new Set(own.map((/** @type {string[]} */ sources) => JSON.stringify(sources)));
  return [
    {
      id: "rulesim:lessons",
      description: "Runs a lesson when it is opened, and leaves its file as it is.",
      autoStart: true,
      requires: [INotebookTracker, IDocumentManager],
      optional: [ILabShell],
      activate(/** @type {any} */ _, /** @type {any} */ tracker, /** @type {Manager} */ manager, /** @type {any} */ shell) {
        dress();
        const lessons = watch(tracker, (panel) => new Lesson(panel, NotebookActions, known, words), shell);
        answer(lessons, async (panel, path) => {
          const own = PathExt.dirname(panel.context.path);
          const places = above(panel.context.path, PathExt).map((folder) => PathExt.join(folder, path));
          // Most often it is a neighbour: to ask for it first is to ask for nothing that is not there.
          places.sort((one, other) => Number(PathExt.dirname(other) === own) - Number(PathExt.dirname(one) === own));
          const found = await existing(manager.services.contents, places);
          if (found) await replace(manager, panel, found);
          return Boolean(found);
        });
      },
    },
  ];
}

/** Put the style sheet beside this file on the page. */
function dress() {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = new URL("./lesson.css", import.meta.url).href;
  document.head.append(sheet);
}

/**
 * Make every notebook that is a lesson one, and run it when it is first looked at.
 * @param {any} tracker  JupyterLab's INotebookTracker
 * @param {(panel: Panel) => Lesson} teach
 * @param {any} shell  JupyterLab's ILabShell, if it has one
 * @returns {Set<Lesson>}  those that are open
 */
function watch(tracker, teach, shell) {
  /** @type {Set<Lesson>} */
  const lessons = new Set();
  let first = true;
  const look = () => {
    const lesson = [...lessons].find(({ panel }) => panel === tracker.currentWidget);
    if (!lesson) return;
    if (first && shell && !lesson.fits()) makeRoom(shell);
    first = false;
    void lesson.open();
  };
  const add = async (/** @type {Panel} */ panel) => {
    await panel.context.ready;
    const told = panel.context.model.getMetadata("rulesim");
    if (panel.isDisposed || !told) return;
    const lesson = teach(panel);
    lessons.add(lesson);
    panel.disposed.connect(() => lessons.delete(lesson));
    await panel.revealed;
    look();
  };
  tracker.forEach(add);
  tracker.widgetAdded.connect((/** @type {any} */ _, /** @type {Panel} */ panel) => void add(panel));
  tracker.currentChanged.connect(look);
  return lessons;
}

/**
 * Fold Lab's left side; on a phone, where a board needs all of the width, also the bars with the buttons of both sides.
 * @param {any} shell  JupyterLab's ILabShell
 */
function makeRoom(shell) {
  shell.collapseLeft();
  if (window.innerWidth > PHONE) return;
  const bars = ["left", "right"].filter((side) => shell.isSideTabBarVisible(side));
  for (const side of bars) shell.toggleSideTabBarVisibility(side);
}

/**
 * Do what a stage asks for.
 * @param {Set<Lesson>} lessons
 * @param {(panel: Panel, path: string) => Promise<boolean>} open  whether there is such a notebook
 */
function answer(lessons, open) {
  const asked = (/** @type {Event} */ event) =>
    [...lessons].find(({ panel }) => panel.node.contains(/** @type {Node} */ (event.target)));
  document.addEventListener("rulesim:open", (event) => {
    const lesson = asked(event);
    if (!lesson) return;
    event.preventDefault();
    const { target, detail: { path } } = /** @type {CustomEvent} */ (event);
    void open(lesson.panel, path).then((found) => {
      if (!found) target?.dispatchEvent(new CustomEvent("rulesim:missing", { bubbles: true, detail: { path } }));
    });
  });
  document.addEventListener("rulesim:restart", (event) => {
    const lesson = asked(event);
    if (!lesson) return;
    event.preventDefault();
    void lesson.restart();
  });
}

/**
 * The folders that a file is in, the nearest first: one of them is that of the lessons.
 * @param {string} path
 * @param {any} PathExt  JupyterLab's
 * @returns {string[]}
 */
function above(path, PathExt) {
  const folder = PathExt.dirname(path);
  return folder ? [folder, ...above(folder, PathExt)] : [""];
}

/**
 * The first of some paths at which there is something; "" where there is nothing at all.
 * @param {any} contents  JupyterLab's Contents.IManager
 * @param {string[]} paths
 * @returns {Promise<string>}
 */
async function existing(contents, [path, ...others]) {
  const there = await contents.get(path, { content: false }).then(() => true, () => false);
  if (there) return path;
  return others.length ? existing(contents, others) : "";
}

/**
 * Open a notebook where another one is, which is closed as soon as the new one is there; its kernel goes with it.
 * @param {Manager} manager
 * @param {Panel} old
 * @param {string} path
 */
async function replace(manager, old, path) {
  const next = manager.openOrReveal(path, "default", undefined, { ref: old.id, mode: "tab-after" });
  if (!next || next === old) return;
  await next.context.ready;
  await next.revealed;
  const { sessionContext } = old.context;
  sessionContext.kernelPreference = { ...sessionContext.kernelPreference, shutdownOnDispose: true };
  old.close();
}
