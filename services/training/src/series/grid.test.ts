import {describe, expect, it} from "vitest";
import {extraLists, lists, recordingOf} from "../../test/support/recordings.ts";
import {putOnGrid} from "./grid.ts";
import {NO_TOTALS, type TimerEvent} from "./recording.ts";

const NAN = Number.NaN;
const stop = (time: number): TimerEvent => ({time, isRunning: false});
const start = (time: number): TimerEvent => ({time, isRunning: true});

function power(time: readonly number[], watts: readonly number[], timer: readonly TimerEvent[] = []) {
  const {series} = putOnGrid(recordingOf(time, {power: watts}, {timer}));
  return {active: [...series.active], power: [...(series.columns.power ?? [])]};
}

describe("putOnGrid", () => {
  it("gives one slot a second, first and last included", () => {
    const {series} = putOnGrid(recordingOf([1000, 1001, 1003], {power: [1, 2, 4]}));
    expect(series).toMatchObject({start: 1000, length: 4});
    expect([...(series.columns.power ?? [])]).toEqual([1, 2, 3, 4]);
  });

  it("13: takes the last value of a second, field by field", () => {
    const {series} = putOnGrid(
      recordingOf([0, 1, 1, 2], {power: [200, 210, 220, 230], heart_rate: [140, 141, NAN, 143]}),
    );
    expect(lists(series.columns)).toMatchObject({power: [200, 220, 230], heart_rate: [140, 141, 143]});
  });

  it("13: goes on where a clock steps back", () => {
    expect(power([10, 11, 12, 11, 12, 13], [1, 2, 3, 4, 5, 6])).toEqual({
      active: [1, 1, 1, 1],
      power: [1, 4, 5, 6],
    });
    expect(power([10, 9, 11], [1, 2, 3]).power).toEqual([1, 3]);
  });

  it("draws a line over 10 s, and counts 0 W over 11 s that stay active", () => {
    expect(power([0, 10], [100, 200]).power).toEqual([100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200]);
    const {active, power: watts} = power([0, 1, 12], [100, 100, 200]);
    expect(watts.slice(2, 12)).toEqual(Array.from({length: 10}, () => 0));
    expect(active).toEqual(Array.from({length: 13}, () => 1));
  });

  it("leaves other columns unmeasured in a long gap", () => {
    const {series} = putOnGrid(recordingOf([0, 1, 2, 20], {heart_rate: [140, 141, 142, 150]}));
    expect(series.columns.heart_rate?.slice(3, 20).every(Number.isNaN)).toBe(true);
  });

  it("never interpolates values that are measured per stride", () => {
    const {series} = putOnGrid(
      recordingOf([0, 2, 3], {ground_time: [240, 250, 260], ground_time_balance: [50, 51, 49]}),
    );
    expect(lists(series.columns)).toMatchObject({
      ground_time: [240, NAN, 250, 260],
      ground_time_balance: [50, NAN, 51, 49],
    });
  });

  it("12: pauses strictly between stop and start, where no record is", () => {
    expect(power([0, 1, 5, 6], [100, 100, 200, 200], [start(0), stop(1), start(5), stop(6)])).toEqual({
      active: [1, 1, 0, 0, 0, 1, 1],
      power: [100, 100, 0, 0, 0, 200, 200],
    });
  });

  it("12: a stop without a start pauses until the end, but for records", () => {
    expect(power([0, 1, 4], [1, 1, 1], [stop(1)]).active).toEqual([1, 1, 0, 0, 1]);
  });

  it("12: a timer that is never stopped, or started again at each lap, has no pause", () => {
    const times = [0, 1, 2, 3];
    expect(power(times, [1, 1, 1, 1], [start(0)]).active).toEqual([1, 1, 1, 1]);
    expect(power([0, 1, 3], [1, 1, 1], [start(0), start(1), start(2)]).active).toEqual([1, 1, 1, 1]);
  });

  it("12: a stop written twice pauses from the first", () => {
    expect(power([0, 1, 6], [1, 1, 1], [stop(1), stop(3), start(6)]).active).toEqual([1, 1, 0, 0, 0, 0, 1]);
  });

  it("12: goes on through a pause that its device recorded, unless its own timer stood for as long", () => {
    const times = Array.from({length: 21}, (_, second) => second);
    const timer = [stop(5), start(15)];
    const run = (elapsed: number, ran: number) => {
      const columns = {power: times.map(() => 200), heart_rate: times.map(() => 150)};
      const totals = {...NO_TOTALS, elapsed, timer: ran};
      return putOnGrid(recordingOf(times, columns, {timer, totals})).series;
    };
    expect(run(20, 20).active).not.toContain(0);
    for (const ran of [8.4, 10, 11.9]) {
      const {active, columns} = run(20, ran);
      expect([...active].map((is, slot) => (is ? -1 : slot)).filter((slot) => slot >= 0)).toEqual([
        6, 7, 8, 9, 10, 11, 12, 13, 14,
      ]);
      expect([columns.power?.[10], columns.heart_rate?.[10], columns.heart_rate?.[15]]).toEqual([
        0,
        NAN,
        150,
      ]);
    }
    expect(run(20, 12.1).active).not.toContain(0);
  });

  it("14: draws no line through a pause, however short", () => {
    expect(power([0, 4], [300, 300], [stop(0), start(4)]).power).toEqual([300, 0, 0, 0, 300]);
    expect(power([0, 4], [300, 300], [stop(1), start(3)])).toEqual({
      active: [1, 1, 0, 1, 1],
      power: [300, 0, 0, 0, 300],
    });
  });

  it("joins a distance that begins again, and never lets it fall", () => {
    const {series} = putOnGrid(recordingOf([0, 1, 2, 3, 4, 5, 6], {distance: [90, 93, 96, 95.5, 1, 4, 7]}));
    expect([...(series.columns.distance ?? [])]).toEqual([90, 93, 96, 96, 97, 100, 103]);
  });

  it("13: lets no distance fall where a clock steps back", () => {
    const {series} = putOnGrid(recordingOf([10, 11, 12, 11, 13], {distance: [0, 3, 6, 7, 10]}));
    expect([...(series.columns.distance ?? [])]).toEqual([0, 7, 7, 10]);
  });

  it("derives speed where a file has only distance", () => {
    const {series} = putOnGrid(recordingOf([0, 1, 2, 3, 4], {distance: [0, 3, 6, 9, 12]}));
    expect([...(series.columns.speed ?? [])]).toEqual([3, 3, 3, 3, 3]);
  });

  it("makes another sensor's speed as fast as its distance, and leaves standing as it is", () => {
    const seconds = Array.from({length: 120}, (_, second) => second);
    const distance = seconds.map((second) => 3 * Math.min(second, 100));
    const speedOnGrid = (metresPerSecond: number) => {
      const speed = seconds.map((second) => (second <= 100 ? metresPerSecond : 0));
      return putOnGrid(recordingOf(seconds, {distance, speed})).series.columns.speed;
    };
    const contradicted = speedOnGrid(2.5);
    for (const metresPerSecond of contradicted?.subarray(1, 101) ?? [])
      expect(metresPerSecond).toBeCloseTo(3, 9);
    expect(new Set(contradicted?.subarray(101))).toEqual(new Set([0]));
    expect(new Set(speedOnGrid(3.03))).toEqual(new Set([3.03, 0]));
  });

  it("derives neither metres nor speed from a distance that is impossible to run", () => {
    const {series} = putOnGrid(recordingOf([0, 1, 2, 3, 4, 5, 6], {distance: [0, 3, 6, 106, 109, 112, 115]}));
    expect(Math.max(...(series.columns.speed ?? []))).toBe(3);
    expect(series.columns.distance?.[6]).toBe(15);
  });

  it("leaves out metres on which positions jumped, in a second, over a gap and on a line between few points", () => {
    const along = (
      time: readonly number[],
      distance: readonly number[],
      timer: readonly TimerEvent[] = [],
    ) => {
      const recording = recordingOf(time, {distance}, {isAlongPositions: true, timer});
      return [...(putOnGrid(recording).series.columns.distance ?? [])];
    };
    expect(along([0, 1, 2, 3, 4, 5], [0, 3, 6, 106, 109, 112])).toEqual([0, 3, 6, 6, 9, 12]);
    expect(along([0, 1, 31, 32], [0, 3, 903, 906]).at(-1)).toBe(6);
    expect(along([0, 1, 31, 32], [0, 3, 903, 906], [stop(1), start(31)]).at(-1)).toBe(6);
    expect(along([0, 40, 80, 120], [0, 120, 920, 1040]).at(-1)).toBeCloseTo(240, 9);
    // 25 km in an hour is faster than the record, and 20 km is possible.
    expect(along([0, 3600, 3601], [0, 25_000, 25_003]).at(-1)).toBe(3);
    expect(along([0, 3600, 3601], [0, 20_000, 20_003]).at(-1)).toBe(20_003);
    // A position that stood for two seconds and makes up for it was run.
    expect(along([0, 1, 2, 3, 4, 5], [0, 3, 3, 3, 16, 19]).at(-1)).toBe(19);
  });

  it("19: crosses the date line the short way", () => {
    const {series} = putOnGrid(recordingOf([0, 2], {latitude: [0, 0], longitude: [179.9999, -179.9999]}));
    expect(Math.abs(series.columns.longitude?.[1] ?? 0)).toBeCloseTo(180, 6);
  });

  it("reads smart recording of 1 to 8 s as one line, at full resolution", () => {
    const run = putOnGrid(recordingOf([0, 4, 5, 13], {power: [100, 140, 150, 230]}));
    expect([...(run.series.columns.power ?? [])]).toEqual(
      Array.from({length: 14}, (_, slot) => 100 + 10 * slot),
    );
    expect(run.isLowResolution).toBe(false);
  });

  it("interpolates across two intervals of a device that records once a minute, and marks the run as low resolution", () => {
    const run = putOnGrid(recordingOf([0, 60, 120, 240], {heart_rate: [120, 180, 120, 240]}));
    expect(run).toMatchObject({interval: 60, isLowResolution: true});
    expect([run.series.columns.heart_rate?.[30], run.series.columns.heart_rate?.[180]]).toEqual([150, 180]);
  });

  it("carries the fields it does not know to the same slots", () => {
    const extra = [{name: "Mood", units: "", application: null, number: 1, values: Float64Array.of(1, 2)}];
    const run = putOnGrid(recordingOf([0, 2], {}, {extra}));
    expect(extraLists(run.extra)).toEqual({Mood: [1, NAN, 2]});
  });

  it("28: has no grid for a run without points, nor for one longer than two days", () => {
    expect(() => putOnGrid(recordingOf([], {}))).toThrow(RangeError);
    expect(() => putOnGrid(recordingOf([0, 48 * 3600 + 2], {}))).toThrow(RangeError);
  });
});
