import {expect, test} from "vitest";
import {combineLoadables, LOADING, type Loadable, mapLoadable, ready} from "./loadable.ts";

const failed = <T>(value: T) => ({status: "failed", sentence: "It does not answer.", value}) as const;

test("what follows from a value that may have changed may have changed too", () => {
  expect(mapLoadable(failed([1, 2]), ({length}) => length)).toEqual(failed(2));
  expect(mapLoadable<number[], number>(failed(null), ({length}) => length)).toEqual(failed(null));
  expect(mapLoadable(LOADING, () => 0)).toEqual(LOADING);
});

test.each<[string, Loadable<number>, Loadable<string>, Loadable<readonly [number, string]>]>([
  ["both are there", ready(1), ready("a"), ready([1, "a"])],
  ["one is being read", ready(1), LOADING, LOADING],
  ["one cannot be read", ready(1), failed(null), failed(null)],
  ["one is being read and the other cannot be", LOADING, failed("a"), failed(null)],
  ["one may have changed", failed(1), ready("a"), failed([1, "a"])],
])("two things of which %s", (_case, a, b, both) => expect(combineLoadables(a, b)).toEqual(both));
