import {fold} from "./fold";

/** Limits the cost of whatever the visitor types or pastes. */
export const QUERY_MAX = 100;
const WORDS_MAX = 8;
const QUERY_MIN = 2;

export interface SearchQuery {
  /** As it is shown again. */
  readonly typed: string;
  /** What has to be found, each once. None: too little was typed to look for. */
  readonly words: readonly string[];
}

/** Parses the search of an address; null when there is none. */
export function parseQuery(rawQuery: string | readonly string[] | undefined): SearchQuery | null {
  const [first = ""] = [rawQuery ?? ""].flat();
  const typed = [...first.replace(/[\p{Cc}\s]+/gu, " ").trim()].slice(0, QUERY_MAX).join("").toWellFormed();
  if (typed === "") return null;
  const words = [...new Set(fold(typed).text.match(/[\p{L}\p{N}]+/gu) ?? [])];
  const longEnough = words.filter((word) => word.length >= QUERY_MIN);
  return {typed, words: longEnough.slice(0, WORDS_MAX)};
}
