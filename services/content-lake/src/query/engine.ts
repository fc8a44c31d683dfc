import type {DocumentSource, LakeDocument, QueryEngine, QueryRequest, QueryResult} from "../types.ts";
import type {GroqNode} from "./ast.ts";
import {Budget, DEFAULT_LIMITS, type EngineLimits, type QueryLimits, UNLIMITED} from "./budget.ts";
import {compile} from "./compile/compile.ts";
import {createDelta} from "./delta.ts";
import {compileFilter, compileMatcher} from "./matcher.ts";
import {QueryParser, toQueryError} from "./parse-query.ts";
import {toPlainResult} from "./plain-result.ts";
import {type Environment, Scope} from "./scope.ts";
import {evaluateWithSourceMap} from "./source-map/evaluate.ts";
import {TagCollector, tagsOfChange, VersionIndex} from "./sync-tags.ts";
import {runWithin} from "./time-guard.ts";
import {ViewSet} from "./view-set.ts";

export interface EngineOptions {
  readonly projectId: string;
  readonly dataset: string;
  readonly now: () => Date;
  /** What one query may cost; by default enough for any page or tool of this project. */
  readonly limits?: Partial<EngineLimits>;
  /** Milliseconds that never go back, for the time a query takes. */
  readonly clock?: () => number;
}

/** The budget looks at the clock between values and stops nearly everything; what it cannot see ends a little later. */
const GUARD_FACTOR = 1.5;

/** Answers GROQ over a dataset that changes underneath it; every answer is of the last commit. */
export function createQueryEngine(source: DocumentSource, options: EngineOptions): QueryEngine {
  const {projectId, dataset, now, clock = () => performance.now()} = options;
  const limits = {...DEFAULT_LIMITS, ...options.limits};
  const createBudget = (of: QueryLimits) => new Budget(of, clock);
  const views = new ViewSet(source);
  const versions = new VersionIndex(source);
  const parser = new QueryParser();

  function query(request: QueryRequest): QueryResult {
    const tree = parser.parse(request.query, request.params);
    const reads = new TagCollector();
    const view = views.get(request.perspective, request.canRead);
    const of = request.identity === null ? limits.anonymous : limits.person;
    const budget = createBudget(of);
    const env: Environment = {...request, view, now: now(), projectId, dataset, reads, budget};
    try {
      const answer = runWithin(of.ms * GUARD_FACTOR, () => evaluate(tree, env, request.sourceMap));
      return {...answer, syncTags: reads.tags()};
    } catch (error) {
      throw toQueryError(error, request.query);
    }
  }

  function matcher(text: string, params: QueryRequest["params"]) {
    const budget = () => createBudget(limits.listener);
    const matches = compileMatcher(parser.parse(text, params), params, {...context, budget});
    return (document: LakeDocument | null) => {
      try {
        return matches(document);
      } catch (error) {
        throw toQueryError(error, text);
      }
    };
  }

  const context = {projectId, dataset, now};
  return {
    query,
    matcher,
    filter: (text, identity) =>
      compileFilter(parser.parse(text, {}), identity, {...context, budget: () => UNLIMITED}),
    delta: createDelta({...context, documents: () => views.get("raw", null)}),
    tagsOf: (change) => tagsOfChange(change, versions),
  };
}

function evaluate(tree: GroqNode, env: Environment, sourceMap: boolean): Omit<QueryResult, "syncTags"> {
  if (sourceMap) return evaluateWithSourceMap(tree, env);
  return {result: toPlainResult(compile(tree)(new Scope(env, null)), env.budget)};
}
