import type {GroqNode} from "../ast.ts";
import type {Evaluate, Scope} from "../scope.ts";
import {candidates, compileNarrowing, noteReads} from "./narrowing.ts";

type Compile = (node: GroqNode) => Evaluate;

/** Yields the rows of an expression, or at least the first `limit` of them; null when it is not a list. */
export type Rows = (scope: Scope, limit: number) => readonly unknown[] | null;

/** The filters of `*[a][b]…` as one list of conditions; null when the expression does not start at `*`. */
export function filtersOfDataset(node: GroqNode): GroqNode[] | null {
  if (node.type === "Everything") return [];
  if (node.type !== "Filter") return null;
  const inner = filtersOfDataset(node.base);
  return inner && [...inner, ...conjuncts(node.expr)];
}

function conjuncts(node: GroqNode): GroqNode[] {
  if (node.type === "Group") return conjuncts(node.base);
  return node.type === "And" ? [...conjuncts(node.left), ...conjuncts(node.right)] : [node];
}

/** Filters the dataset: an index narrows the documents, then every condition is asked of each that is left. */
export function compileScan(filters: readonly GroqNode[], compile: Compile): Rows {
  const [first, ...others] = filters;
  if (!first) return readEverything;
  const all = others.reduce<GroqNode>((left, right) => ({type: "And", left, right}), first);
  const narrow = compileNarrowing(all, compile);
  const conditions = filters.map(compile);
  return (scope, limit) => {
    const {view, reads} = scope.env;
    const inner = scope.createNested(null);
    const narrowing = narrow ? narrow(inner) : null;
    noteReads(narrowing, reads);
    const found: unknown[] = [];
    const passes = (condition: Evaluate) => condition(inner) === true;
    for (const document of narrowing ? candidates(narrowing, view) : view.all()) {
      inner.value = document;
      if (!conditions.every(passes)) continue;
      if (found.push(document) >= limit) break;
    }
    return found;
  };
}

const readEverything: Rows = ({env}, limit) => {
  env.reads.everything();
  return env.view.all().slice(0, limit);
};
