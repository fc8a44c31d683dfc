import {LOCALES} from "@gradus/schemas/markets";
import {describe, expect, it} from "vitest";
import {AppError} from "../core/errors.ts";
import {createSortOrder, decodeCursor, encodeCursor, type SortOrder} from "./sort-order.ts";

const NAMES = [
  "Zoe",
  "Émile",
  "eva",
  "Nuña",
  "Ärmel",
  "Łukasz",
  "Øystein",
  "Иван",
  "山田",
  "",
  "Same",
  "Same",
];
const PLACES = NAMES.map((name, number) => ({id: `coa_${number}`, name}));
const ORDERS: readonly (readonly [string, SortOrder])[] = [
  ...LOCALES.map((locale): [string, SortOrder] => [`A to Z in ${locale}`, createSortOrder("az", locale, 0)]),
  ["Z to A", createSortOrder("za", "en", 0)],
  ["random", createSortOrder("random", "en", 7)],
];
const ids = (places: readonly {id: string}[]) => places.map(({id}) => id);

describe.each(ORDERS)("the order %s", (_name, order) => {
  it("is the same whatever order people come in", () => {
    const sorted = ids(PLACES.toSorted(order));
    expect(ids(PLACES.toReversed().toSorted(order))).toEqual(sorted);
    expect(ids([...PLACES.slice(5), ...PLACES.slice(0, 5)].toSorted(order))).toEqual(sorted);
  });

  it("puts no two people in one place, and each after those before them", () => {
    for (const a of PLACES) {
      for (const b of PLACES) {
        const direction = Math.sign(order(a, b));
        expect([a.id, b.id, direction]).toEqual([a.id, b.id, a === b ? 0 : -Math.sign(order(b, a))]);
        expect(a === b || direction !== 0).toBe(true);
      }
    }
  });

  it("goes on after any page where that ended, though its last person has left", () => {
    const sorted = PLACES.toSorted(order);
    for (const [index, last] of sorted.entries()) {
      const after = decodeCursor(encodeCursor(last));
      const rest = sorted.filter((position) => position.id !== last.id && order(position, after) > 0);
      expect(ids(rest)).toEqual(ids(sorted.slice(index + 1)));
    }
  });
});

it("Z to A is A to Z backwards, people of one name included", () => {
  const forward = PLACES.toSorted(createSortOrder("az", "fr", 0));
  expect(PLACES.toSorted(createSortOrder("za", "fr", 0))).toEqual(forward.toReversed());
});

it("a random order hangs on its seed and on the ids, not on names or language", () => {
  const sorted = ids(PLACES.toSorted(createSortOrder("random", "en", 7)));
  const renamed = PLACES.map(({id}) => ({id, name: `now ${id}`}));
  expect(ids(renamed.toSorted(createSortOrder("random", "de", 7)))).toEqual(sorted);
  expect(ids(PLACES.toSorted(createSortOrder("random", "en", 8)))).not.toEqual(sorted);
});

describe("a cursor", () => {
  it("carries any name", () => {
    for (const position of PLACES) expect(decodeCursor(encodeCursor(position))).toEqual(position);
    expect(encodeCursor({id: "coa_1", name: "山".repeat(80)})).toMatch(/^[\w-]+$/);
  });

  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  it.each([
    ["nothing", ""],
    ["words", "next page please"],
    ["an object", encoded({id: "coa_1", name: "Ann"})],
    ["an id alone", encoded(["coa_1"])],
    ["more than a place", encoded(["coa_1", "Ann", 3])],
    ["numbers", encoded([1, 2])],
    ["null", encoded(null)],
    ["a cut-off one", encodeCursor({id: "coa_1", name: "Ann"}).slice(0, -3)],
  ])("that is %s is refused by its name", (_case, cursor) => {
    const refusal = expect(() => decodeCursor(cursor));
    refusal.toThrow(AppError);
    refusal.toThrow(
      expect.objectContaining({
        code: "invalid",
        details: expect.objectContaining({field_errors: {cursor: "unknown_value"}}),
      }),
    );
  });
});
