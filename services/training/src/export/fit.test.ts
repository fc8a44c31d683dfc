import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {lists} from "../../test/support/recordings.ts";
import {activityOf, anyRun, START, seriesOf} from "../../test/support/runs.ts";
import {crc16} from "../files/fit/crc.ts";
import {decodeFit} from "../files/fit/decode.ts";
import {OWN_APPLICATION} from "../files/fit/pod-fields.ts";
import {readRecording} from "../files/read-recording.ts";
import {columnEntries} from "../series/columns.ts";
import {putOnGrid} from "../series/grid.ts";
import type {PowerFamily} from "../series/recording.ts";
import type {SeriesKey} from "../series/series.ts";
import {encodeFit, type FitActivity} from "./fit.ts";

const NOW = START + 86_400;

function readBack(activity: FitActivity) {
  const {recordings, problems} = readRecording(encodeFit(activity), {now: NOW});
  expect(problems).toEqual([]);
  const [recording] = recordings;
  return recording ? {recording, run: putOnGrid(recording)} : expect.fail("The file has no run");
}

describe("encodeFit", () => {
  it("writes a header of 14 bytes, both sums right", () => {
    const bytes = encodeFit(activityOf(seriesOf({power: [250]}, [1])));
    expect(bytes[0]).toBe(14);
    expect(crc16(bytes, 0, 14)).toBe(0);
    expect(crc16(bytes)).toBe(0);
    expect(decodeFit(bytes)).toMatchObject([{crcOk: true, truncated: false, n: 1}]);
    expect([...(decodeFit(bytes)[0]?.warnings ?? [])]).toEqual([]);
  });

  it("decode(encode(x)) is x, within the resolution of each field", () => {
    const resolution: Partial<Record<SeriesKey, number>> = {
      power: 1e-9,
      heart_rate: 1e-9,
      speed: 5e-4,
      altitude: 0.1,
      latitude: 1e-7,
      longitude: 1e-7,
      leg_spring_stiffness: 1e-5,
      distance: 1e-9,
    };
    fc.assert(
      fc.property(anyRun, (series) => {
        const {series: again} = readBack(activityOf(series)).run;
        expect(again.active).toEqual(series.active);
        for (const [key, before] of columnEntries(series.columns)) {
          const tolerance = resolution[key] ?? 0;
          before.forEach((value, slot) => {
            const other = again.columns[key]?.[slot] ?? Number.NaN;
            if (Number.isNaN(value) || Number.isNaN(other))
              expect(Number.isNaN(other)).toBe(Number.isNaN(value));
            else expect(distanceOf(key, value, other), `${key} at ${slot}`).toBeLessThanOrEqual(tolerance);
          });
        }
      }),
      {numRuns: 60},
    );
  });

  it("writes watts natively and, of a pod, as a field of our own application", () => {
    const [part] = decodeFit(encodeFit(activityOf(seriesOf({power: [250.5, 260]}, [1, 1]))));
    expect(part?.cols.get(7)).toEqual(Float64Array.of(251, 260));
    expect(part?.cols.get(`0/${OWN_APPLICATION}/0`)).toEqual(Float64Array.of(250.5, 260));
  });

  it.each<PowerFamily>(["pod", "watch", "other"])("23: power of the family %s stays in it", (family) => {
    const {recording} = readBack(activityOf(seriesOf({power: [250, 260]}, [1, 1]), {powerFamily: family}));
    expect(recording.power?.family).toBe(family);
  });

  it("keeps columns without a native field, and 16: the device timer separate from the grid timer", () => {
    const columns = {
      air_power: [0, 3.5],
      form_power: [70, 71],
      impact_loading_rate: [50, 51],
      vertical_oscillation_balance: [49.5, 50.5],
    };
    const {recording, run} = readBack(activityOf(seriesOf(columns, [1, 1]), {timer: 1.25}));
    expect(lists(run.series.columns)).toEqual(columns);
    expect(recording.totals).toMatchObject({start: START, elapsed: 1, timer: 1.25});
    expect(run.series.active).toEqual(Uint8Array.of(1, 1));
  });

  it("keeps fields of other applications, also two with the same name and number", () => {
    const about = {name: "Mood", units: "%", number: 0};
    const extra = [
      {...about, application: "ab".repeat(16), values: Float64Array.of(1, 2)},
      {...about, application: "cd".repeat(16), values: Float64Array.of(0.1, Number.NaN)},
      {...about, application: "0".repeat(32), values: Float64Array.of(-5, 70_000)},
      {...about, application: null, values: Float64Array.of(0.5, 1.5)},
      {...about, application: "ab".repeat(16), values: Float64Array.of(9, 8)},
    ];
    const {run} = readBack(activityOf(seriesOf({power: [1, 2]}, [1, 1]), {extra}));
    const byValues = (a: {values: Float64Array}, b: {values: Float64Array}) =>
      (a.values[0] ?? 0) - (b.values[0] ?? 0);
    expect(run.extra.toSorted(byValues)).toEqual(extra.toSorted(byValues));
  });

  it("keeps laps, sub-sport, time zone and serial number", () => {
    const laps = [
      {start: START, elapsed: 1, timer: 1, distance: 0, trigger: "manual", workoutStep: null},
      {start: START + 1, elapsed: 1.5, timer: 1.25, distance: 3.21, trigger: "distance", workoutStep: 2},
    ];
    const {recording} = readBack(
      activityOf(seriesOf({power: [1, 2, 3]}, [1, 1, 1]), {laps, subSport: "trail", utcOffset: -12_600}),
    );
    expect(recording).toMatchObject({
      laps,
      subSport: "trail",
      utcOffset: -12_600,
      device: {manufacturer: 255, serial: 7},
    });
  });

  it("28: writes a run that measured nothing", () => {
    const {run} = readBack(activityOf(seriesOf({}, [1, 1]), {powerFamily: null}));
    expect(run.series).toMatchObject({length: 2, columns: {}});
  });
});

/** How far apart two values are; longitudes the short way round. */
function distanceOf(key: string, value: number, other: number): number {
  const difference = Math.abs(other - value);
  return key === "longitude" ? Math.min(difference, 360 - difference) : difference;
}
