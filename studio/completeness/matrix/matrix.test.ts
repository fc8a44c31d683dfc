import type {CellState} from "@gradus/schemas/completeness/cell";
import type {MatrixRow} from "@gradus/schemas/completeness/matrix";
import {expect, test} from "vitest";
import {cellName} from "./cell-words.ts";
import {matrixCsv} from "./matrix-csv.ts";
import {nextGap, readiness, selectMatrix} from "./select-columns.ts";

const row = (title: string, ...states: CellState[]): MatrixRow => ({
  path: `/${title.toLowerCase()}`,
  kind: "page",
  type: "landingPage",
  title,
  sourceId: title,
  group: null,
  isUnlisted: false,
  cells: states.map((state, index) => ({
    market: index === 0 ? {region: "gb", locale: "en"} : {region: "es", locale: index === 1 ? "es" : "en"},
    state,
    shown: state === "fallback" ? {id: "x", locale: "en"} : null,
    ownId: null,
  })),
});
const rows = [
  row("Race", "live", "fallback", "live"),
  row("Store", "live", "live", "live"),
  row("Faq", "missing", "live", "notOffered"),
];

test("is Spain ready?", () => {
  expect(readiness(rows, "es").words).toBe("Spain is not ready: 1 gap in 1 of 3 pages.");
  expect(readiness([rows[1] as MatrixRow], "es")).toEqual({
    isReady: true,
    words: "Spain is ready: all 1 pages are as they should be.",
  });
  expect(readiness(rows, null).words).toContain("2 gaps in 2 of 3 pages");
});

test("one region's columns; only the pages with a gap there", () => {
  const spain = selectMatrix(rows, {region: "es", onlyGaps: true});
  expect(spain.map(({title, cells}) => [title, cells.length])).toEqual([["Race", 2]]);
});

test("the next gap is found row by row, around the end, and backwards", () => {
  expect(nextGap(rows, null)).toEqual({row: 0, column: 1});
  expect(nextGap(rows, {row: 0, column: 1})).toEqual({row: 2, column: 0});
  expect(nextGap(rows, {row: 2, column: 0})).toEqual({row: 0, column: 1});
  expect(nextGap(rows, {row: 0, column: 1}, -1)).toEqual({row: 2, column: 0});
  expect(nextGap(rows, null, -1)).toEqual({row: 2, column: 0});
  expect(nextGap([row("Store", "live")], null)).toBeNull();
  expect(nextGap([], null)).toBeNull();
});

test("a cell states in words what its colour means", () => {
  const [race] = rows;
  expect(race?.cells[1] && cellName(race, race.cells[1])).toBe("Race, Spain in Spanish: shown in English");
});

test("a spreadsheet gets every cell, and no formula", () => {
  const csv = matrixCsv([...rows.slice(0, 1), row('=Evil "page", two', "missing", "live", "live")]);
  expect(csv.split("\r\n").slice(0, 3)).toEqual([
    "\uFEFFPage,Address,gb/en,es/es,es/en",
    "Race,/race,Live,Shown in English,Live",
    `"'=Evil ""page"", two","/=evil ""page"", two",Missing,Live,Live`,
  ]);
});
