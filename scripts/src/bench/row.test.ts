import {expect, it} from "vitest";
import {chooseSections} from "./choose-sections.ts";
import {createRow, readTable, toCells, toMarkdown, toTable} from "./row.ts";
import {median, quantile} from "./statistics.ts";
import {chooseShort, mergeRows} from "./write-docs.ts";

const measured = {section: "s", name: "n", unit: "ms"};

it.each([
  ["within an absolute bound", {ours: 60}, {atMost: 60}, true],
  ["above it", {ours: 60.1}, {atMost: 60}, false],
  ["within a ratio", {ours: 11, reference: 10}, {ratioAtMost: 1.1}, true],
  ["above it", {ours: 11.2, reference: 10}, {ratioAtMost: 1.1}, false],
  ["below a wanted ratio", {ours: 90, reference: 100}, {ratioAtLeast: 0.95}, false],
  ["within a distance from the reference", {ours: 49, reference: 0}, {aboveReferenceAtMost: 50}, true],
  ["beyond it", {ours: 151, reference: 100}, {aboveReferenceAtMost: 50}, false],
  ["without a bound", {ours: 1}, {}, null],
])("%s", (_case, numbers, bound, ok) => {
  expect(createRow({...measured, ...numbers}, bound).ok).toBe(ok);
});

it("the median and the 95th percentile of a hundred samples", () => {
  const samples = Array.from({length: 100}, (_, index) => 100 - index);
  expect([median(samples), quantile(samples, 0.95), quantile([7], 0.95)]).toEqual([50, 95, 7]);
});

it("the table marks every bound that was exceeded", () => {
  const table = toMarkdown([createRow({...measured, ours: 70}, {atMost: 60})]);
  expect(table.split("\n").at(-1)).toMatch(/70 ms .*≤ 60 .*\*\*no\*\*/);
});

it("the README shows one line a section, in a fixed order, whatever was measured", () => {
  const rows = [
    ["api", "sign-in at 20/s, p95"],
    ["lighthouse", "SEO, worst: /us/en"],
    ["script", "home"],
    ["script", "store"],
  ].map(([section = "", name = ""]) => toCells(createRow({section, name, unit: "ms", ours: 1})));
  expect(chooseShort(rows).map(([section, name]) => [section, name])).toEqual([
    ["script", "home"],
    ["api", "sign-in at 20/s, p95"],
  ]);
});

it("rows that were not measured in this run keep their values and their positions", () => {
  const at = (section: string, ours: number) => toCells(createRow({section, name: "n", unit: "ms", ours}));
  const before = readTable(toTable([at("http", 1), at("shop", 2), at("api", 3)]));
  const merged = mergeRows(before, [at("shop", 7), at("new", 8)]);
  expect(merged).toEqual([at("http", 1), at("shop", 7), at("api", 3), at("new", 8)]);
});

it("what was measured on one database leaves what was measured on the other", () => {
  const at = (name: string, ours: number) => toCells(createRow({section: "runs", name, unit: "ms", ours}));
  const before = [at("a file, embedded database", 1), at("a file, PostgreSQL", 2)];
  expect(mergeRows(before, [at("a file, PostgreSQL", 3)])).toEqual([before[0], at("a file, PostgreSQL", 3)]);
});

it("sections: all but the expensive one by default, in a fixed order, and unknown ones are refused", () => {
  expect(chooseSections([])).not.toContain("build");
  expect(chooseSections(["build", "size"])).toEqual(["size", "build"]);
  expect(() => chooseSections(["sizes"])).toThrow("There is no section sizes");
});
