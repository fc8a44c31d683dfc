import {GroqSyntaxError, parse} from "groq-js";
import {type GroqNode, parametersOf} from "./ast.ts";
import {BudgetExceeded} from "./budget.ts";
import {compile} from "./compile/compile.ts";
import {UnsupportedFunction} from "./compile/functions.ts";
import {QueryError, QueryStopped, rangeOf} from "./query-error.ts";
import {checkSize} from "./query-size.ts";
import {runWithin, TimeLimitExceeded} from "./time-guard.ts";

type Params = Readonly<Record<string, unknown>>;

/** Of all queries remembered together; a tree takes up to a hundred times the memory of its text. */
const CACHED_CHARACTERS_MAX = 2_000_000;
/** The site's longest query takes 20 on an idle machine. */
const PARSE_MS_MAX = 1000;

/** Brackets that may hold a slice, an index or a field name: those are part of the syntax, not of the run. */
const CONSTANT_BRACKET = /\[[\w\s$.+*()-]*\]/g;
const PARAMETER = /\$(\w+)/g;
const FIELD_LENGTH_MAX = 256;

/**
 * Parses and compiles queries, remembering the most recent ones. groq-js wants the numbers of `[0...$limit]`
 * while parsing, so parameters used in brackets become part of the tree, and of its key in the cache.
 */
export class QueryParser {
  readonly #trees = new Map<string, Parsed>();
  #characters = 0;

  parse(query: string, params: Params): GroqNode {
    const constants = pickConstants(query, params);
    const key = `${JSON.stringify(constants)}${query}`;
    const known = this.#trees.get(key);
    const parsed = known ?? parseAndCompile(query, constants, params);
    this.#forget(key);
    this.#trees.set(key, parsed);
    this.#characters += key.length;
    for (const oldest of this.#trees.keys()) {
      if (this.#characters <= CACHED_CHARACTERS_MAX) break;
      this.#forget(oldest);
    }
    checkParameters(query, parsed.parameters, params);
    return parsed.tree;
  }

  #forget(key: string): void {
    if (this.#trees.delete(key)) this.#characters -= key.length;
  }
}

function pickConstants(query: string, params: Params): Params {
  const names = bracketParameters(query).filter((name) => isConstant(params, name));
  return Object.fromEntries(names.map((name) => [name, params[name]]));
}

function bracketParameters(query: string): string[] {
  const brackets = query.match(CONSTANT_BRACKET) ?? [];
  return brackets.flatMap((bracket) => [...bracket.matchAll(PARAMETER)].map(([, name]) => name ?? ""));
}

const isBoundMissing = (error: unknown): boolean =>
  error instanceof Error && error.message.includes("slicing must use constant numbers");

/** Places are numbers and fields are short texts; anything else is a condition, and read when the query runs. */
function isConstant(params: Params, name: string): boolean {
  const value = Object.hasOwn(params, name) ? params[name] : null;
  return typeof value === "number" || (typeof value === "string" && value.length <= FIELD_LENGTH_MAX);
}

interface Parsed {
  readonly tree: GroqNode;
  /** What the query needs to be given. */
  readonly parameters: ReadonlySet<string>;
}

function checkParameters(query: string, needed: Iterable<string>, params: Params): void {
  for (const name of needed) {
    if (Object.hasOwn(params, name)) continue;
    throw new QueryError(`param $${name} referenced, but not provided`, query, rangeOf(`$${name}`, query));
  }
}

function parseAndCompile(query: string, constants: Params, params: Params): Parsed {
  checkSize(query);
  try {
    return runWithin(PARSE_MS_MAX, () => {
      const tree: GroqNode = parse(query, {params: {...constants}});
      compile(tree);
      return {tree, parameters: parametersOf(tree)};
    });
  } catch (error) {
    // A bound of a slice that was not given makes the parser complain of something else.
    if (isBoundMissing(error)) checkParameters(query, bracketParameters(query), params);
    throw toQueryError(error, query);
  }
}

/** groq-js names the place of a syntax error but only the function of most others. */
export function toQueryError(error: unknown, query: string): QueryError {
  if (error instanceof QueryError) return error;
  if (error instanceof TimeLimitExceeded)
    return new QueryStopped(`The query ${error.message} and was stopped`, query);
  if (error instanceof BudgetExceeded) return new QueryStopped(error.message, query);
  if (error instanceof UnsupportedFunction) {
    return new QueryError(error.message, query, rangeOf(error.functionName, query));
  }
  if (error instanceof GroqSyntaxError) {
    const isEnd = error.position >= query.trimEnd().length;
    // In the words of the hosted service, which people look for.
    const message = isEnd ? "unexpected end-of-file, expected expression" : error.message;
    return new QueryError(message, query, {start: error.position, end: query.length});
  }
  if (error instanceof RangeError) return new QueryError("The query is nested too deeply", query);
  const description = error instanceof Error ? error.message : String(error);
  const name = /(?:function|namespace): (\S+)$/.exec(description)?.[1];
  return new QueryError(description, query, name === undefined ? undefined : rangeOf(name, query));
}
