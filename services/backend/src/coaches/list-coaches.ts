import {COACH_LIMITS} from "../contract/coach-values.ts";
import type {CoachesQuery, CoachesReply} from "../contract/coaches.ts";
import {AppError} from "../core/errors.ts";
import type {Directory, DirectoryEntry} from "./directory.ts";
import {searchDirectory} from "./search-directory.ts";
import {createSortOrder, decodeCursor, encodeCursor, type SortOrder} from "./sort-order.ts";
import {toCoach} from "./to-coach.ts";

export interface ListCoachesDeps {
  readonly directory: Directory;
  /** A whole number from 0 up to, not including, the bound. */
  readonly randomInt: (bound: number) => number;
}

export async function listCoaches(
  {directory, randomInt}: ListCoachesDeps,
  query: CoachesQuery,
): Promise<CoachesReply> {
  const seed = seedOf(query, randomInt);
  const order = createSortOrder(query.sort, query.locale, seed ?? 0);
  const {matches, facets, nearMisses} = searchDirectory(await directory.list(), query);
  const {page, next} = pageOf(matches.toSorted(order), order, query);
  return {
    items: page.map((entry) => toCoach(entry, query.locale)),
    total: matches.length,
    facets,
    seed,
    next_cursor: next && encodeCursor(next),
    near_misses: nearMisses.map(({entry, missing}) => ({
      ...toCoach(entry, query.locale),
      missing: [...missing],
    })),
  };
}

function seedOf({sort, seed, cursor}: CoachesQuery, randomInt: ListCoachesDeps["randomInt"]) {
  if (sort !== "random") return null;
  if (seed === undefined && cursor !== undefined) {
    // With another seed the page would belong to another order.
    throw new AppError("invalid", "A further page needs the seed of the first", {
      field_errors: {seed: "required"},
    });
  }
  return seed ?? randomInt(COACH_LIMITS.seed_max);
}

/** The entries after the cursor, and the last of them when there are more. */
function pageOf(sorted: readonly DirectoryEntry[], order: SortOrder, {cursor, limit}: CoachesQuery) {
  const after = cursor === undefined ? null : decodeCursor(cursor);
  const rest = after === null ? sorted : sorted.filter((entry) => order(entry, after) > 0);
  const page = rest.slice(0, limit);
  return {page, next: rest.length > page.length ? (page.at(-1) ?? null) : null};
}
