import {createRequire} from "node:module";
import {LRUCache} from "lru-cache";

type Framework = typeof import("next/dist/server/lib/incremental-cache/file-system-cache");
type FrameworkTags = typeof import("next/dist/server/lib/incremental-cache/tags-manifest.external");
type Get = Parameters<InstanceType<Framework["default"]>["get"]>;
type Set = Parameters<InstanceType<Framework["default"]>["set"]>;

// Written as CommonJS with a default export, which an import would give another name than its types say.
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

/** When the page now being made was begun, by its key. The framework makes a new cache object for every request. */
const begun = new LRUCache<string, number>({max: 10_000});

/**
 * The framework's memory of pages, but one that was overtaken is not kept. The framework dates a page by the moment
 * it is finished: content that changed after the page had read it, but before that moment, would count as seen, and the
 * former words would stay until the next change.
 */
export default class PageCache extends FileSystemCache {
  override async get(...[key, context]: Get) {
    const found = await super.get(key, context);
    if (found === null && !begun.has(key)) begun.set(key, Date.now());
    return found;
  }

  override async set(...[key, page, context]: Set) {
    // A page renewed behind a visitor's back was found by `get`, so its beginning is not known.
    const since = begun.get(key) ?? Date.now() - LONGEST_RENDER_MS;
    begun.delete(key);
    if (!tagsOf(page).some((tag) => (tagsManifest.get(tag)?.expired ?? 0) >= since)) {
      await super.set(key, page, context);
    }
  }
}

function tagsOf(page: Set[1]): readonly string[] {
  if (page === null || !("headers" in page)) return [];
  const tags = page.headers?.[TAGS_HEADER];
  return typeof tags === "string" ? tags.split(",") : [];
}
