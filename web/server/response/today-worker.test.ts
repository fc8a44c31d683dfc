import {runInNewContext} from "node:vm";
import {beforeEach, describe, expect, it} from "vitest";
import {todayWorkerScript} from "./today-worker.ts";

const SITE = "https://gradus.example";
const SCOPE = "/de/en/powercenter";
const PAGE = `${SCOPE}/today`;
const HTML = `<link href="/_next/static/css/a.css"><template data-data="/page-data/abc${PAGE}"><script src="/_next/static/b.js"></script><link href="/_next/static/media/font.woff2">`;

type WorkerEvent = Record<string, unknown>;

/** A browser with one store of caches, in which versions of the worker are started one after another. */
function createBrowser(scope = SCOPE) {
  const stores = new Map<string, Map<string, Response>>();
  const requests: string[] = [];
  const pathOf = (of: string | {url: string}) => new URL(typeof of === "string" ? of : of.url, SITE).pathname;
  const browser = {
    stores,
    asked: requests,
    isOnline: true,
    status: 200,
    start,
  };
  const fetched = async (of: string | {url: string}) => {
    requests.push(pathOf(of));
    if (!browser.isOnline) throw new TypeError("Failed to fetch");
    return new Response(pathOf(of) === PAGE ? HTML : pathOf(of), {status: browser.status});
  };
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (of: string | {url: string}) => store.get(pathOf(of))?.clone(),
      put: async (of: string | {url: string}, answer: Response) => void store.set(pathOf(of), answer),
      add: async (of: string) => void store.set(pathOf(of), await fetched(of)),
    };
  };

  function start(version: string) {
    const handlers = new Map<string, (event: WorkerEvent) => void>();
    const self = {
      registration: {scope: `${SITE}${scope}`},
      caches: {
        open,
        keys: async () => [...stores.keys()],
        delete: async (name: string) => stores.delete(name),
      },
      clients: {
        claim: async () => {},
        get: async (id: string) => ({url: new URL(id, SITE).href}),
      },
      fetch: fetched,
      setTimeout: () => {},
      skipWaiting: async () => {},
      addEventListener: (name: string, listener: (event: WorkerEvent) => void) =>
        handlers.set(name, listener),
    };
    runInNewContext(todayWorkerScript(version), {self, URL, Response, Error, Promise, Set, Array});
    /** Resolves to what the event waited for, or answered with; null where the worker lets it pass. */
    return async (name: string, event: WorkerEvent = {}) => {
      let work: unknown = null;
      const take = (promise: unknown) => {
        work = promise;
      };
      handlers.get(name)?.({...event, waitUntil: take, respondWith: take});
      const answer = await work;
      if (!(answer instanceof Response)) return answer ?? null;
      const leads = answer.headers.get("location");
      return leads ? `${answer.status} ${leads}` : answer.text();
    };
  }
  return browser;
}

/** A client is named by the page it shows. */
const request = (url: string, mode = "cors", method = "GET", clientId: string = PAGE) => ({
  request: {url: new URL(url, SITE).href, mode, method},
  clientId,
});

let browser = createBrowser();
beforeEach(() => {
  browser = createBrowser();
});

async function installed(version = "one") {
  const sendEvent = browser.start(version);
  await sendEvent("install");
  await sendEvent("activate");
  return sendEvent;
}

describe("what is stored", () => {
  it("the page, its data and the files it names are stored; fonts only if the page reports that it used them", async () => {
    const sendEvent = await installed();
    const files = () => [...(browser.stores.get(`gradus-today ${PAGE} one`)?.keys() ?? [])].sort();
    const own = ["/_next/static/b.js", "/_next/static/css/a.css", PAGE, `/page-data/abc${PAGE}`];
    expect(files()).toEqual(own);
    const replies: unknown[] = [];
    const port = {postMessage: (word: unknown) => replies.push(word)};
    await sendEvent("message", {
      data: ["/_next/static/media/font.woff2", "/b/api/v1/users/me", 7],
      ports: [port],
    });
    expect([files(), replies]).toEqual([[...own, "/_next/static/media/font.woff2"].sort(), [true]]);
    // Without a connection nothing new is cached, but the page stays cached.
    browser.isOnline = false;
    await sendEvent("message", {data: [], ports: [port]});
    browser.stores.clear();
    await sendEvent("message", {data: [], ports: [port]});
    expect(replies).toEqual([true, true, false]);
  });

  it("a page that could not be fetched does not count as stored", async () => {
    browser.status = 404;
    await expect(browser.start("one")("install")).rejects.toThrow("cannot be kept");
    expect([...browser.stores.values()].map(({size}) => size)).toEqual([]);
  });

  it("a new build takes the place of the one before, once it has all it needs", async () => {
    await installed("one");
    browser.stores.set("gradus-today /us/en/powercenter/today one", new Map());
    const next = browser.start("two");
    browser.isOnline = false;
    await expect(next("install")).rejects.toThrow();
    expect([...browser.stores.keys()]).toContain(`gradus-today ${PAGE} one`);
    browser.isOnline = true;
    await next("install");
    await next("activate");
    expect([...browser.stores.keys()].sort()).toEqual([
      `gradus-today ${PAGE} two`,
      "gradus-today /us/en/powercenter/today one",
    ]);
  });
});

describe("who answers", () => {
  it("the network answers when it is available, the stored copy when it is not or the server fails", async () => {
    const sendEvent = await installed();
    browser.asked.length = 0;
    expect(await sendEvent("fetch", request(PAGE, "navigate"))).toBe(HTML);
    expect(browser.asked).toEqual([PAGE]);
    browser.status = 503;
    expect(await sendEvent("fetch", request(PAGE, "navigate"))).toBe(HTML);
    browser.isOnline = false;
    expect(await sendEvent("fetch", request(PAGE, "navigate"))).toBe(HTML);
    expect(await sendEvent("fetch", request("/_next/static/b.js"))).toBe("/_next/static/b.js");
  });

  it("another page comes from the network, and redirects to Today when there is no network", async () => {
    const sendEvent = await installed();
    expect(await sendEvent("fetch", request(`${SCOPE}/calendar`, "navigate"))).toBe(`${SCOPE}/calendar`);
    browser.status = 503;
    expect(await sendEvent("fetch", request(`${SCOPE}/calendar`, "navigate"))).toBe(`${SCOPE}/calendar`);
    browser.isOnline = false;
    expect(await sendEvent("fetch", request(`${SCOPE}/calendar?view=week`, "navigate"))).toBe(
      `302 ${SITE}${PAGE}`,
    );
    browser.stores.clear();
    await expect(sendEvent("fetch", request(SCOPE, "navigate"))).rejects.toThrow("Failed to fetch");
  });

  it("a file of another page is fetched, and not stored", async () => {
    const sendEvent = await installed();
    const file = "/_next/static/of-the-calendar.js";
    const isKept = () => [...browser.stores.values()].some((store) => store.has(file));
    expect(await sendEvent("fetch", request(file, "cors", "GET", `${SCOPE}/calendar`))).toBe(file);
    expect(isKept()).toBe(false);
    expect(await sendEvent("fetch", request(file))).toBe(file);
    expect(isKept()).toBe(true);
  });

  it("a worker of an earlier build goes on with the page of today alone", async () => {
    browser = createBrowser(PAGE);
    const sendEvent = await installed();
    browser.isOnline = false;
    expect(await sendEvent("fetch", request(PAGE, "navigate"))).toBe(HTML);
  });

  it.each([
    ["an answer of the backend", "/b/api/v1/users/usr_1/calendar", "cors", "GET"],
    ["of the shop", "/canyon/carts/1", "cors", "GET"],
    ["of the site's programs", "/api/shop/cart", "cors", "GET"],
    ["the data of another page", "/page-data/abc/de/en/account", "cors", "GET"],
    ["something that is sent", PAGE, "cors", "POST"],
    ["another site", "https://elsewhere.example/_next/static/b.js", "cors", "GET"],
  ])("%s is not handled by the worker, and never stored", async (_what, url, mode, method) => {
    const sendEvent = await installed();
    const before = JSON.stringify([...browser.stores.values()].map((store) => [...store.keys()]));
    expect(await sendEvent("fetch", request(url, mode, method))).toBeNull();
    expect(JSON.stringify([...browser.stores.values()].map((store) => [...store.keys()]))).toBe(before);
  });
});
