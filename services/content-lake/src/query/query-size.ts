import {QueryError} from "./query-error.ts";

/**
 * Limits of a query's text, checked before it is parsed. The site's longest query has 13,000 characters; the longest in
 * the public test suite of the language is a single string of 100,000.
 */
export const QUERY_LIMITS = {characters: 150_000, tokens: 12_000, nesting: 50} as const;

/** Comments, texts, words and numbers, white space, and any other sign by itself. */
const TOKEN = /\/\/[^\n]*|"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|[\w$]+|\s+|./gs;
const IGNORED = /^(?:\s|\/\/)/;

/** Reading a query takes time with the square of its length, so one that is too large is refused unread. */
export function checkSize(query: string): void {
  const {characters, tokens, nesting} = QUERY_LIMITS;
  if (query.length > characters)
    throw tooLarge(query.slice(0, characters), "is longer than", characters, "characters");
  let count = 0;
  let depth = 0;
  for (const [token] of query.matchAll(TOKEN)) {
    if (!IGNORED.test(token)) count++;
    if ("([{".includes(token)) depth++;
    if (")]}".includes(token)) depth--;
    if (count > tokens) throw tooLarge(query, "has more than", tokens, "words and signs");
    if (depth > nesting) throw tooLarge(query, "is nested deeper than", nesting, "levels");
  }
}

function tooLarge(query: string, does: string, limit: number, unit: string): QueryError {
  return new QueryError(`The query ${does} ${limit.toLocaleString("en")} ${unit}`, query);
}
