import type {LakeDocument} from "../../types.ts";
import {type AccessAttributeNode, childrenOf, type GroqNode} from "../ast.ts";
import type {DatasetView, IndexName} from "../dataset-view.ts";
import type {Evaluate, Reads, Scope} from "../scope.ts";

/** What a filter implies about the documents it can let through, in terms the view has an index for. */
export type Narrowing =
  | {readonly kind: "index"; readonly index: IndexName; readonly values: readonly string[]}
  | {readonly kind: "all" | "any"; readonly of: readonly Narrowing[]};

/** How a condition narrows. Its scope is the filter's own, with no document in it yet. */
export interface Narrower {
  /** Null when the values of this run do not narrow. */
  readonly narrow: (scope: Scope) => Narrowing | null;
  /** Whether the documents found are exactly those that meet the condition, so that it need not be evaluated again. */
  readonly isExact: boolean;
}

type Compile = (node: GroqNode) => Evaluate;

/** Null when no index helps. */
export function compileNarrowing(node: GroqNode, compile: Compile): Narrower | null {
  switch (node.type) {
    case "Group":
      return compileNarrowing(node.base, compile);
    case "And":
      return compileAnd(node.left, node.right, compile);
    case "Or":
      return compileOr(node.left, node.right, compile);
    case "OpCall":
      if (node.op === "==") return compileEquality(node.left, node.right, compile);
      return node.op === "in" ? compileMembership(node.left, node.right, compile) : null;
    case "FuncCall":
      return node.namespace === "global" && node.name === "references"
        ? compileReferences(node.args, compile)
        : null;
    default:
      return null;
  }
}

function compileAnd(left: GroqNode, right: GroqNode, compile: Compile): Narrower | null {
  const first = compileNarrowing(left, compile);
  const second = compileNarrowing(right, compile);
  if (!first || !second) {
    const one = first ?? second;
    return one && {...one, isExact: false};
  }
  const narrow = (scope: Scope): Narrowing | null => {
    const a = first.narrow(scope);
    const b = second.narrow(scope);
    return a && b ? {kind: "all", of: [a, b]} : (a ?? b);
  };
  return {narrow, isExact: false};
}

function compileOr(left: GroqNode, right: GroqNode, compile: Compile): Narrower | null {
  const first = compileNarrowing(left, compile);
  const second = compileNarrowing(right, compile);
  if (!first || !second) return null;
  const narrow = (scope: Scope): Narrowing | null => {
    const a = first.narrow(scope);
    const b = second.narrow(scope);
    return a && b ? {kind: "any", of: [a, b]} : null;
  };
  return {narrow, isExact: first.isExact && second.isExact};
}

function compileEquality(left: GroqNode, right: GroqNode, compile: Compile): Narrower | null {
  const index = indexOf(left) ?? indexOf(right);
  const key = indexOf(left) ? right : left;
  if (!index || !standsAlone(key)) return null;
  const evaluate = compile(key);
  const narrow = (scope: Scope): Narrowing | null => {
    const value = evaluate(scope);
    if (typeof value === "string") return {kind: "index", index, values: [value]};
    // Every document has a text as id and type; a slug may be missing, and null == null.
    return index === "slug" ? null : {kind: "index", index, values: []};
  };
  return {narrow, isExact: true};
}

function compileMembership(field: GroqNode, list: GroqNode, compile: Compile): Narrower | null {
  const index = indexOf(field);
  if (!index || !standsAlone(list)) return null;
  const evaluate = compile(list);
  const narrow = (scope: Scope): Narrowing | null => {
    const values = evaluate(scope);
    if (!Array.isArray(values)) return null;
    scope.env.budget.spend(values.length);
    const texts = values.filter((value) => typeof value === "string");
    const isComplete = index !== "slug" || texts.length === values.length;
    return isComplete ? {kind: "index", index, values: texts} : null;
  };
  return {narrow, isExact: true};
}

function compileReferences(args: readonly GroqNode[], compile: Compile): Narrower | null {
  if (!args.every(standsAlone)) return null;
  const targets = args.map(compile);
  const narrow = (scope: Scope): Narrowing => {
    const values = targets.flatMap((evaluate) => evaluate(scope));
    scope.env.budget.spend(values.length);
    return {kind: "index", index: "reference", values: values.filter((value) => typeof value === "string")};
  };
  return {narrow, isExact: true};
}

function indexOf(node: GroqNode): IndexName | null {
  if (node.type !== "AccessAttribute") return null;
  if (!node.base) return node.name === "_id" ? "id" : node.name === "_type" ? "type" : null;
  return isSlugCurrent(node) ? "slug" : null;
}

function isSlugCurrent({name, base}: AccessAttributeNode): boolean {
  return name === "current" && base?.type === "AccessAttribute" && !base.base && base.name === "slug";
}

/** Whether an expression has the same value for every document of the filter, so it can be a search key. */
function standsAlone(node: GroqNode): boolean {
  switch (node.type) {
    case "Value":
    case "Parameter":
    case "Parent":
      return true;
    case "AccessAttribute":
      return node.base !== undefined && standsAlone(node.base);
    case "Map":
    case "FlatMap":
      // Inside the traversal `@` is its own item; only `^` could reach the document.
      return standsAlone(node.base) && !mentionsParent(node.expr);
    case "Group":
    case "ArrayCoerce":
    case "AccessElement":
    case "Slice":
    case "Deref":
    case "Array":
    case "OpCall":
      return childrenOf(node).every(standsAlone);
    case "FuncCall":
      return STANDALONE_NAMESPACES.has(node.namespace) && childrenOf(node).every(standsAlone);
    default:
      return false;
  }
}

const STANDALONE_NAMESPACES: ReadonlySet<string> = new Set(["string", "array"]);

function mentionsParent(node: GroqNode): boolean {
  return node.type === "Parent" || childrenOf(node).some(mentionsParent);
}

/** A superset of the documents the filter lets through, in the order of their ids. */
export function candidates(narrowing: Narrowing, view: DatasetView): readonly LakeDocument[] {
  if (narrowing.kind === "index") {
    const {index, values} = narrowing;
    return unite(values.map((value) => view.lookup(index, value)));
  }
  if (narrowing.kind === "any") return unite(narrowing.of.map((part) => candidates(part, view)));
  const [first, ...others] = narrowing.of;
  const smallest = others.reduce(
    (best, part) => (best && sizeOf(best, view) <= sizeOf(part, view) ? best : part),
    first,
  );
  return smallest ? candidates(smallest, view) : view.all();
}

export function sizeOf(narrowing: Narrowing, view: DatasetView): number {
  if (narrowing.kind === "index") {
    return narrowing.values.reduce((sum, value) => sum + view.lookup(narrowing.index, value).length, 0);
  }
  const sizes = narrowing.of.map((part) => sizeOf(part, view));
  return narrowing.kind === "all" ? Math.min(...sizes) : sizes.reduce((sum, size) => sum + size, 0);
}

function unite(lists: readonly (readonly LakeDocument[])[]): readonly LakeDocument[] {
  const filled = lists.filter((list) => list.length > 0);
  if (filled.length < 2) return filled[0] ?? [];
  const byId = new Map(filled.flatMap((list) => list.map((document) => [document._id, document] as const)));
  return [...byId.values()].sort((a, b) => (a._id < b._id ? -1 : 1));
}

/** Notes what a narrowed scan depends on: its ids or types where it has them, else the whole dataset. */
export function noteReads(narrowing: Narrowing | null, reads: Reads): void {
  const part = narrowing && taggable(narrowing);
  if (!part) reads.everything();
  else noteTaggable(part, reads);
}

/** The part of a narrowing that ids or types describe completely; of several, the one that needs fewest. */
function taggable(narrowing: Narrowing): Narrowing | null {
  if (narrowing.kind === "index") {
    return narrowing.index === "id" || narrowing.index === "type" ? narrowing : null;
  }
  const parts = narrowing.of.map(taggable);
  const known = parts.filter((part) => part !== null);
  if (narrowing.kind === "any") {
    return known.length === parts.length ? {kind: "any", of: known} : null;
  }
  return known.reduce<Narrowing | null>(
    (best, part) => (best && weigh(best) <= weigh(part) ? best : part),
    null,
  );
}

/** Lower is more selective: one id is more selective than one type, which is more selective than two. */
function weigh(narrowing: Narrowing): number {
  if (narrowing.kind !== "index") return narrowing.of.reduce((sum, part) => sum + weigh(part), 0);
  return narrowing.values.length * (narrowing.index === "id" ? 1 : 1.5);
}

function noteTaggable(narrowing: Narrowing, reads: Reads): void {
  if (narrowing.kind !== "index") {
    for (const part of narrowing.of) noteTaggable(part, reads);
    return;
  }
  for (const value of narrowing.values) {
    if (narrowing.index === "id") reads.id(value);
    else reads.type(value);
  }
}
