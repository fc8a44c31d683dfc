import {GroqSyntaxError, parse} from "groq-js";
import type {GroqNode} from "./ast.ts";
import {BudgetExceeded} from "./budget.ts";
import {compile} from "./compile/compile.ts";
import {UnsupportedFunction} from "./compile/functions.ts";
import {QueryError, QueryStopped, rangeOf} from "./query-error.ts";

type Params = Readonly<Record<string, unknown>>;

const CACHED_TREES_MAX = 500;
const CACHED_QUERY_LENGTH_MAX = 100_000;

/** Brackets that may hold a slice, an index or a field name: those are part of the syntax, not of the run. */
const CONSTANT_BRACKET = /\[[\w\s$.+*()-]*\$[\w\s$.+*()-]*\]/g;
const PARAMETER = /\$(\w+)/g;

/**
 * Parses and compiles queries, remembering the most recent ones. groq-js wants the numbers of `[0...$limit]`
 * while parsing, so parameters used in brackets become part of the tree, and of its key in the cache.
 */
export class QueryParser {
  readonly #trees = new Map<string, GroqNode>();

  parse(query: string, params: Params): GroqNode {
    const constants = pickConstants(query, params);
    const key = `${JSON.stringify(constants)}${query}`;
    const known = this.#trees.get(key);
    const tree = known ?? parseAndCompile(query, constants);
    this.#trees.delete(key);
    if (query.length <= CACHED_QUERY_LENGTH_MAX) this.#trees.set(key, tree);
    const oldest = this.#trees.keys().next();
    if (this.#trees.size > CACHED_TREES_MAX && !oldest.done) this.#trees.delete(oldest.value);
    return tree;
  }
}

function pickConstants(query: string, params: Params): Params {
  const brackets = query.match(CONSTANT_BRACKET) ?? [];
  const names = brackets.flatMap((bracket) => [...bracket.matchAll(PARAMETER)].map(([, name]) => name ?? ""));
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(params, name)).map((name) => [name, params[name]]),
  );
}

function parseAndCompile(query: string, constants: Params): GroqNode {
  try {
    const tree: GroqNode = parse(query, {params: {...constants}});
    compile(tree);
    return tree;
  } catch (error) {
    throw toQueryError(error, query);
  }
}

/** groq-js names the place of a syntax error but only the function of most others. */
export function toQueryError(error: unknown, query: string): QueryError {
  if (error instanceof QueryError) return error;
  if (error instanceof BudgetExceeded) return new QueryStopped(error.message, query);
  if (error instanceof UnsupportedFunction) {
    return new QueryError(error.message, query, rangeOf(error.functionName, query));
  }
  if (error instanceof GroqSyntaxError) {
    return new QueryError(error.message, query, {start: error.position, end: query.length});
  }
  if (error instanceof RangeError) return new QueryError("The query is nested too deeply", query);
  const description = error instanceof Error ? error.message : String(error);
  const name = /(?:function|namespace): (\S+)$/.exec(description)?.[1];
  return new QueryError(description, query, name === undefined ? undefined : rangeOf(name, query));
}
