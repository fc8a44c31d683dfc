import {compareForOrder} from "../values.ts";

/** A row with its sort keys; `at` is its position before sorting, which keeps equal rows in their order. */
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

/** Beyond this, inserting row by row is slower than sorting once. */
export const FIRST_ROWS_MAX = 200;

/** Sorts rows and retains only as many as requested: the first 20 of thousands cost one comparison a row. */
export class TopRows {
  readonly #limit: number;
  readonly #compare: Compare;
  readonly #sign: number;
  readonly #kept: Ranked[] = [];
  /** The last of the retained rows, once there are as many as requested. */
  #worst: Ranked | undefined;

  constructor(limit: number, descending: readonly boolean[]) {
    this.#limit = limit;
    this.#compare = createCompare(descending);
    this.#sign = descending[0] ? -1 : 1;
  }

  /** Whether a row's first key alone places it after all retained rows; this rejects most rows. */
  refuses(firstKey: unknown): boolean {
    return this.#worst !== undefined && this.#sign * compareForOrder(firstKey, this.#worst.keys[0]) > 0;
  }

  add(item: Ranked): void {
    const topRows = this.#kept;
    if (this.#worst) {
      if (this.#compare(item, this.#worst) >= 0) return;
      topRows.pop();
      topRows.splice(topRows.findLastIndex((other) => this.#compare(other, item) <= 0) + 1, 0, item);
      this.#worst = topRows.at(-1);
    } else if (topRows.push(item) === this.#limit && this.#limit <= FIRST_ROWS_MAX) {
      this.#worst = topRows.sort(this.#compare).at(-1);
    }
  }

  sorted(): readonly Ranked[] {
    if (!this.#worst) this.#kept.sort(this.#compare);
    return this.#kept.slice(0, this.#limit);
  }
}
