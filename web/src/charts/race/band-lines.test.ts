import {expect, it} from "vitest";
import {bandLines, DRAWN_LINES, PAPER_LINES} from "./band-lines";
import type {RaceSplit} from "./race-result";

const splits = (count: number) =>
  Array.from({length: count}, (_, index) => ({to: (index + 1) * 1000})) as unknown as RaceSplit[];
const ends = (count: number, most: number) => bandLines(splits(count), most).map(({to}) => to / 1000);

it("a band holds every split while they fit, then every fifth, and always the finish", () => {
  expect(ends(43, PAPER_LINES)).toHaveLength(43);
  expect(ends(52, PAPER_LINES)).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 52]);
  expect(ends(22, DRAWN_LINES)).toEqual([4, 8, 12, 16, 20, 22]);
  expect(ends(43, DRAWN_LINES)).toEqual([10, 20, 30, 40, 43]);
  expect(ends(5, DRAWN_LINES)).toEqual([1, 2, 3, 4, 5]);
});
