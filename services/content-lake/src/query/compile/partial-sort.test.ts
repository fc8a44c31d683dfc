import {describe, expect, it} from "vitest";
import {createDice} from "../test/random-dataset.ts";
import {compareForOrder} from "../values.ts";
import {type Column, partialSort} from "./partial-sort.ts";

/** Every way of looking at a list, by sorting all of it. */
function sortPlainly(count: number, columns: readonly Column[]): number[] {
  return Array.from({length: count}, (_, index) => index).sort((a, b) => {
    const orders = columns.map(
      ({keys, isDescending}) => compareForOrder(keys[a], keys[b]) * (isDescending ? -1 : 1),
    );
    return orders.find((order) => order !== 0) ?? a - b;
  });
}

const COUNT = 700;
const dice = createDice(3);
const list = (keyOf: (at: number) => unknown) => Array.from({length: COUNT}, (_, at) => keyOf(at));
const MIXED = [1, "1", null, true, "a", 0.5, {}, "B"] as const;

const KEYS: Readonly<Record<string, readonly unknown[]>> = {
  "in order": list((at) => `k${String(at).padStart(4, "0")}`),
  "in the opposite order": list((at) => -at),
  "up and down": list((at) => Math.min(at, COUNT - at)),
  "all the same": list(() => "same"),
  "few of many": list(() => dice.below(3)),
  "any order": list(() => `${dice.below(5000)}`),
  "of every kind": list(() => MIXED[dice.below(MIXED.length)]),
};
const names = Object.keys(KEYS);

describe("a page of an ordered list", () => {
  it.each(names)("is the one that sorting all of it gives, keys %s", (name) => {
    const first = {keys: KEYS[name] ?? [], isDescending: dice.chance(0.5)};
    for (const second of names) {
      const columns = [first, {keys: KEYS[second] ?? [], isDescending: dice.chance(0.5)}];
      const expected = sortPlainly(COUNT, columns);
      for (const [from, to] of [
        [0, COUNT],
        [300, 320],
        [699, 700],
        [0, 250],
        [500, 500],
      ] as const) {
        const places = partialSort(COUNT, columns, from, to);
        expect([...places.slice(from, to)], `${second} ${from}…${to}`).toEqual(expected.slice(from, to));
      }
    }
  });

  it("can be of nothing", () => {
    expect([...partialSort(0, [{keys: [], isDescending: false}], 0, 20)]).toEqual([]);
  });
});
