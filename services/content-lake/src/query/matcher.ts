import type {LakeDocument} from "../types.ts";
import type {GroqNode} from "./ast.ts";
import type {Budget} from "./budget.ts";
import {compile} from "./compile/compile.ts";
import {filtersOfDataset} from "./compile/scan.ts";
import {DatasetView} from "./dataset-view.ts";
import {type Environment, type Evaluate, type Reads, Scope} from "./scope.ts";

export interface MatcherContext {
  readonly projectId: string;
  readonly dataset: string;
  readonly now: () => Date;
  /** For the run on one document. */
  readonly budget: () => Budget;
}

const NO_READS: Reads = {everything() {}, type() {}, id() {}};

/** Whether a document is in a listener's result: only the filters at the root of the query count. */
export function compileMatcher(
  tree: GroqNode,
  params: Readonly<Record<string, unknown>>,
  context: MatcherContext,
): (document: LakeDocument | null) => boolean {
  const source = sourceOf(tree);
  const filters = filtersOfDataset(source);
  const conditions = filters?.map(compile) ?? [hasResult(compile(source))];
  return (document) => {
    if (!document) return false;
    const env = createEnvironment(document, params, null, context);
    const scope = new Scope(env, document, new Scope(env, null));
    return conditions.every((condition) => condition(scope) === true);
  };
}

/** The list a query starts from, without what orders, cuts or reshapes it. */
function sourceOf(node: GroqNode): GroqNode {
  switch (node.type) {
    case "Filter":
      return filtersOfDataset(node) ? node : sourceOf(node.base);
    case "Projection":
    case "Map":
    case "FlatMap":
    case "Slice":
    case "AccessElement":
    case "ArrayCoerce":
    case "PipeFuncCall":
    case "Group":
      return sourceOf(node.base);
    case "AccessAttribute":
      return node.base ? sourceOf(node.base) : node;
    default:
      return node;
  }
}

/** For queries that do not start at the dataset: run on a dataset of this one document, do they find anything? */
function hasResult(evaluate: Evaluate): Evaluate {
  return (scope) => {
    const value = evaluate(scope);
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
  };
}

/** A condition on one document, as grants and webhooks state it. */
export function compileFilter(
  tree: GroqNode,
  identity: string | null,
  context: MatcherContext,
): (document: LakeDocument) => boolean {
  const condition = compile(tree);
  return (document) =>
    condition(new Scope(createEnvironment(document, {}, identity, context), document)) === true;
}

function createEnvironment(
  document: LakeDocument,
  params: Readonly<Record<string, unknown>>,
  identity: string | null,
  {projectId, dataset, now, budget}: MatcherContext,
): Environment {
  const view = new DatasetView();
  view.put(document);
  const reads = NO_READS;
  return {params, view, identity, now: now(), projectId, dataset, reads, budget: budget()};
}
