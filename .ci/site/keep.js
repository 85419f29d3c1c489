// @ts-check
/**
 * What the site's service worker does before JupyterLite's own: a file that was fetched once comes from the browser.
 *
 * The store's name has the site's content in it. Another content is another service worker: the browser looks for one at
 * each visit, and takes it as soon as no page of the old one is open; so no page is ever half old and half new.
 */

const worker = /** @type {any} -- its types are not those of a page */ (self);
const STORE = "rulesim {{version}}";
/** What a store begins with may not be what the browser keeps of the old site: the server is asked whether it is new. */
const FRESH = /** @type {RequestInit} */ ({ cache: "no-cache" });
/** What JupyterLite answers itself: the files that learners write, and its pulse. */
const OWN = /\/api\/(drive|stdin|service-worker-heartbeat)/;

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.stopImmediatePropagation(); // JupyterLite's would not wait until the old pages are closed
  const first = new Request("./", FRESH); // it was there before its worker
  event.waitUntil(caches.open(STORE).then((store) => store.add(first)).catch(() => {}));
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  const forget = async () => {
    const old = (await caches.keys()).filter((name) => name !== STORE);
    await Promise.all(old.map((name) => caches.delete(name)));
  };
  event.waitUntil(forget());
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || OWN.test(pathname)) return;
  event.stopImmediatePropagation();
  event.respondWith(kept(event));
});

/**
 * A file from the store; or from the server, and then into the store, if the browser grants one.
 * @param {any} event
 * @returns {Promise<Response>}
 */
async function kept(event) {
  const store = await caches.open(STORE).catch(() => null);
  const found = await store?.match(event.request, { ignoreSearch: true });
  if (found) return found;
  const answer = await fetch(event.request, FRESH);
  if (store && answer.status === 200) event.waitUntil(store.put(event.request, answer.clone()).catch(() => {}));
  return answer;
}
