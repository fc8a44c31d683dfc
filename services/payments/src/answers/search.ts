import {refuse} from "../protocol/errors.ts";

type Test = (one: unknown) => boolean;

// -metadata["sku"]:"pod", created>1700000000, name~"pod", email:null
const CLAUSE =
  /^\s*(-?)(\w+)(?:\[(?:"([^"]*)"|'([^']*)')\])?\s*(:|~|>=|<=|>|<)\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(null|-?\d+(?:\.\d+)?))/;
const JOIN = /^\s+(AND|OR)\s+/i;

/** The search language of the API over objects at hand. Clauses are joined by AND or by OR, never by both. */
export function search<T>(query: string, objects: readonly T[]): T[] {
  const {tests, join} = parse(query);
  return objects.filter((one) =>
    join === "OR" ? tests.some((test) => test(one)) : tests.every((test) => test(one)),
  );
}

function parse(query: string) {
  const tests: Test[] = [];
  const joins = new Set<string>();
  let rest = query;
  while (true) {
    const clause = CLAUSE.exec(rest);
    if (!clause) refuse(`We were unable to parse your search query near "${rest}"`, "query");
    tests.push(toTest(clause));
    rest = rest.slice(clause[0].length);
    if (rest.trim() === "") break;
    const joint = JOIN.exec(rest);
    // A space alone means AND.
    joins.add(joint?.[1]?.toUpperCase() ?? "AND");
    rest = rest.slice(joint?.[0].length ?? 0);
  }
  if (joins.size > 1) refuse("AND and OR cannot be used in one search query", "query");
  return {tests, join: [...joins][0] ?? "AND"};
}

function toTest([
  ,
  minus,
  field = "",
  doubleKey,
  singleKey,
  operator,
  double,
  single,
  bare,
]: RegExpExecArray): Test {
  const key = doubleKey ?? singleKey;
  const term = double ?? single ?? bare ?? "";
  return (one) => {
    const outer = read(one, field);
    const value = key === undefined ? outer : read(outer, key);
    const fits = bare === "null" ? (value ?? null) === null : compare(operator ?? ":", value, term);
    return minus === "-" ? !fits : fits;
  };
}

function compare(operator: string, value: unknown, expected: string): boolean {
  if (value === undefined || value === null) return false;
  const text = String(value).toLowerCase();
  if (operator === ":") return text === expected.toLowerCase();
  if (operator === "~") return text.includes(expected.toLowerCase());
  const [left, right] = [Number(value), Number(expected)];
  if (operator === ">") return left > right;
  if (operator === ">=") return left >= right;
  return operator === "<" ? left < right : left <= right;
}

function read(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? new Map<string, unknown>(Object.entries(value)).get(name)
    : undefined;
}

interface SearchParams {
  readonly query: string;
  readonly limit?: number;
  readonly page?: string;
}

/** Unlike the real search, this one never lags. */
export function searchResult<T>(url: string, objects: readonly T[], {query, limit = 10, page}: SearchParams) {
  const found = search(query, objects);
  const start = page === undefined ? 0 : Number(page);
  const end = start + limit;
  const hasMore = end < found.length;
  return {
    object: "search_result" as const,
    url,
    has_more: hasMore,
    data: found.slice(start, end),
    next_page: hasMore ? String(end) : null,
  };
}
