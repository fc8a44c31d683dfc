import {expect, it} from "vitest";
import {formatFilter, isFiltered, parseFilter} from "./run-filter";

const read = (query: string) => parseFilter(new URLSearchParams(query));

it("a URL describes what the list shows, and parses to the same filter again", () => {
  const filter = read("?type=race&from=2026-11-01&q= hills ");
  expect(filter).toEqual({q: "hills", from: "2026-11-01", type: "race"});
  expect(read(formatFilter(filter))).toEqual(filter);
});

it.each([
  "?type=swim",
  "?from=2026-02-30",
  "?surface=",
  "?unknown=1",
  `?q=${"a".repeat(81)}`,
  "?shoe=",
  "?deleted=all",
])("an invalid filter is dropped: %s", (query) => {
  expect(isFiltered(read(query))).toBe(false);
  expect(formatFilter(read(query))).toBe("");
});

it("what was deleted has an address of its own", () => {
  expect(read("?deleted=only")).toEqual({deleted: "only"});
});

it("days the wrong way round are put in order", () => {
  expect(read("?from=2026-11-20&to=2026-11-02")).toEqual({from: "2026-11-02", to: "2026-11-20"});
});
