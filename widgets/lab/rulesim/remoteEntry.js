// @ts-check
/**
 * What JupyterLab loads first of a prebuilt extension: a container of modules, written by hand.
 *
 * Whatever is not as expected here is told in the browser's console, and Lab goes on without the extension.
 */
{
  const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;
  /** @type {Record<string, Record<string, any>>} by name and version: the modules that Lab shares */
  let shared = {};

  /**
   * One of the modules that Lab shares: the one in use, if there are several versions of it.
   * @param {string} name
   * @returns {Promise<any>}
   */
  const module = async (name) => {
    const versions = Object.values(shared[name] ?? {});
    const found = versions.find((version) => version.loaded) ?? versions[0];
    if (!found) throw new Error(`JupyterLab shares no ${name}`);
    return (await found.get())();
  };

  const container = {
    /** @param {Record<string, Record<string, any>>} scope */
    init(scope) {
      shared = scope;
    },
    async get() {
      const { extension } = await import(new URL("./extension.js", here).href);
      const made = { __esModule: true, default: await extension(module) };
      return () => made;
    },
  };
  const page = /** @type {any} */ (window);
  page._JUPYTERLAB = { ...page._JUPYTERLAB, rulesim: container };
}
