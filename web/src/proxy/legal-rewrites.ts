/**
 * Addresses of legal pages that express in a query, or in a file extension, what our routes take as segments: a page
 * that reads a query could not be cached. Spelled out, because the framework reads it before anything is compiled;
 * legal-rewrites.test.ts compares the documents with the route list.
 */
const DOCUMENT =
  "/:region([a-z]+)/:locale([a-z]+)/:document(privacy|terms|warranty|returns|cookies|accessibility)";
const DAY = "\\d{4}-\\d{2}-\\d{2}";

const query = (key: string, value?: string) => ({type: "query" as const, key, ...(value ? {value} : {})});
const days = [query("from", `(?<from>${DAY})`), query("to", `(?<to>${DAY})`)];

export const LEGAL_REWRITES = [
  {source: `${DOCUMENT}.txt`, destination: "/:region/:locale/:document/text"},
  {
    source: `${DOCUMENT}/versions/:date(${DAY}).txt`,
    destination: "/:region/:locale/:document/versions/:date/text",
  },
  {
    source: `${DOCUMENT}/compare`,
    has: days,
    destination: "/:region/:locale/:document/compare/:from/:to",
  },
  // Half an answer, or one that is no day, is not silently taken for none.
  ...["from", "to"].map((key) => ({
    source: `${DOCUMENT}/compare`,
    has: [query(key)],
    destination: "/:region/:locale/:document/compare/unknown/unknown",
  })),
  {
    source: DOCUMENT,
    has: [query("on", `(?<on>${DAY})`)],
    destination: "/:region/:locale/:document/on/:on",
  },
  {source: DOCUMENT, has: [query("on")], destination: "/:region/:locale/:document/on/unknown"},
];
