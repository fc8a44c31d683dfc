import {compareForOrder} from "../values.ts";

/** A row with its sort keys; `at` is its place before sorting, and keeps equals in their order. */
export interface Ranked {
  readonly row: unknown;
  readonly at: number;
  readonly keys: readonly unknown[];
}

type Compare = (a: Ranked, b: Ranked) => number;

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
export class TopRows {
  readonly #limit: number;
  readonly #compare: Compare;
  readonly #sign: number;
  readonly #kept: Ranked[] = [];

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

  add(item: Ranked): void {
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

  sorted(): readonly Ranked[] {
    if (!this.#isFull()) this.#kept.sort(this.#compare);
    return this.#kept.slice(0, this.#limit);
  }

  #isFull(): boolean {
    return this.#limit <= SMALL_LIMIT_MAX && this.#kept.length >= this.#limit;
  }
}

/** Beyond this, inserting row by row is slower than sorting once. */
const SMALL_LIMIT_MAX = 200;
