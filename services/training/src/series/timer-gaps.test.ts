import {expect, it} from "vitest";
import {NO_TOTALS} from "./recording.ts";
import {pausesByTimer} from "./timer-gaps.ts";

/** One record a second, with gaps. */
function timesOf(length: number, gaps: readonly (readonly [from: number, seconds: number])[]) {
  const isInGap = (second: number) =>
    gaps.some(([from, seconds]) => second > from && second < from + seconds);
  return Array.from({length: length + 1}, (_, second) => second).filter((second) => !isInGap(second));
}
const totals = (elapsed: number | null, timer: number | null) => ({...NO_TOTALS, elapsed, timer});
const pause = (from: number, to: number) => [
  {time: from, isRunning: false},
  {time: to, isRunning: true},
];

it("a gap by which the timer is shorter was a pause", () => {
  const times = timesOf(2400, [[900, 600]]);
  expect(pausesByTimer(times, totals(2400, 1800))).toEqual(pause(900, 1500));
  expect(pausesByTimer(times, totals(null, 1801.4))).toEqual(pause(900, 1500));
});

it("of several gaps the longest that fit are pauses", () => {
  const times = timesOf(3000, [
    [100, 20],
    [500, 300],
    [2000, 60],
  ]);
  expect(pausesByTimer(times, totals(3000, 2640))).toEqual([...pause(500, 800), ...pause(2000, 2060)]);
});

it("a gap while the timer ran is no pause, nor is one that does not explain the difference", () => {
  const times = timesOf(2400, [[900, 600]]);
  expect(pausesByTimer(times, totals(2400, 2400))).toEqual([]);
  expect(pausesByTimer(times, totals(2400, 1200))).toEqual([]);
  expect(pausesByTimer(times, totals(2400, null))).toEqual([]);
  expect(pausesByTimer(timesOf(2400, []), totals(2400, 1800))).toEqual([]);
});
