import type {AccessAttributeNode, GroqNode, PipeFuncCallNode} from "../ast.ts";
import type {Evaluate, Scope} from "../scope.ts";
import {compareForOrder, type GroqObject, isObject} from "../values.ts";
import {compileMatch} from "./match.ts";
import type {Rows} from "./scan.ts";

type Compile = (node: GroqNode) => Evaluate;

/** A row with its sort keys; `at` keeps equals in their order. */
interface Keyed {
  readonly row: unknown;
  readonly at: number;
  readonly keys: readonly unknown[];
}

type Compare = (a: Keyed, b: Keyed) => number;

/** `order()`: with a limit only the rows that will be seen are kept sorted. */
export function compileOrder(node: PipeFuncCallNode, base: Rows, compile: Compile): Rows {
  if (isScoreOrder(node)) return base;
  const [firstKey, ...otherKeys] = node.args.map((arg) =>
    compile(arg.type === "Asc" || arg.type === "Desc" ? arg.base : arg),
  );
  const descending = node.args.map((arg) => arg.type === "Desc");
  return (scope, limit) => {
    const rows = base(scope, Number.POSITIVE_INFINITY);
    if (!rows) return null;
    const inner = scope.createNested(null);
    const top = new TopRows(limit, descending);
    for (const [at, row] of rows.entries()) {
      inner.value = row;
      const first = firstKey ? firstKey(inner) : null;
      if (!top.refuses(first)) top.add({row, at, keys: [first, ...otherKeys.map((key) => key(inner))]});
    }
    return top.sorted().map(({row}) => row);
  };
}

/** What `score()` returns is in this order already. */
function isScoreOrder({base, args: [key, ...others]}: PipeFuncCallNode): boolean {
  if (base.type !== "PipeFuncCall" || base.name !== "score" || others.length > 0) return false;
  return key?.type === "Desc" && key.base.type === "AccessAttribute" && isScoreField(key.base);
}

function isScoreField({name, base}: AccessAttributeNode): boolean {
  return name === "_score" && base === undefined;
}

function createCompare(descending: readonly boolean[]): Compare {
  return (a, b) => {
    for (let index = 0; index < descending.length; index++) {
      const order = compareForOrder(a.keys[index], b.keys[index]);
      if (order !== 0) return descending[index] ? -order : order;
    }
    return a.at - b.at;
  };
}

/** Sorts rows, keeping no more of them than asked for: the first 20 of thousands cost one comparison a row. */
class TopRows {
  readonly #limit: number;
  readonly #compare: Compare;
  readonly #sign: number;
  readonly #kept: Keyed[] = [];

  constructor(limit: number, descending: readonly boolean[]) {
    this.#limit = limit;
    this.#compare = createCompare(descending);
    this.#sign = descending[0] ? -1 : 1;
  }

  /** Whether a row's first key alone shows that it comes after all rows kept; most rows end here. */
  refuses(firstKey: unknown): boolean {
    const last = this.#isFull() ? this.#kept[this.#kept.length - 1] : undefined;
    return last !== undefined && this.#sign * compareForOrder(firstKey, last.keys[0]) > 0;
  }

  add(item: Keyed): void {
    const kept = this.#kept;
    if (!this.#isFull()) {
      kept.push(item);
      if (kept.length === this.#limit) kept.sort(this.#compare);
      return;
    }
    const last = kept[kept.length - 1];
    if (last === undefined || this.#compare(item, last) >= 0) return;
    kept.pop();
    kept.splice(kept.findLastIndex((other) => this.#compare(other, item) <= 0) + 1, 0, item);
  }

  sorted(): readonly Keyed[] {
    if (!this.#isFull()) this.#kept.sort(this.#compare);
    return this.#kept.slice(0, this.#limit);
  }

  #isFull(): boolean {
    return this.#limit <= SMALL_LIMIT_MAX && this.#kept.length >= this.#limit;
  }
}

/** Beyond this, inserting row by row is slower than sorting once. */
const SMALL_LIMIT_MAX = 200;

/** `score()`: objects only, best first, with the sum of the arguments as `_score`. */
export function compileScore({args}: PipeFuncCallNode, base: Rows, compile: Compile): Rows {
  const parts = args.map((arg) => compileScorePart(arg, compile));
  return (scope, limit) => {
    const rows = base(scope, Number.POSITIVE_INFINITY);
    if (!rows) return null;
    const inner = scope.createNested(null);
    const best = new TopRows(limit, [true]);
    for (const [at, row] of rows.entries()) {
      if (!isObject(row)) continue;
      inner.value = row;
      best.add({row, at, keys: [scoreOf(row, parts, inner)]});
    }
    return best.sorted().map(({row, keys: [score]}) => ({...(isObject(row) ? row : {}), _score: score}));
  };
}

function scoreOf(row: GroqObject, parts: readonly ScorePart[], scope: Scope): number {
  const previous = typeof row._score === "number" ? row._score : 0;
  return parts.reduce((sum, part) => sum + part(scope), previous);
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
