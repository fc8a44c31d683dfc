import {evaluateSync} from "groq-js";
import type {GroqNode, InRangeNode, LogicNode, OpCallNode, SelectNode} from "../ast.ts";
import {weightOf} from "../budget.ts";
import type {Evaluate} from "../scope.ts";
import {compareValues, finite, isEqual, isPath} from "../values.ts";
import {compileMatch} from "./match.ts";

type Compile = (node: GroqNode) => Evaluate;

export function compileOpCall(node: OpCallNode, compile: Compile): Evaluate {
  if (node.op === "match") return compileMatch(node, compile).test;
  const left = compile(node.left);
  const right = compile(node.right);
  if (node.op === "in") return compileMembership(left, right);
  const operator = OPERATORS[node.op] ?? delegate(node.op);
  if (node.op !== "+") return (scope) => operator(left(scope), right(scope));
  return (scope) => {
    const sum = operator(left(scope), right(scope));
    scope.env.budget.build(weightOf(sum));
    return sum;
  };
}

type Operator = (left: unknown, right: unknown) => unknown;

const OPERATORS: Readonly<Record<string, Operator>> = {
  "==": isEqual,
  "!=": (left, right) => !isEqual(left, right),
  "<": comparison((order) => order < 0),
  "<=": comparison((order) => order <= 0),
  ">": comparison((order) => order > 0),
  ">=": comparison((order) => order >= 0),
  "+": arithmetic("+", (left, right) => left + right),
  "-": arithmetic("-", (left, right) => left - right),
  "*": arithmetic("*", (left, right) => left * right),
};

function comparison(holds: (order: number) => boolean): Operator {
  return (left, right) => {
    const order = compareValues(left, right);
    return order === null ? null : holds(order);
  };
}

function compileMembership(left: Evaluate, right: Evaluate): Evaluate {
  return (scope) => {
    const value = left(scope);
    const list = right(scope);
    if (Array.isArray(list)) scope.env.budget.spend(list.length);
    return isMember(value, list);
  };
}

/** Longer texts are no ids, and matching them could take forever. */
const ID_LENGTH_MAX = 256;

function isMember(left: unknown, right: unknown): boolean | null {
  if (Array.isArray(right)) return right.some((item) => isEqual(left, item));
  const id = isPath(left) ? left.pattern : left;
  if (isPath(right) && typeof id === "string") return id.length <= ID_LENGTH_MAX && right.matches(id);
  return null;
}

function arithmetic(op: string, compute: (left: number, right: number) => number): Operator {
  const rest = delegate(op);
  return (left, right) =>
    typeof left === "number" && typeof right === "number" ? finite(compute(left, right)) : rest(left, right);
}

/** groq-js applies the operator to two finished values: texts, instants and the rarer arithmetic. */
function delegate(op: string): Operator {
  return (left, right) =>
    evaluateSync({
      type: "OpCall",
      op,
      left: {type: "Value", value: left},
      right: {type: "Value", value: right},
    }).data;
}

export function compileLogic(node: LogicNode, compile: Compile): Evaluate {
  const left = compile(node.left);
  const right = compile(node.right);
  const decides = node.type === "Or";
  // GROQ's logic has three values: one side may decide alone, otherwise anything but a boolean makes null.
  return (scope) => {
    const first = left(scope);
    if (first === decides) return decides;
    const second = right(scope);
    if (second === decides) return decides;
    return typeof first === "boolean" && typeof second === "boolean" ? !decides : null;
  };
}

export function compileNot(base: Evaluate): Evaluate {
  return (scope) => {
    const value = base(scope);
    return typeof value === "boolean" ? !value : null;
  };
}

export function compileSign(base: Evaluate, sign: 1 | -1): Evaluate {
  return (scope) => {
    const value = base(scope);
    return typeof value === "number" ? sign * value : null;
  };
}

export function compileInRange(node: InRangeNode, compile: Compile): Evaluate {
  const base = compile(node.base);
  const left = compile(node.left);
  const right = compile(node.right);
  return (scope) => {
    const value = base(scope);
    const lower = compareValues(value, left(scope));
    const upper = compareValues(value, right(scope));
    if (lower === null || upper === null) return null;
    return lower >= 0 && (node.isInclusive ? upper <= 0 : upper < 0);
  };
}

export function compileSelect({alternatives, fallback}: SelectNode, compile: Compile): Evaluate {
  const cases = alternatives.map(({condition, value}) => ({
    condition: compile(condition),
    value: compile(value),
  }));
  const otherwise = fallback ? compile(fallback) : () => null;
  return (scope) => {
    const chosen = cases.find(({condition}) => condition(scope) === true);
    return chosen ? chosen.value(scope) : otherwise(scope);
  };
}
