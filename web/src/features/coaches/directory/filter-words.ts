import type {CoachFilter} from "@gradus/backend/contract/coach-values";
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

/** What of a search a coach has and lacks, in words. */
export function reasons(search: Search, missing: readonly CoachFilter[], words: DirectoryWords) {
  const asked = LIST_FILTERS.filter((filter) => search.lists[filter].length > 0);
  const inWords = (filter: ListFilter) =>
    search.lists[filter].map((value) => valueWords(words, filter, value)).join(", ");
  const name = search.name.trim();
  return {
    fits: asked.filter((filter) => !missing.includes(filter)).map(inWords),
    lacks: [
      ...asked.filter((filter) => missing.includes(filter)).map(inWords),
      ...(missing.includes("name") ? [name] : []),
    ],
  };
}
