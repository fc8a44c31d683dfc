import {ACTIVITY_BOUNDS, RUN_TYPES, SURFACES} from "@gradus/backend/contract/activity-values";
import {isRunDay} from "../address/run-dates";

const FILTER_NAMES = ["q", "from", "to", "type", "surface", "shoe", "deleted"] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** Filters of the list; an absent name means no restriction. */
export type RunFilter = Readonly<Partial<Record<FilterName, string>>>;

const oneOf = (list: readonly string[]) => (value: string) => list.includes(value);

const IS_KNOWN: Readonly<Record<FilterName, (value: string) => boolean>> = {
  q: (value) => value.length <= ACTIVITY_BOUNDS.query.max,
  from: isRunDay,
  to: isRunDay,
  type: oneOf(RUN_TYPES),
  surface: oneOf(SURFACES),
  shoe: (value) => value.length <= 64,
  deleted: (value) => value === "only",
};

/** Reads the filter from an address or a form. Invalid values are dropped, and days are put in order. */
export function parseFilter(params: URLSearchParams | FormData): RunFilter {
  const filter: Partial<Record<FilterName, string>> = {};
  for (const name of FILTER_NAMES) {
    const value = String(params.get(name) ?? "").trim();
    if (value !== "" && IS_KNOWN[name](value)) filter[name] = value;
  }
  const {from, to} = filter;
  return from && to && from > to ? {...filter, from: to, to: from} : filter;
}

export function formatFilter(filter: RunFilter): string {
  const query = new URLSearchParams();
  for (const name of FILTER_NAMES) if (filter[name]) query.set(name, filter[name]);
  return query.size === 0 ? "" : `?${query}`;
}

export const isFiltered = (filter: RunFilter) => Object.keys(filter).length > 0;
