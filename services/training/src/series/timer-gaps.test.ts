import {expect, it} from "vitest";
import {NO_TOTALS} from "./recording.ts";
import {pausesByTimer} from "./timer-gaps.ts";

/** A point a second, silent from each of these seconds for so long. */
function timesOf(length: number, silences: readonly (readonly [from: number, seconds: number])[]) {
  const isSilent = (second: number) =>
    silences.some(([from, seconds]) => second > from && second < from + seconds);
  return Array.from({length: length + 1}, (_, second) => second).filter((second) => !isSilent(second));
}
const totals = (elapsed: number | null, timer: number | null) => ({...NO_TOTALS, elapsed, timer});
const pause = (from: number, to: number) => [
  {time: from, isRunning: false},
  {time: to, isRunning: true},
];

it("a silence by which the timer is shorter was a pause", () => {
  const times = timesOf(2400, [[900, 600]]);
  expect(pausesByTimer(times, totals(2400, 1800))).toEqual(pause(900, 1500));
  expect(pausesByTimer(times, totals(null, 1801.4))).toEqual(pause(900, 1500));
});

it("of several the longest that fit", () => {
  const times = timesOf(3000, [
    [100, 20],
    [500, 300],
    [2000, 60],
  ]);
  expect(pausesByTimer(times, totals(3000, 2640))).toEqual([...pause(500, 800), ...pause(2000, 2060)]);
});

it("a silence while the timer ran is none, nor is one that explains nothing", () => {
  const times = timesOf(2400, [[900, 600]]);
  expect(pausesByTimer(times, totals(2400, 2400))).toEqual([]);
  expect(pausesByTimer(times, totals(2400, 1200))).toEqual([]);
  expect(pausesByTimer(times, totals(2400, null))).toEqual([]);
  expect(pausesByTimer(timesOf(2400, []), totals(2400, 1800))).toEqual([]);
});
