import {describe, expect, it} from "vitest";
import {NO_TOTALS} from "./recording.ts";
import {pausesByTimer, pausesOf} from "./timer-gaps.ts";

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

it("several gaps explain a long stop although each holds a few seconds of running", () => {
  const times = timesOf(9000, [
    [100, 3000],
    [4000, 1000],
    [6000, 30],
    [7000, 30],
  ]);
  expect(pausesByTimer(times, totals(9000, 9000 - 4080))).toHaveLength(8);
  expect(pausesByTimer(times, totals(9000, 9000 - 4120))).toEqual([]);
});

it("a gap while the timer ran is no pause, nor is one that does not explain the difference", () => {
  const times = timesOf(2400, [[900, 600]]);
  expect(pausesByTimer(times, totals(2400, 2400))).toEqual([]);
  expect(pausesByTimer(times, totals(2400, 1200))).toEqual([]);
  expect(pausesByTimer(times, totals(2400, null))).toEqual([]);
  expect(pausesByTimer(timesOf(2400, []), totals(2400, 1800))).toEqual([]);
});

describe("pauses of a format without timer events", () => {
  const NO_BREAKS = new Set<number>();
  /** 3 m/s in every recorded second, and `crossing` m/s over each gap. */
  const metresAlong = (times: readonly number[], crossing: number) => {
    let metres = 0;
    return Float64Array.from(times, (time, index) => {
      const seconds = time - (times[index - 1] ?? time);
      metres += seconds * (seconds > 1 ? crossing : 3);
      return metres;
    });
  };
  const pausesAt = (gaps: Parameters<typeof timesOf>[1], crossing: number, timer: number | null = null) => {
    const times = timesOf(1200, gaps);
    return pausesOf({times, breaks: NO_BREAKS, distance: metresAlong(times, crossing), timer});
  };

  it("are silences without ground covered, or with more ground than can be run in them", () => {
    expect(pausesAt([[300, 60]], 0)).toEqual(pause(300, 360));
    expect(pausesAt([[300, 60]], 0.4)).toEqual(pause(300, 360));
    expect(pausesAt([[300, 60]], 20)).toEqual(pause(300, 360));
    expect(pausesOf({times: timesOf(1200, [[300, 60]]), breaks: NO_BREAKS})).toEqual(pause(300, 360));
  });

  it("are no silences of up to two minutes that are crossed as a runner crosses them", () => {
    expect(
      pausesAt(
        [
          [300, 16],
          [500, 120],
        ],
        2.5,
      ),
    ).toEqual([]);
    expect(pausesAt([[300, 121]], 2.5)).toEqual(pause(300, 421));
  });

  it("look past a few points that do not know where they are", () => {
    const times = timesOf(1200, [[300, 60]]);
    const distance = metresAlong(times, 2.5).map((metres, index) =>
      index > 297 && index < 304 ? Number.NaN : metres,
    );
    expect(pausesOf({times, breaks: NO_BREAKS, distance})).toEqual([]);
    const unknown = distance.map(() => Number.NaN);
    expect(pausesOf({times, breaks: NO_BREAKS, distance: unknown})).toEqual(pause(300, 360));
  });

  it("are those that a known timer is short of, also where they were crossed on foot", () => {
    const gaps = [
      [300, 60],
      [600, 30],
    ] as const;
    expect(pausesAt(gaps, 1, 1140)).toEqual(pause(300, 360));
    expect(pausesAt(gaps, 0, 1140)).toEqual(pause(300, 360));
    expect(pausesAt(gaps, 0, 1200)).toEqual([]);
  });

  it("last no longer than a known timer is short of, whatever explains the rest", () => {
    const gaps = [
      [100, 20],
      [300, 20],
      [500, 20],
      [700, 20],
    ] as const;
    // 12 s: less than any silence.
    expect(pausesAt(gaps, 3, 1188)).toEqual([]);
    // 150 s: the timer stood while the device recorded, too.
    expect(
      pausesAt(
        [
          [300, 60],
          [600, 30],
        ],
        0,
        1050,
      ),
    ).toEqual([...pause(300, 360), ...pause(600, 630)]);
    // 48 s: two of them come closer than three.
    expect(pausesAt(gaps, 0, 1152)).toEqual([...pause(100, 120), ...pause(300, 320)]);
    // 70 s: a pause holds a few seconds of running at its ends.
    expect(pausesAt([[300, 80]], 0, 1130)).toEqual(pause(300, 380));
  });

  it("are at breaks first, which count for a known timer", () => {
    const times = timesOf(1200, [
      [300, 60],
      [600, 30],
    ]);
    const breaks = new Set([times.indexOf(630)]);
    expect(pausesOf({times, breaks, timer: 1170})).toEqual(pause(600, 630));
  });
});
