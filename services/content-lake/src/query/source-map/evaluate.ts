import type {GroqNode} from "../ast.ts";
import {compile} from "../compile/compile.ts";
import {type Environment, Scope} from "../scope.ts";

export function evaluateWithSourceMap(tree: GroqNode, env: Environment) {
  return {
    result: compile(tree)(new Scope(env, null)),
    resultSourceMap: {documents: [], paths: [], mappings: {}},
  };
}
