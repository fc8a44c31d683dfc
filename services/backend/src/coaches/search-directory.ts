import {COACH_FILTERS, type CoachFilter} from "../contract/coach-values.ts";
import type {CoachesQuery, CoachFacets} from "../contract/coaches.ts";
import {compareText} from "./compare-text.ts";
import type {DirectoryEntry} from "./directory.ts";
import {beginsWords, searchWords} from "./search-words.ts";

type Facet = keyof CoachFacets;
export type CoachSearchFilters = Pick<CoachesQuery, CoachFilter>;

/** What an entry has under each filter. */
const VALUES: Readonly<Record<Facet, (entry: DirectoryEntry) => readonly string[]>> = {
  distance: ({distances}) => distances,
  triathlon: ({triathlon}) => triathlon,
  in_person: ({in_person}) => (in_person ? ["true"] : []),
  location: ({country}) => [country],
  run_preferences: ({run_preferences}) => run_preferences,
  platforms: ({platforms}) => platforms,
};
const FACETS = ["distance", "triathlon", "in_person", "location", "run_preferences", "platforms"] as const;
const NEAR_MISSES = 3;

export function searchDirectory(entries: readonly DirectoryEntry[], filters: CoachSearchFilters) {
  const name = filters.name === undefined ? null : searchWords(filters.name);
  const filterResults = entries.map((entry) => ({entry, missing: missingOf(entry, filters, name)}));
  const matches = filterResults.filter(({missing}) => missing.length === 0).map(({entry}) => entry);
  return {
    matches,
    facets: countFacets(filterResults),
    nearMisses: matches.length === 0 ? closest(filterResults, filterCount(filters)) : [],
  };
}

interface FilterResult {
  readonly entry: DirectoryEntry;
  /** The filters this entry does not pass. */
  readonly missing: readonly CoachFilter[];
}

function missingOf(
  entry: DirectoryEntry,
  filters: CoachSearchFilters,
  name: readonly string[] | null,
): CoachFilter[] {
  const missing: CoachFilter[] = FACETS.filter((facet) => {
    const values: readonly string[] | undefined = filters[facet];
    return values !== undefined && !VALUES[facet](entry).some((value) => values.includes(value));
  });
  if (name !== null && !beginsWords(entry.words, name)) missing.push("name");
  return missing;
}

/** A value counts the coaches who pass all other filters: those that choosing it would add or keep. */
function countFacets(filterResults: readonly FilterResult[]): CoachFacets {
  const counts = noCounts();
  for (const facet of FACETS) {
    const table: Record<string, number> = counts[facet];
    const others = filterResults.filter(({missing}) => missing.every((filter) => filter === facet));
    for (const value of others.flatMap(({entry}) => VALUES[facet](entry))) {
      table[value] = (table[value] ?? 0) + 1;
    }
  }
  return counts;
}

function noCounts(): CoachFacets {
  return {
    distance: {short: 0, long: 0, ultra: 0},
    triathlon: {sprint: 0, olympic: 0, half_ironman: 0, ironman: 0},
    in_person: {true: 0},
    location: {},
    run_preferences: {road: 0, trail: 0, track: 0, treadmill: 0, ultra: 0, beginner: 0},
    platforms: {final_surge: 0, powercenter: 0, training_peaks: 0, two_peak: 0},
  };
}

function filterCount(filters: CoachSearchFilters) {
  return COACH_FILTERS.filter((filter) => filters[filter] !== undefined).length;
}

function closest(filterResults: readonly FilterResult[], filters: number): readonly FilterResult[] {
  return filterResults
    .filter(({missing}) => missing.length < filters)
    .toSorted((a, b) => a.missing.length - b.missing.length || compareText(a.entry.id, b.entry.id))
    .slice(0, NEAR_MISSES);
}
