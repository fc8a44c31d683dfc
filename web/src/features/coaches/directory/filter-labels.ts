import type {CoachFilter} from "@gradus/backend/contract/coach-values";
import type {Coach} from "@gradus/backend/contract/coaches";
import {
  DISTANCE_MESSAGES,
  PLATFORM_MESSAGES,
  RUN_PREFERENCE_MESSAGES,
  TRIATHLON_MESSAGES,
} from "../coach-messages";
import {type CodeNames, nameOfCode} from "./code-names";
import type {DirectoryTranslator} from "./directory-messages";
import {LIST_FILTERS, type ListFilter, type Search} from "./search";

export interface Labels {
  readonly t: DirectoryTranslator;
  readonly names: CodeNames;
  readonly locale: string;
}

export const FILTER_MESSAGES = {
  distance: "coaches.distance",
  triathlon: "coaches.triathlon",
  in_person: "coaches.inPerson",
  location: "coaches.location",
  run_preferences: "coaches.runPreferences",
  platforms: "coaches.platforms",
} as const satisfies Record<ListFilter, string>;

const VALUE_MESSAGES = {
  distance: DISTANCE_MESSAGES,
  triathlon: TRIATHLON_MESSAGES,
  run_preferences: RUN_PREFERENCE_MESSAGES,
  platforms: PLATFORM_MESSAGES,
} as const;

export function valueLabel({t, names, locale}: Labels, filter: ListFilter, value: string): string {
  if (filter === "in_person") return t("coaches.inPerson");
  if (filter === "location") return nameOfCode(names.countries, value, locale, "region");
  const messages: Readonly<Record<string, Parameters<DirectoryTranslator>[0]>> = VALUE_MESSAGES[filter];
  const key = messages[value];
  return key === undefined ? value : t(key);
}

/** Every value that narrows the search, in the order of the form. */
export function activeValues(search: Search): {filter: ListFilter; value: string}[] {
  return LIST_FILTERS.flatMap((filter) => search.lists[filter].map((value) => ({filter, value})));
}

export function matchedValues(search: Search, coach: Coach, labels: Labels): string[] {
  const has: Readonly<Record<ListFilter, readonly string[]>> = {
    distance: coach.distances,
    triathlon: coach.triathlon,
    in_person: coach.in_person ? ["true"] : [],
    location: [coach.country],
    run_preferences: coach.run_preferences,
    platforms: coach.platforms,
  };
  return activeValues(search)
    .filter(({filter, value}) => has[filter].includes(value))
    .map(({filter, value}) => valueLabel(labels, filter, value));
}

/** The filters that a coach does not pass, each with the values of which one would have been enough. */
export function missingValues(search: Search, missing: readonly CoachFilter[], labels: Labels): string[] {
  const missingFilters = activeValues(search).filter(({filter}) => missing.includes(filter));
  const values = missingFilters.map(({filter, value}) => valueLabel(labels, filter, value));
  return missing.includes("name") ? [...values, search.name.trim()] : values;
}
