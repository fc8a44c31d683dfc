import type {GroqNode} from "../ast.ts";
import {toPlainResult} from "../plain-result.ts";
import {type Environment, Scope} from "../scope.ts";
import {type ContentSourceMap, createSourceMap} from "./source-map.ts";
import {trace} from "./trace.ts";
import {NOTHING} from "./traced.ts";
import {TracedScope} from "./traced-scope.ts";

export function evaluateWithSourceMap(
  tree: GroqNode,
  env: Environment,
): {readonly result: unknown; readonly resultSourceMap: ContentSourceMap} {
  const traced = trace(tree, new TracedScope(NOTHING, new Scope(env, null)));
  // First, because it refuses what is too large to be mapped as well.
  const result = toPlainResult(traced.value, env.budget);
  return {result, resultSourceMap: createSourceMap(traced)};
}
