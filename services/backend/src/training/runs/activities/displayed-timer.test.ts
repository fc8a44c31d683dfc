import {expect, it} from "vitest";
import {displayedTimer} from "./displayed-timer.ts";

const shown = (
  grid: number,
  timer: number | null,
  edits: Parameters<typeof displayedTimer>[0]["edits"] = [],
) =>
  displayedTimer({
    summary: {timer_time: grid},
    totals: {start: null, elapsed: null, timer, distance: null},
    edits,
  });

it("is the device's own where the grid counts the same seconds, and a few more at its stretches", () => {
  expect(shown(2298, 2293.3)).toBe(2293);
  expect(shown(3348, 3258)).toBe(3258);
  expect(shown(62, 60.2)).toBe(60);
});

it("is that of the grid where the device counted something else, or nothing", () => {
  expect(shown(1493, 24.9)).toBe(1493);
  expect(shown(4961, 4035)).toBe(4961);
  expect(shown(2298, null)).toBe(2298);
});

it("is that of the grid once the runner edited the run", () => {
  expect(shown(2298, 2293.3, [{op: "crop", from: 10, to: 2400}])).toBe(2298);
  expect(shown(2298, 2293.3, [{op: "exclude"}])).toBe(2293);
});
