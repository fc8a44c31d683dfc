import "server-only";
import type {QueryParams} from "@sanity/client";
import {LRUCache} from "lru-cache";
import {cacheLife, cacheTag} from "next/cache";
import {noteContentFailure} from "@/content/content-failure";
import {readPreview} from "@/content/read-preview";
import type {ContentView} from "@/content/view";
import {now} from "@/lib/time/now";
import {documentTags, tags} from "./cache-tags";
import {client} from "./client";
import {secondsToNextChange} from "./next-change";

const DAY_S = 86_400;
const YEAR_S = 365 * DAY_S;
// A shorter expiry would take the read out of the prerender, and a build minutes before a switch would fail.
const EXPIRE_FLOOR_S = 301;
const RETRY_STALE_S = 5;
const REMEMBERED_READS = 5000;

/** Wrapped, as a good answer may be null. */
const lastGood = new LRUCache<string, {readonly result: unknown}>({max: REMEMBERED_READS});

interface ReadOptions {
  /** In which days begin and end. */
  readonly timeZone: string;
  /** Tags of ours besides the documents' own. */
  readonly readBy: readonly string[];
  /** What a previewing visitor sees instead; nothing of it is kept. */
  readonly view?: ContentView | undefined;
}

/**
 * Reads published content inside a `"use cache"` function: tags the entry with every document in the result
 * and lets it live until something in it begins or ends by date. When content cannot be reached, the last
 * good answer of this process is served for a few seconds; without one it throws. `Result` is the generated type
 * of the query: the queries are put together from shared parts, which the compiler cannot match by text.
 */
export async function readContent<Result>(
  query: string,
  params: QueryParams,
  {timeZone, readBy, view}: ReadOptions,
): Promise<Result> {
  if (view) return readPreview(query, params, view);
  const key = JSON.stringify([query, {...params, now: null}]);
  try {
    const result = await client.fetch<Result>(query, params);
    lastGood.set(key, {result});
    keepUntilNextChange(result, timeZone);
    cacheTag(tags.content, ...readBy, ...documentTags(result));
    return result;
  } catch (error) {
    noteContentFailure();
    const last = lastGood.get(key);
    if (!last) throw error;
    console.error("Content is unreachable, serving the last good answer:", error);
    const result = last.result as Result;
    cacheLife({stale: 30, revalidate: RETRY_STALE_S, expire: EXPIRE_FLOOR_S});
    cacheTag(tags.content, ...readBy, ...documentTags(result));
    return result;
  }
}

function keepUntilNextChange(result: unknown, timeZone: string) {
  const left = secondsToNextChange(result, timeZone, now());
  if (left === null) cacheLife({stale: 300, revalidate: DAY_S, expire: YEAR_S});
  else cacheLife({stale: 30, revalidate: left, expire: Math.max(left + 1, EXPIRE_FLOOR_S)});
}
