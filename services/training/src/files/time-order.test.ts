import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {point, pointsOf, trackFile} from "../../test/support/gpx.ts";
import {NOW, UNIX0} from "../../test/support/xml.ts";
import {putOnGrid} from "../series/grid.ts";
import {readRecording} from "./read-recording.ts";
import {timeOrderOf} from "./time-order.ts";

const seconds = (from: number, to: number) => Array.from({length: to - from + 1}, (_, index) => from + index);
const metresOf = (file: Uint8Array) => {
  const {recordings, problems} = readRecording(file, {now: NOW});
  const metres = recordings.map((each) => putOnGrid(each).series.columns.distance?.at(-1) ?? Number.NaN);
  return {metres, problems};
};

describe("timeOrderOf", () => {
  it("keeps points that are in order unchanged", () => {
    expect(timeOrderOf([5, 6, 6, 9])).toEqual({rows: [0, 1, 2, 3], times: [5, 6, 6, 9]});
    expect(timeOrderOf([])).toEqual({rows: [], times: []});
  });

  it("13: keeps the order of the file over a small step back, during which the time does not advance", () => {
    expect(timeOrderOf([10, 11, 14, 12, 13, 15])).toEqual({
      rows: [0, 1, 2, 3, 4, 5],
      times: [10, 11, 14, 14, 14, 15],
    });
  });

  it("13: leaves out points from before the first", () => {
    expect(timeOrderOf([100, 101, 97, 102]).rows).toEqual([0, 1, 3]);
    expect(timeOrderOf([100, 99, 101])).toEqual({rows: [0, 1, 2], times: [100, 100, 101]});
  });

  it("keeps the first of two copies, and continues where the second copy is longer", () => {
    const track = seconds(0, 99);
    expect(timeOrderOf([...track, ...track]).rows).toEqual([...track, 199]);
    expect(timeOrderOf([...track, ...seconds(0, 149)]).times).toEqual([...track, ...seconds(99, 149)]);
  });

  it("leaves out the few points of a clock that was ahead, not the run that follows", () => {
    const run = seconds(0, 99);
    expect(timeOrderOf([...run, 4000, 4001, ...seconds(100, 199)]).times).toEqual([
      ...run,
      ...seconds(100, 199),
    ]);
    expect(timeOrderOf([4000, ...run]).times).toEqual(run);
  });

  it("never lets time fall, and never adds or turns round points, whatever the times", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.integer({min: 0, max: 500}), fc.constant(Number.NaN))), (all) => {
        const {rows, times} = timeOrderOf(all);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        expect(rows).toEqual([...new Set(rows)].toSorted((a, b) => a - b));
        expect(rows.length).toBe(times.length);
      }),
    );
  });

  it("takes no longer for times that fall all the way than for others", () => {
    const falling = Array.from({length: 200_000}, (_, index) => -61 * index);
    expect(timeOrderOf(falling).rows).toHaveLength(1);
  });
});

describe("files whose points are out of order", () => {
  it("measures a track that is written twice only once, and reports that time went back", () => {
    const track = `<trkseg>${pointsOf(seconds(0, 300))}</trkseg>`;
    const {metres, problems} = metresOf(trackFile(track + track));
    expect(metres[0]).toBeCloseTo(900, 0);
    expect(problems).toEqual([{code: "time_went_back", detail: {count: 300}}]);
  });

  it("measures along the file where an app writes seconds out of order, with no pause in it", () => {
    const shuffled = seconds(0, 300).map((second) =>
      point(second, {metres: 3 * second, time: Math.max(0, second - 3 * (second % 3))}),
    );
    const {recordings, problems} = readRecording(trackFile(`<trkseg>${shuffled.join("")}</trkseg>`), {
      now: NOW,
    });
    expect([problems, recordings[0]?.timer]).toEqual([[], []]);
    const series = recordings[0] && putOnGrid(recordings[0]).series;
    expect(series?.columns.distance?.at(-1)).toBeCloseTo(900, 0);
    expect(series?.start).toBe(UNIX0);
  });

  it("finds the break of a segment where points before it are left out", () => {
    const first = `<trkseg>${pointsOf(seconds(0, 99))}</trkseg>`;
    const second = `<trkseg>${pointsOf([...seconds(0, 20), ...seconds(160, 200)])}</trkseg>`;
    const {recordings} = readRecording(trackFile(first + second), {now: NOW});
    expect(recordings[0]?.timer).toEqual([
      {time: UNIX0 + 99, isRunning: false},
      {time: UNIX0 + 160, isRunning: true},
    ]);
  });
});
