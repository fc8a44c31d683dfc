import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from "node:fs";
import {createRequire} from "node:module";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterEach, beforeEach, expect, it, vi} from "vitest";
import {readEnv} from "../../src/env/read-env.ts";
import {createBuildId, isBuiltFor} from "./built-for.ts";
import PageCache from "./page-cache.ts";

const require = createRequire(import.meta.url);
// Constants of the framework that its types keep from being imported.
const {IncrementalCacheKind} = require("next/dist/server/response-cache");
const {nodeFs} = require("next/dist/server/lib/node-fs-methods");

const HERE = {SITE_URL: "https://here.example", SANITY_API_HOST: "https://content.example"};
const envWith = (changes: Record<string, string>) => readEnv({...HERE, ...changes});

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "build-"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, {recursive: true});
});

/** A finished build for `HERE` with one prerendered page, made an hour ago. */
function build() {
  writeFileSync(join(folder, "BUILD_ID"), createBuildId(envWith({}), "1"));
  const pages = join(folder, "server", "app");
  mkdirSync(pages, {recursive: true});
  const hourAgo = Date.now() / 1000 - 3600;
  for (const [name, text] of [
    ["store.html", "prerendered"],
    ["store.rsc", ""],
    ["store.meta", "{}"],
  ] as const) {
    writeFileSync(join(pages, name), text);
    utimesSync(join(pages, name), hourAgo, hourAgo);
  }
}

async function readPage(): Promise<string | null> {
  const cache = new PageCache({
    fs: nodeFs,
    flushToDisk: false,
    serverDistDir: join(folder, "server"),
    revalidatedTags: [],
    _requestHeaders: {},
  });
  const page = await cache.get("/store", {kind: IncrementalCacheKind.APP_PAGE, isFallback: false});
  return page?.value && "html" in page.value ? String(page.value.html) : null;
}

it.each([
  ["the same addresses", {}, true],
  ["what pages do not carry", {WEB_PORT: "4711", BACKEND_URL: "http://127.0.0.1:1"}, true],
  ["another origin of the site", {SITE_URL: "https://there.example"}, false],
  ["another host of pictures", {SANITY_API_HOST: "https://other.example"}, false],
  ["another project", {SANITY_PROJECT_ID: "other"}, false],
  ["another dataset", {SANITY_DATASET: "staging"}, false],
])("with %s a build was made for this environment: %s is %s", (_what, changes, answer) => {
  build();
  expect(isBuiltFor(envWith(changes), folder)).toBe(answer);
});

it("serves what was prerendered for these addresses, and makes pages anew for others", async () => {
  build();
  for (const [name, value] of Object.entries(HERE)) vi.stubEnv(name, value);
  expect(await readPage()).toBe("prerendered");
});

it("a build that is still being made is made for this environment", () => {
  expect(isBuiltFor(envWith({}), folder)).toBe(true);
});

it("is made also where the framework names no folder, as for requests that nothing prerendered answers", async () => {
  const context = {fs: nodeFs, flushToDisk: false, revalidatedTags: [], _requestHeaders: {}};
  const cache: PageCache = Reflect.construct(PageCache, [context]);
  const page = await cache.get("/store", {kind: IncrementalCacheKind.APP_PAGE, isFallback: false});
  expect(page).toBeNull();
});

it("serves no prerendered page that carries the addresses of another environment", async () => {
  build();
  for (const [name, value] of Object.entries(HERE)) vi.stubEnv(name, value);
  vi.stubEnv("SITE_URL", "https://there.example");
  expect(await readPage()).toBeNull();
});
