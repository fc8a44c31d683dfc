import type {GroqNode} from "../ast.ts";
import type {Budget} from "../budget.ts";
import type {Evaluate, Scope} from "../scope.ts";
import {candidates, compileNarrowing, type Narrower, type Narrowing, noteReads, sizeOf} from "./narrowing.ts";

type Compile = (node: GroqNode) => Evaluate;

/**
 * Yields the rows of an expression, or at least the first `limit` of them; null when it is not a list. What stands
 * before place `skip` is not looked at, and may be anything.
 */
export type Rows = (scope: Scope, limit: number, skip?: number) => readonly unknown[] | null;

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

interface Condition {
  readonly holds: Evaluate;
  readonly narrower: Narrower | null;
}

export function compileScan(filters: readonly GroqNode[], compile: Compile): Rows {
  if (filters.length === 0) return readEverything;
  const conditions = filters.map((filter): Condition => {
    return {holds: compile(filter), narrower: compileNarrowing(filter, compile)};
  });
  return (scope, limit) => {
    const inner = scope.createNested(null);
    const {documents, all, remaining} = chooseDocuments(conditions, inner);
    const {reads, budget} = scope.env;
    noteReads(all, reads);
    if (remaining.length === 0) return take(documents, limit, budget);
    const passes = ({holds}: Condition) => holds(inner) === true;
    const found: unknown[] = [];
    for (const document of documents) {
      budget.spend();
      inner.value = document;
      if (!remaining.every(passes)) continue;
      if (found.push(document) >= limit) break;
    }
    return found;
  };
}

/** Chooses the index with the fewest documents; `all` joins the narrowings of all conditions, for the sync tags. */
function chooseDocuments(conditions: readonly Condition[], inner: Scope) {
  const {view, budget} = inner.env;
  const options = conditions.flatMap((condition) => {
    const narrowing = condition.narrower?.narrow(inner);
    return narrowing ? [{condition, narrowing, size: sizeOf(narrowing, view)}] : [];
  });
  const [first, ...others] = options;
  if (!first) return {documents: view.all(), all: null, remaining: conditions};
  const best = others.reduce((least, option) => (option.size < least.size ? option : least), first);
  // One entry of an index is a list that is there; several are put together anew.
  if (!isOneEntry(best.narrowing)) budget.spend(best.size);
  const isDone = (condition: Condition) => condition === best.condition && condition.narrower?.isExact;
  return {
    documents: candidates(best.narrowing, view),
    all: {kind: "all" as const, of: options.map(({narrowing}) => narrowing)},
    remaining: conditions.filter((condition) => !isDone(condition)),
  };
}

const readEverything: Rows = ({env}, limit) => {
  env.reads.everything();
  return take(env.view.all(), limit, env.budget);
};

const isOneEntry = (narrowing: Narrowing) => narrowing.kind === "index" && narrowing.values.length === 1;

function take(documents: readonly unknown[], limit: number, budget: Budget): readonly unknown[] {
  budget.spend(Math.min(documents.length, limit));
  return documents.slice(0, limit);
}
