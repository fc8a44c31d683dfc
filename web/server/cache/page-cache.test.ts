import {createRequire} from "node:module";
import {afterEach, beforeEach, expect, it, vi} from "vitest";
import PageCache from "./page-cache.ts";

type Tags = typeof import("next/dist/server/lib/incremental-cache/tags-manifest.external");
const require = createRequire(import.meta.url);
// Constants of the framework that its types keep from being imported.
const {CachedRouteKind, IncrementalCacheKind} = require("next/dist/server/response-cache");
const {nodeFs} = require("next/dist/server/lib/node-fs-methods");
const {tagsManifest}: Tags = require("next/dist/server/lib/incremental-cache/tags-manifest.external");

const WHAT = {kind: IncrementalCacheKind.APP_PAGE, isFallback: false};

const pageOf = (html: string) => ({
  kind: CachedRouteKind.APP_PAGE,
  html,
  rscData: undefined,
  postponed: undefined,
  segmentData: undefined,
  status: 200,
  headers: {"x-next-cache-tags": "content,doc:hero"},
});

const open = () =>
  new PageCache({
    fs: nodeFs,
    flushToDisk: false,
    serverDistDir: "/nowhere",
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
    _requestHeaders: {},
  });
const keep = (key: string, html: string) => open().set(key, pageOf(html), {});
const htmlOf = async (key: string) => {
  const found = await open().get(key, WHAT);
  return found?.value && "html" in found.value ? found.value.html : null;
};
const change = (tag: string) => open().revalidateTag(tag, {expire: 0});

beforeEach(() => vi.useFakeTimers({toFake: ["Date", "performance"], now: Date.UTC(2027, 0, 1)}));
afterEach(() => {
  tagsManifest.clear();
  vi.useRealTimers();
});

it("stores a page when nothing changed while it was made, ignoring changes before it was begun", async () => {
  await change("doc:hero");
  vi.advanceTimersByTime(10);
  expect(await htmlOf("/quiet")).toBeNull();
  vi.advanceTimersByTime(10);
  await keep("/quiet", "new words");
  expect(await htmlOf("/quiet")).toBe("new words");
});

it("does not store a page whose content changed while it was made, and stores the next one", async () => {
  expect(await htmlOf("/overtaken")).toBeNull();
  vi.advanceTimersByTime(10);
  await change("doc:hero");
  vi.advanceTimersByTime(10);
  await keep("/overtaken", "former words");
  expect(await htmlOf("/overtaken")).toBeNull();
  vi.advanceTimersByTime(10);
  await keep("/overtaken", "new words");
  expect(await htmlOf("/overtaken")).toBe("new words");
});

it("does not let a second visitor during the making hide that it was overtaken", async () => {
  expect(await htmlOf("/joined")).toBeNull();
  vi.advanceTimersByTime(10);
  await change("doc:hero");
  vi.advanceTimersByTime(10);
  expect(await htmlOf("/joined")).toBeNull();
  await keep("/joined", "former words");
  expect(await htmlOf("/joined")).toBeNull();
});

it("does not keep a renewed page when a change came in the time that renewing may take", async () => {
  await htmlOf("/renewed");
  await keep("/renewed", "first words");
  vi.advanceTimersByTime(60_000);
  expect(await htmlOf("/renewed")).toBe("first words");
  await change("doc:hero");
  vi.advanceTimersByTime(10);
  await keep("/renewed", "former words");
  expect(await htmlOf("/renewed")).toBeNull();
});
