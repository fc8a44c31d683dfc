import type {DataDeps} from "../data-deps.ts";
import {badRequest} from "../errors.ts";
import {readJson} from "../http/body.ts";
import {type Call, flag, isSince, listParam, param, type Reply} from "../http/call.ts";
import {type Route, route} from "../http/router.ts";
import type {Perspective} from "../types.ts";

/** From this version on a query without a perspective sees what visitors see. */
const PUBLISHED_BY_DEFAULT_SINCE = "2025-02-19";

export function queryRoutes(deps: DataDeps): Route[] {
  return [
    route("GET", "/data/query/:dataset", (call) => {
      const query = call.query.get("query");
      if (query === null) throw badRequest('The parameter "query" is missing');
      return runQuery(deps, call, query, paramsOf(call.query));
    }),
    route("POST", "/data/query/:dataset", async (call) => {
      const {query, params} = requireQueryBody(await readJson(call.request, deps.limits.jsonBytes));
      return runQuery(deps, call, query, {...paramsOf(call.query), ...params});
    }),
  ];
}

function runQuery(deps: DataDeps, call: Call, query: string, params: Record<string, unknown>): Reply {
  const dataset = deps.datasets.require(param(call, "dataset"));
  const startedAt = performance.now();
  const answer = dataset.engine.query({
    query,
    params,
    perspective: perspectiveOf(call),
    identity: call.person?.id ?? null,
    sourceMap: flag(call.query, "resultSourceMap") && call.query.has("resultSourceMap"),
    canRead: deps.access.readFilter(call.person, dataset),
  });
  const ms = Math.round(performance.now() - startedAt);
  const {result, syncTags, resultSourceMap} = answer;
  const body = {
    result: result ?? null,
    syncTags,
    ms,
    ...(resultSourceMap !== undefined && {resultSourceMap}),
  };
  return {body: flag(call.query, "returnQuery", true) ? {query, ...body} : body};
}

function perspectiveOf({query, apiVersion, person}: Call): Perspective {
  const names = listParam(query.get("perspective"));
  const [name] = names;
  // Without a token only published content can be read, so raw means published.
  if (name === undefined) return person && !isPublishedByDefault(apiVersion) ? "raw" : "published";
  if (names.length > 1) {
    if (names.includes("raw")) throw badRequest('The perspective "raw" cannot be part of a list');
    return names.map(currentName).filter((layer) => layer !== "published");
  }
  if (name === "raw") return person ? "raw" : "published";
  if (name === "published") return "published";
  return [currentName(name)];
}

const currentName = (layer: string): string => (layer === "previewDrafts" ? "drafts" : layer);

export const isPublishedByDefault = (apiVersion: string): boolean =>
  isSince(apiVersion, PUBLISHED_BY_DEFAULT_SINCE);

/** Query parameters travel as `$name=<JSON>`. */
export function paramsOf(query: URLSearchParams): Record<string, unknown> {
  const params: Record<string, unknown> = {};
  for (const [name, value] of query) {
    if (name.startsWith("$")) params[name.slice(1)] = parseParam(name, value);
  }
  return params;
}

function parseParam(name: string, value: string): unknown {
  try {
    return JSON.parse(value);
  } catch (error) {
    throw badRequest(`The parameter "${name}" is not valid JSON`, {cause: error});
  }
}

function requireQueryBody(body: unknown): {query: string; params: Record<string, unknown>} {
  const {query, params = {}} = Object(body) as {query?: unknown; params?: unknown};
  if (typeof query !== "string") throw badRequest('The body must be {"query": "…", "params": {…}}');
  if (typeof params !== "object" || params === null) throw badRequest('"params" must be an object');
  return {query, params: {...params}};
}
