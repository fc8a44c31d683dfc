import {toJS} from "groq-js";
import type {DocumentSource, QueryEngine, QueryRequest, QueryResult} from "../types.ts";
import {compile} from "./compile/compile.ts";
import {createDelta} from "./delta.ts";
import {compileFilter, compileMatcher} from "./matcher.ts";
import {QueryParser, toQueryError} from "./parse-query.ts";
import {type Environment, Scope} from "./scope.ts";
import {evaluateWithSourceMap} from "./source-map/evaluate.ts";
import {TagCollector, tagsOfChange, VersionIndex} from "./sync-tags.ts";
import {ViewSet} from "./view-set.ts";

export interface EngineOptions {
  readonly projectId: string;
  readonly dataset: string;
  readonly now: () => Date;
}

/** Answers GROQ over a dataset that changes underneath it; every answer is of the last commit. */
export function createQueryEngine(source: DocumentSource, options: EngineOptions): QueryEngine {
  const {projectId, dataset, now} = options;
  const views = new ViewSet(source);
  const versions = new VersionIndex(source);
  const parser = new QueryParser();

  function query(request: QueryRequest): QueryResult {
    const tree = parser.parse(request.query, request.params);
    const reads = new TagCollector();
    const view = views.get(request.perspective, request.canRead);
    const env: Environment = {...request, view, now: now(), projectId, dataset, reads};
    try {
      if (request.sourceMap) {
        const {result, resultSourceMap} = evaluateWithSourceMap(tree, env);
        return {result, syncTags: reads.tags(), resultSourceMap};
      }
      const result = toPlain(compile(tree)(new Scope(env, null)));
      return {result, syncTags: reads.tags()};
    } catch (error) {
      throw toQueryError(error, request.query);
    }
  }

  const context = {projectId, dataset, now};
  return {
    query,
    matcher: (text, params) => compileMatcher(parser.parse(text, params), params, context),
    filter: (text, identity) => compileFilter(parser.parse(text, {}), identity, context),
    delta: createDelta({...context, documents: () => views.get("raw", null)}),
    tagsOf: (change) => tagsOfChange(change, versions),
  };
}

/** groq-js's own values (instants, paths) become the texts they have in JSON. */
function toPlain(value: unknown): unknown {
  return toJS({data: value ?? null});
}
