import type {GroqNode} from "../ast.ts";
import type {Evaluate, Scope} from "../scope.ts";
import {getAttribute} from "../values.ts";
import {compileFuncCall} from "./functions.ts";
import {
  compileInRange,
  compileLogic,
  compileNot,
  compileOpCall,
  compileSelect,
  compileSign,
} from "./operators.ts";
import {compileOrder, compileScore} from "./pipes.ts";
import {compileScan, filtersOfDataset, type Rows} from "./scan.ts";
import {compileArray, compileMapping, compileObject} from "./shapes.ts";

const compiled = new WeakMap<GroqNode, Evaluate>();

/** Trees are cached, so each node is compiled once. */
export function compile(node: GroqNode): Evaluate {
  const known = compiled.get(node);
  if (known) return known;
  const evaluate = create(node);
  compiled.set(node, evaluate);
  return evaluate;
}

function create(node: GroqNode): Evaluate {
  const rows = compileRows(node);
  if (rows) return (scope) => rows(scope, Number.POSITIVE_INFINITY);
  switch (node.type) {
    case "OpCall":
      return compileOpCall(node, compile);
    case "And":
    case "Or":
      return compileLogic(node, compile);
    case "Select":
      return compileSelect(node, compile);
    case "InRange":
      return compileInRange(node, compile);
    case "FuncCall":
      return compileFuncCall(node, compile);
    case "Object":
      return compileObject(node, compile);
    case "Array":
      return compileArray(node, compile);
    case "Filter":
    case "Projection":
    case "Map":
    case "FlatMap":
      return compileMapping(node, compile);
    default:
      return createAccess(node);
  }
}

function createAccess(node: GroqNode): Evaluate {
  switch (node.type) {
    case "This":
      return (scope) => scope.value;
    case "Parent":
      return (scope) => scope.ancestor(node.n) ?? null;
    case "Value":
      return () => node.value ?? null;
    case "Parameter":
      return (scope) => getAttribute(scope.env.params, node.name);
    case "AccessAttribute":
      return createAttributeAccess(node.name, node.base);
    case "AccessElement":
      return createElementAccess(node.base, node.index);
    case "Slice":
      return createSlice(
        node.base,
        node.left,
        node.isInclusive ? node.right + 1 : node.right,
        node.right < 0,
      );
    case "Group":
      return compile(node.base);
    case "Not":
      return compileNot(compile(node.base));
    case "Neg":
    case "Pos":
      return compileSign(compile(node.base), node.type === "Neg" ? -1 : 1);
    case "ArrayCoerce":
      return createArrayCoerce(compile(node.base));
    case "Deref":
      return createDeref(compile(node.base));
    default:
      throw new Error(`${node.type} cannot be evaluated here`);
  }
}

function createAttributeAccess(name: string, base: GroqNode | undefined): Evaluate {
  if (!base) return (scope) => getAttribute(scope.value, name);
  const evaluate = compile(base);
  return (scope) => getAttribute(evaluate(scope), name);
}

function createElementAccess(base: GroqNode, index: number): Evaluate {
  const rows = index < 0 ? null : compileRows(base);
  const evaluate: Evaluate = rows ? (scope) => rows(scope, index + 1) : compile(base);
  return (scope) => {
    const items = evaluate(scope);
    return Array.isArray(items) ? (items.at(index) ?? null) : null;
  };
}

/** `end` is exclusive; counted from the back, an inclusive `..-1` ends at 0, which then means "to the end". */
function createSlice(base: GroqNode, start: number, end: number, fromBack: boolean): Evaluate {
  const rows = start < 0 || fromBack ? null : compileRows(base);
  const evaluate: Evaluate = rows ? (scope) => rows(scope, Math.max(end, 0), start) : compile(base);
  return (scope) => {
    const items = evaluate(scope);
    if (!Array.isArray(items)) return null;
    const from = start < 0 ? Math.max(items.length + start, 0) : start;
    const to = fromBack ? Math.max(items.length + end, 0) : end;
    const slice = items.slice(from, to);
    scope.env.budget.spend(slice.length);
    return slice;
  };
}

function createArrayCoerce(base: Evaluate): Evaluate {
  return (scope) => {
    const value = base(scope);
    return Array.isArray(value) ? value : null;
  };
}

function createDeref(base: Evaluate): Evaluate {
  return (scope) => dereference(base(scope), scope);
}

/** Follows a reference. What was found is noted by its type, what was missing by the id it would have. */
export function dereference(value: unknown, {env}: Scope): unknown {
  const id = getAttribute(value, "_ref");
  if (typeof id !== "string") return null;
  const document = env.view.get(id);
  if (document) env.reads.type(document._type);
  else env.reads.id(id);
  return document ?? null;
}

/** Expressions that read the dataset row by row and can stop early; null for all others. */
function compileRows(node: GroqNode): Rows | null {
  const filters = filtersOfDataset(node);
  if (filters) return compileScan(filters, compile);
  if (node.type !== "PipeFuncCall") return null;
  const base = compileRows(node.base) ?? toRows(compile(node.base));
  return node.name === "order" ? compileOrder(node, base, compile) : compileScore(node, base, compile);
}

function toRows(evaluate: Evaluate): Rows {
  return (scope) => {
    const value = evaluate(scope);
    return Array.isArray(value) ? value : null;
  };
}
