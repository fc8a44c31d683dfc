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
import type {Results} from "./shape/content-shapes.generated";
import {type ResultName, repair} from "./shape/repair";

const DAY_S = 86_400;
const YEAR_S = 365 * DAY_S;
// A shorter expiry would take the read out of the prerender, and a build minutes before a switch would fail.
const EXPIRE_FLOOR_S = 301;
const RETRY_STALE_S = 5;
const REMEMBERED_READS = 5000;

/** Wrapped, as a good answer may be null. */
const lastGood = new LRUCache<string, {readonly result: unknown}>({max: REMEMBERED_READS});

interface ReadOptions<Result> {
  /** In which days begin and end. */
  readonly timeZone: string;
  /** Tags of ours in addition to the documents' own. */
  readonly readBy: readonly string[];
  /** What a previewing visitor sees instead; its results are not cached. */
  readonly view?: ContentView | undefined;
  /**
   * For a document that a page cannot do without: the defaults replace what it lacks, and the whole document when it is
   * gone and this process has never read it.
   */
  readonly defaults?: NonNullable<Result>;
  /** Returned as stored, for words whose seal covers every field. The caller repairs them after checking the seal. */
  readonly isSealed?: boolean;
}

/**
 * Reads published content inside a `"use cache"` function: tags the entry with every document in the result
 * and lets it live until something in it begins or ends by date. When content cannot be reached, the last
 * good answer of this process is served for a few seconds; without one it throws. `name` is that of the query's
 * generated type: the queries are put together from shared parts, which the compiler cannot match by text. The answer
 * is made true to this type here, once for all who read it.
 */
export async function readContent<Name extends ResultName>(
  name: Name,
  query: string,
  params: QueryParams,
  {timeZone, readBy, view, defaults, isSealed = false}: ReadOptions<Results[Name]>,
): Promise<Results[Name]> {
  const key = JSON.stringify([query, {...params, now: null}]);
  const orDefault = (result: unknown) => {
    if (isSealed) return result as Results[Name];
    return repair(name, defaults ? (result ?? missing(name, key, defaults)) : result, defaults);
  };
  if (view) return orDefault(await readPreview(query, params, view));
  try {
    const result = await client.fetch<unknown>(query, params);
    if (result !== null || !defaults) lastGood.set(key, {result});
    keepUntilNextChange(result, timeZone);
    // Tags come from the answer as received, so that a part left out today returns as soon as it is repaired.
    cacheTag(tags.content, ...readBy, ...documentTags(result));
    return orDefault(result);
  } catch (error) {
    noteContentFailure();
    const last = lastGood.get(key);
    if (!last) throw error;
    console.error("Content is unreachable, serving the last good answer:", error);
    const {result} = last;
    cacheLife({stale: 30, revalidate: RETRY_STALE_S, expire: EXPIRE_FLOOR_S});
    cacheTag(tags.content, ...readBy, ...documentTags(result));
    return orDefault(result);
  }
}

function missing(name: string, key: string, defaults: unknown): unknown {
  const last = lastGood.get(key);
  console.error(`${name} names nothing; ${last ? "the last known" : "defaults"} stand in.`);
  return last?.result ?? defaults;
}

function keepUntilNextChange(result: unknown, timeZone: string) {
  const left = secondsToNextChange(result, timeZone, now());
  if (left === null) cacheLife({stale: 300, revalidate: DAY_S, expire: YEAR_S});
  else cacheLife({stale: 30, revalidate: left, expire: Math.max(left + 1, EXPIRE_FLOOR_S)});
}
