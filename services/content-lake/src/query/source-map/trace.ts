import type {GroqNode, MappingNode, PipeFuncCallNode} from "../ast.ts";
import {compile, dereference} from "../compile/compile.ts";
import {compileOrderRank, compileScoreRank, withScore} from "../compile/pipes.ts";
import {filtersOfDataset} from "../compile/scan.ts";
import {getAttribute, isObject} from "../values.ts";
import {traceArray, traceObject} from "./trace-shapes.ts";
import {fieldOf, itemsOf, NOTHING, type Traced, traceDocument, traceItems} from "./traced.ts";
import type {TracedScope} from "./traced-scope.ts";

/**
 * Evaluates an expression and remembers where each part of the result was written. What computes a new value
 * (functions, comparisons, conditions) is left to the compiled query and has no source, as on hosted.
 */
export function trace(node: GroqNode, scope: TracedScope): Traced {
  if (yieldsDocuments(node)) return traceDocuments(node, scope);
  switch (node.type) {
    case "This":
      return scope.traced;
    case "Parent":
      return scope.ancestor(node.n);
    case "Group":
      return trace(node.base, scope);
    case "AccessAttribute":
      return fieldOf(node.base ? trace(node.base, scope) : scope.traced, node.name);
    case "AccessElement":
      return itemsOf(trace(node.base, scope))?.at(node.index) ?? NOTHING;
    case "ArrayCoerce":
      return asList(trace(node.base, scope));
    case "Slice":
      return traceSlice(node, scope);
    case "Deref":
      return traceFound(dereference(trace(node.base, scope).value, scope.plain), scope);
    case "Filter":
    case "Projection":
    case "Map":
    case "FlatMap":
      return traceMapping(node, scope);
    case "PipeFuncCall":
      return tracePipe(node, scope);
    default:
      return traceChoice(node, scope);
  }
}

function traceChoice(node: GroqNode, scope: TracedScope): Traced {
  switch (node.type) {
    case "Object":
      return traceObject(node, scope, trace);
    case "Array":
      return traceArray(node, scope, trace);
    case "Select": {
      const chosen = node.alternatives.find(({condition}) => compile(condition)(scope.plain) === true);
      const value = chosen?.value ?? node.fallback;
      return value ? trace(value, scope) : NOTHING;
    }
    case "FuncCall":
      if (node.namespace === "global" && node.name === "coalesce") return traceCoalesce(node.args, scope);
      return {value: compile(node)(scope.plain) ?? null};
    default:
      return {value: compile(node)(scope.plain) ?? null};
  }
}

/** Lists of documents, and one document of such a list: found by the indexes as in a query without source map. */
function yieldsDocuments(node: GroqNode): boolean {
  if (filtersOfDataset(node)) return true;
  const isNarrower = node.type === "PipeFuncCall" || node.type === "Slice" || node.type === "AccessElement";
  return (isNarrower || node.type === "Group") && yieldsDocuments(node.base);
}

function traceDocuments(node: GroqNode, scope: TracedScope): Traced {
  const value = compile(node)(scope.plain);
  if (Array.isArray(value)) scope.build(value.length);
  return Array.isArray(value)
    ? traceItems(value.map((row) => traceFound(row, scope)))
    : traceFound(value, scope);
}

/** A row of the dataset, even one that `score()` copied, leads back to its document by its id. */
function traceFound(row: unknown, {plain}: TracedScope): Traced {
  const id = getAttribute(row, "_id");
  const document = typeof id === "string" ? plain.env.view.get(id) : undefined;
  return document ? traceDocument(document, row) : {value: row ?? null};
}

function asList(traced: Traced): Traced {
  return Array.isArray(traced.value) ? traced : NOTHING;
}

function traceSlice(node: Extract<GroqNode, {readonly type: "Slice"}>, scope: TracedScope): Traced {
  const items = itemsOf(trace(node.base, scope));
  if (!items) return NOTHING;
  scope.build(items.length);
  const fromBack = (index: number) => Math.max(index < 0 ? items.length + index : index, 0);
  const [left, right] = [fromBack(node.left), node.right < 0 ? items.length + node.right : node.right];
  return traceItems(items.slice(left, Math.max(node.isInclusive ? right + 1 : right, 0)));
}

function traceCoalesce(options: readonly GroqNode[], scope: TracedScope): Traced {
  for (const option of options) {
    const traced = trace(option, scope);
    if (traced.value !== null) return traced;
  }
  return NOTHING;
}

function traceMapping({type, base, expr}: MappingNode, scope: TracedScope): Traced {
  const traced = trace(base, scope);
  if (type === "Projection") {
    return isObject(traced.value) ? trace(expr, scope.createNested(traced)) : NOTHING;
  }
  const items = itemsOf(traced);
  if (!items) return NOTHING;
  scope.build(items.length);
  if (type === "Filter") {
    const condition = compile(expr);
    return traceItems(items.filter((item) => condition(scope.createNested(item).plain) === true));
  }
  const results = items.map((item) => trace(expr, scope.createHidden(item)));
  return traceItems(type === "Map" ? results : flatten(results, scope));
}

function flatten(results: readonly Traced[], scope: TracedScope): readonly Traced[] {
  return results.flatMap((result) => {
    const items = itemsOf(result) ?? [result];
    scope.build(items.length);
    return items;
  });
}

function tracePipe(node: PipeFuncCallNode, scope: TracedScope): Traced {
  const items = itemsOf(trace(node.base, scope));
  if (!items) return NOTHING;
  scope.build(items.length);
  const isOrder = node.name === "order";
  const rank = isOrder ? compileOrderRank(node, compile) : compileScoreRank(node, compile);
  const values = items.map(({value}) => value);
  const ranked = rank(values, scope.plain, Number.POSITIVE_INFINITY);
  return traceItems(
    ranked.map((row) => {
      const item = items[row.at] ?? NOTHING;
      return isOrder ? item : addScore(item, withScore(row));
    }),
  );
}

function addScore(item: Traced, scored: unknown): Traced {
  if (!item.fields) return {...item, value: scored};
  const score = {value: getAttribute(scored, "_score")};
  return {value: scored, fields: new Map([...item.fields, ["_score", score]])};
}
