// @ts-check
/** Runs pytest in Pyodide: node engine_tests.mjs PROJECT PACKAGES ARGUMENTS... See engine_tests.py. */

import { pathToFileURL } from "node:url";

const [top, packages, ...asked] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${top}/node_modules/pyodide/pyodide.mjs`).href);
const python = await loadPyodide();
for (const [folder, place] of [[top, "/project"], [packages, "/packages"]]) {
  python.FS.mkdir(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, place);
}
python.globals.set("asked", python.toPy(asked));
const code = await python.runPythonAsync(`
import os, sys
sys.path[:0] = ["/project", "/packages"]
sys.dont_write_bytecode = True
os.chdir("/project")
import pytest
int(pytest.main(list(asked)))
`);
process.exit(code);
