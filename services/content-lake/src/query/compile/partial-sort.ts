import {compareForOrder} from "../values.ts";

type Compare = (a: number, b: number) => number;

/** Keys of one `order()` argument, by the place of their row. */
export interface Column {
  readonly keys: readonly unknown[];
  readonly isDescending: boolean;
}

/**
 * The places of rows in the order of their keys; only those from `from` up to `to` are right. A page far down a long
 * list costs a few looks at each row, where putting all of them in order would cost as many again for every doubling.
 */
export function partialSort(
  count: number,
  columns: readonly Column[],
  from: number,
  to: number,
): Uint32Array {
  const places = Uint32Array.from({length: count}, (_, index) => index);
  const compare = createCompare(columns);
  const open: Range[] = [{low: 0, high: count - 1, partings: 2 * Math.ceil(Math.log2(count + 1))}];
  for (let range = open.pop(); range; range = open.pop()) {
    const {low, high, partings} = range;
    if (low >= high || high < from || low >= to) continue;
    // Small ranges, and orders in which no middle is ever found.
    if (high - low < SMALL_RANGE || partings === 0) {
      places.subarray(low, high + 1).sort(compare);
      continue;
    }
    const [left, right] = partition(places, low, high, compare);
    open.push({low, high: right, partings: partings - 1}, {low: left, high, partings: partings - 1});
  }
  return places;
}

interface Range {
  readonly low: number;
  readonly high: number;
  /** How many more times the range may be partitioned. */
  readonly partings: number;
}

/** Below this, sorting is faster than parting. */
const SMALL_RANGE = 64;

/** Rows with equal keys stay in the order they came in. */
function createCompare(columns: readonly Column[]): Compare {
  const comparers = columns.map(createColumnCompare);
  const [first = () => 0, second] = comparers;
  if (!second) return (a, b) => first(a, b) || a - b;
  if (comparers.length === 2) return (a, b) => first(a, b) || second(a, b) || a - b;
  return (a, b) => {
    for (const comparer of comparers) {
      const order = comparer(a, b);
      if (order !== 0) return order;
    }
    return a - b;
  };
}

function createColumnCompare({keys, isDescending}: Column): Compare {
  const sign = isDescending ? -1 : 1;
  if (isTexts(keys)) {
    return (a, b) => {
      const [left = "", right = ""] = [keys[a], keys[b]];
      return left === right ? 0 : left < right ? -sign : sign;
    };
  }
  return (a, b) => sign * compareForOrder(keys[a], keys[b]);
}

const isTexts = (keys: readonly unknown[]): keys is readonly string[] =>
  keys.every((key) => typeof key === "string");

/** Parts a range by a value from its middle: up to the second place returned nothing is more, from the first on nothing less. */
function partition(places: Uint32Array, low: number, high: number, compare: Compare): [number, number] {
  const pivot = middleOf(places, low, high, compare);
  let [left, right] = [low, high];
  while (left <= right) {
    while (compare(places[left] ?? 0, pivot) < 0) left++;
    while (compare(places[right] ?? 0, pivot) > 0) right--;
    if (left <= right) swap(places, left++, right--);
  }
  return [left, right];
}

/** The middle one of three from all over the range: lists are often nearly in order, or in the opposite one. */
function middleOf(places: Uint32Array, low: number, high: number, compare: Compare): number {
  const at = (share: number) => places[low + Math.floor((high - low) * share)];
  const [a = 0, b = 0, c = 0] = [at(0.21), at(0.47), at(0.83)];
  if (compare(a, b) < 0) return compare(b, c) < 0 ? b : compare(a, c) < 0 ? c : a;
  return compare(a, c) < 0 ? a : compare(b, c) < 0 ? c : b;
}

function swap(places: Uint32Array, a: number, b: number): void {
  const swapped = places[a] ?? 0;
  places[a] = places[b] ?? 0;
  places[b] = swapped;
}
