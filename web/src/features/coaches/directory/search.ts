import {
  COACH_LIMITS,
  COACH_SORTS,
  type CoachSort,
  DISTANCES,
  PLATFORMS,
  RUN_PREFERENCES,
  TRIATHLON,
} from "@gradus/backend/contract/coach-values";

export const LIST_FILTERS = [
  "distance",
  "triathlon",
  "in_person",
  "location",
  "run_preferences",
  "platforms",
] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

/** What each filter can be; null where only the directory knows. */
const KNOWN: Readonly<Record<ListFilter, readonly string[] | null>> = {
  distance: DISTANCES,
  triathlon: TRIATHLON,
  in_person: ["true"],
  location: null,
  run_preferences: RUN_PREFERENCES,
  platforms: PLATFORMS,
};

/** A visitor's search. It is kept in the URL, so that it can be shared and survives going back. */
export interface Search {
  readonly lists: Readonly<Record<ListFilter, readonly string[]>>;
  readonly name: string;
  readonly sort: CoachSort;
  /** Names a random order; null for the others. */
  readonly seed: number | null;
}

/** Reads an address. What it does not know it leaves out: an old link still shows something. */
export function parseSearch(query: string): Search {
  const params = new URLSearchParams(query);
  const values = (filter: ListFilter) => {
    const filterValues = (params.get(filter) ?? "").split(",");
    return (
      KNOWN[filter]?.filter((value) => filterValues.includes(value)) ?? filterValues.filter(isCountryCode)
    );
  };
  const sort = COACH_SORTS.find((known) => known === params.get("sort")) ?? "az";
  return {
    lists: {
      distance: values("distance"),
      triathlon: values("triathlon"),
      in_person: values("in_person"),
      location: values("location"),
      run_preferences: values("run_preferences"),
      platforms: values("platforms"),
    },
    name: (params.get("name") ?? "").slice(0, COACH_LIMITS.name_query.max),
    sort,
    seed: sort === "random" ? parseSeed(params.get("seed")) : null,
  };
}

/** The query of a search, `?` included, or nothing for the whole directory from A to Z. */
export function formatSearch(search: Search): string {
  const params = paramsOf(search, search.name);
  return params.size === 0 ? "" : `?${params}`;
}

/** The backend query for a search. A name below the minimum length is left out. */
export function directoryQuery(search: Search, page: {locale: string; cursor: string | null}): string {
  const name = search.name.trim();
  const params = paramsOf(search, [...name].length < COACH_LIMITS.name_query.min ? "" : name);
  params.set("locale", page.locale);
  if (page.cursor !== null) params.set("cursor", page.cursor);
  return String(params);
}

function paramsOf({lists, sort, seed}: Search, name: string) {
  const params = new URLSearchParams();
  for (const filter of LIST_FILTERS) {
    if (lists[filter].length > 0) params.set(filter, lists[filter].join(","));
  }
  if (name !== "") params.set("name", name);
  if (sort !== "az") params.set("sort", sort);
  if (seed !== null) params.set("seed", String(seed));
  return params;
}

export function toggle(search: Search, filter: ListFilter, value: string): Search {
  const list = search.lists[filter];
  const next = list.includes(value) ? list.filter((other) => other !== value) : [...list, value];
  return setFilter(search, filter, next);
}

export function setFilter(search: Search, filter: ListFilter, values: readonly string[]): Search {
  return {...search, lists: {...search.lists, [filter]: values}};
}

/** Choosing random order creates a new seed each time; nothing else does. */
export function setSort(search: Search, sort: CoachSort, newSeed: () => number): Search {
  return {...search, sort, seed: sort === "random" ? newSeed() : null};
}

/** Everyone again, in the order that was chosen. */
export function clearFilters(search: Search): Search {
  return {...parseSearch(""), sort: search.sort, seed: search.seed};
}

export function isFiltered({lists, name}: Search): boolean {
  return name.trim() !== "" || LIST_FILTERS.some((filter) => lists[filter].length > 0);
}

function isCountryCode(code: string) {
  return /^[A-Z]{2}$/.test(code);
}

/** Zero, and everything that is no seed, is the first of all orders. */
function parseSeed(text: string | null) {
  const seed = Number(text ?? 0);
  return Number.isInteger(seed) && seed >= 0 && seed <= COACH_LIMITS.seed_max ? seed : 0;
}
