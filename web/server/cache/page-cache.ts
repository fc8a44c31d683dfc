import {createRequire} from "node:module";
import {dirname} from "node:path";
import {LRUCache} from "lru-cache";
import {readEnv} from "../../src/env/read-env.ts";
import {isBuiltFor} from "./built-for.ts";

type Framework = typeof import("next/dist/server/lib/incremental-cache/file-system-cache");
type FrameworkTags = typeof import("next/dist/server/lib/incremental-cache/tags-manifest.external");
type Construct = ConstructorParameters<Framework["default"]>;
type Get = Parameters<InstanceType<Framework["default"]>["get"]>;
type Set = Parameters<InstanceType<Framework["default"]>["set"]>;

// Written as CommonJS with a default export: an `import` would give it another name than its types declare.
const require = createRequire(import.meta.url);
const {
  default: FileSystemCache,
}: Framework = require("next/dist/server/lib/incremental-cache/file-system-cache");
const {
  tagsManifest,
}: FrameworkTags = require("next/dist/server/lib/incremental-cache/tags-manifest.external");

const TAGS_HEADER = "x-next-cache-tags";
/** Nothing waits longer for what a page is made from: two tries of ten seconds, and some time to draw. */
const LONGEST_RENDER_MS = 30_000;

/** Prerendered pages were all finished before this process began. */
const startedAt = performance.timeOrigin;

/** When the page now being made was begun, by its key. The framework makes a new cache object for every request. */
const renderStarts = new LRUCache<string, number>({max: 10_000});

/**
 * The framework's page cache, except that a page overtaken by a content change is not stored. The framework dates a
 * page by the moment its render finishes: content that changed after the page had read it, but before that moment,
 * would count as seen, and the old text would stay until the next change. A prerendered page that contains the
 * addresses of another environment is not served either.
 */
export default class PageCache extends FileSystemCache {
  /** Null where the framework makes a cache for requests that no prerendered page can answer. */
  readonly #serverFolder: string | null;

  constructor(...[context]: Construct) {
    super(context);
    const {serverDistDir}: {serverDistDir?: string} = context;
    this.#serverFolder = serverDistDir ?? null;
  }

  override async get(...[key, context]: Get) {
    const entry = await super.get(key, context);
    const isPrerendered = (entry?.lastModified ?? startedAt) < startedAt;
    const found = isPrerendered && !servesPrerendered(this.#serverFolder) ? null : entry;
    if (found === null && !renderStarts.has(key)) renderStarts.set(key, Date.now());
    return found;
  }

  override async set(...[key, page, context]: Set) {
    // A page renewed behind a visitor's back was found by `get`, so its beginning is not known.
    const since = renderStarts.get(key) ?? Date.now() - LONGEST_RENDER_MS;
    renderStarts.delete(key);
    if (!tagsOf(page).some((tag) => (tagsManifest.get(tag)?.expired ?? 0) >= since)) {
      await super.set(key, page, context);
    }
  }
}

/** By folder: the result holds for the lifetime of the process and is needed for every request. */
const served = new Map<string, boolean>();

function servesPrerendered(serverFolder: string | null): boolean {
  if (serverFolder === null) return false;
  const known = served.get(serverFolder) ?? isBuiltFor(readEnv(), dirname(serverFolder));
  served.set(serverFolder, known);
  return known;
}

function tagsOf(page: Set[1]): readonly string[] {
  if (page === null || !("headers" in page)) return [];
  const tags = page.headers?.[TAGS_HEADER];
  return typeof tags === "string" ? tags.split(",") : [];
}
