// @ts-check
/** Compiles, in Pyodide, the modules that lessons begin with: node compiled.mjs FOLDER PACKAGES... See compiled.py. */

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, ...packages] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/` });
await python.loadPackage(packages, { messageCallback() {} });
python.FS.mkdir("/packages");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/packages");
await python.runPythonAsync(readFileSync(new URL("compiled.py", import.meta.url), "utf8"));
process.exit(0); // node would wait for Python's loop
