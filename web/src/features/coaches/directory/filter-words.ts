import type {CoachFilter} from "@gradus/backend/contract/coach-values";
import type {Coach} from "@gradus/backend/contract/coaches";
import type {DirectoryWords} from "./directory-words";
import {nameOfCode} from "./name-of-code";
import {LIST_FILTERS, type ListFilter, type Search} from "./search";

/** The words of one value of a filter. */
export function valueWords(words: DirectoryWords, filter: ListFilter, value: string): string {
  if (filter === "in_person") return words.legends.in_person;
  if (filter === "location") return nameOfCode(words.countries, value, words.locale, "region");
  const values: Readonly<Record<string, string>> = words.offer[filter];
  return values[value] ?? value;
}

/** Every value that narrows the search, in the order of the form. */
export function activeValues(search: Search): {filter: ListFilter; value: string}[] {
  return LIST_FILTERS.flatMap((filter) => search.lists[filter].map((value) => ({filter, value})));
}

/** The values that were asked for and that this coach has. */
export function fitsOf(search: Search, coach: Coach, words: DirectoryWords): string[] {
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
    .map(({filter, value}) => valueWords(words, filter, value));
}

/** The filters that a coach does not pass, each with the values of which one would have been enough. */
export function lacksOf(search: Search, missing: readonly CoachFilter[], words: DirectoryWords): string[] {
  const asked = activeValues(search).filter(({filter}) => missing.includes(filter));
  const values = asked.map(({filter, value}) => valueWords(words, filter, value));
  return missing.includes("name") ? [...values, search.name.trim()] : values;
}
