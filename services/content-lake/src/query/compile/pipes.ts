import type {AccessAttributeNode, GroqNode, PipeFuncCallNode} from "../ast.ts";
import type {Evaluate, Scope} from "../scope.ts";
import {isObject} from "../values.ts";
import {compileMatch} from "./match.ts";
import {partialSort} from "./partial-sort.ts";
import type {Rows} from "./scan.ts";
import {FIRST_ROWS_MAX, type Ranked, TopRows} from "./top-rows.ts";

type Compile = (node: GroqNode) => Evaluate;

/** Puts rows in order; at least those from `skip` up to `limit` are right. */
export type Rank = (
  rows: readonly unknown[],
  scope: Scope,
  limit: number,
  skip?: number,
) => readonly Ranked[];

export function compileOrder(node: PipeFuncCallNode, base: Rows, compile: Compile): Rows {
  if (isScoreOrder(node)) return base;
  const rank = compileOrderRank(node, compile);
  return (scope, limit, skip) => {
    const rows = base(scope, Number.POSITIVE_INFINITY);
    return rows && rank(rows, scope, limit, skip).map(({row}) => row);
  };
}

export function compileOrderRank({args}: PipeFuncCallNode, compile: Compile): Rank {
  const descending = args.map((arg) => arg.type === "Desc");
  const keys = args.map((arg) => compile(arg.type === "Asc" || arg.type === "Desc" ? arg.base : arg));
  const [firstKey, ...otherKeys] = keys;
  return (rows, scope, limit, skip = 0) => {
    if (limit > FIRST_ROWS_MAX)
      return rankRange(rows, scope.createNested(null), {keys, descending, limit, skip});
    const inner = scope.createNested(null);
    const top = new TopRows(limit, descending);
    rows.forEach((row, at) => {
      inner.env.budget.build();
      inner.value = row;
      const first = firstKey ? firstKey(inner) : null;
      if (!top.refuses(first)) top.add({row, at, keys: [first, ...otherKeys.map((key) => key(inner))]});
    });
    return top.sorted();
  };
}

interface Range {
  readonly keys: readonly Evaluate[];
  readonly descending: readonly boolean[];
  readonly limit: number;
  readonly skip: number;
}

const NOT_ASKED: Ranked = {row: null, at: 0, keys: []};

/** For pages further down, and for whole lists. */
function rankRange(rows: readonly unknown[], inner: Scope, {keys, descending, limit, skip}: Range): Ranked[] {
  const {budget} = inner.env;
  const columns = keys.map((key, index) => ({
    isDescending: descending[index] === true,
    keys: rows.map((row) => {
      budget.build();
      inner.value = row;
      return key(inner);
    }),
  }));
  const end = Math.min(limit, rows.length);
  const places = partialSort(rows.length, columns, skip, end);
  return Array.from({length: end}, (_, index) => {
    if (index < skip) return NOT_ASKED;
    const at = places[index] ?? 0;
    return {row: rows[at], at, keys: []};
  });
}

/** What `score()` returns is in this order already. */
function isScoreOrder({base, args: [key, ...others]}: PipeFuncCallNode): boolean {
  if (base.type !== "PipeFuncCall" || base.name !== "score" || others.length > 0) return false;
  return key?.type === "Desc" && key.base.type === "AccessAttribute" && isScoreField(key.base);
}

function isScoreField({name, base}: AccessAttributeNode): boolean {
  return name === "_score" && base === undefined;
}

/** `score()`: objects only, best first, with the sum of the arguments as `_score`. */
export function compileScore(node: PipeFuncCallNode, base: Rows, compile: Compile): Rows {
  const rank = compileScoreRank(node, compile);
  return (scope, limit) => {
    const rows = base(scope, Number.POSITIVE_INFINITY);
    return rows && rank(rows, scope, limit).map(withScore);
  };
}

export function withScore({row, keys: [score]}: Ranked): unknown {
  return {...(isObject(row) ? row : {}), _score: score};
}

export function compileScoreRank({args}: PipeFuncCallNode, compile: Compile): Rank {
  const parts = args.map((arg) => compileScorePart(arg, compile));
  return (rows, scope, limit) => {
    const inner = scope.createNested(null);
    const top = new TopRows(limit, [true]);
    rows.forEach((row, at) => {
      inner.env.budget.build();
      if (!isObject(row)) return;
      inner.value = row;
      const previous = typeof row._score === "number" ? row._score : 0;
      const score = parts.reduce((sum, part) => sum + part(inner), previous);
      if (!top.refuses(score)) top.add({row, at, keys: [score]});
    });
    return top.sorted();
  };
}

type ScorePart = (scope: Scope) => number;

function compileScorePart(node: GroqNode, compile: Compile): ScorePart {
  if (node.type === "Group") return compileScorePart(node.base, compile);
  if (node.type === "OpCall" && node.op === "match") return compileMatch(node, compile).score;
  if (node.type === "FuncCall" && node.namespace === "global" && node.name === "boost") {
    return compileBoost(node.args, compile);
  }
  if (node.type === "Or" || node.type === "And") {
    const left = compileScorePart(node.left, compile);
    const right = compileScorePart(node.right, compile);
    return node.type === "Or" ? (scope) => left(scope) + right(scope) : scoreOfBoth(left, right);
  }
  const condition = compile(node);
  return (scope) => (condition(scope) === true ? 1 : 0);
}

function scoreOfBoth(left: ScorePart, right: ScorePart): ScorePart {
  return (scope) => {
    const first = left(scope);
    if (first === 0) return 0;
    const second = right(scope);
    return second === 0 ? 0 : first + second;
  };
}

function compileBoost([condition, weight]: readonly GroqNode[], compile: Compile): ScorePart {
  if (!condition || !weight) return () => 0;
  const score = compileScorePart(condition, compile);
  const boost = compile(weight);
  return (scope) => {
    const inner = score(scope);
    const value = boost(scope);
    return inner > 0 && typeof value === "number" ? inner + value : 0;
  };
}
