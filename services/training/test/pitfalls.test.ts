import {expect, it} from "vitest";
import {encodeFit} from "../src/export/fit.ts";
import {readRecording} from "../src/files/read-recording.ts";
import {decodeSeries, encodeSeries} from "../src/series/codec.ts";
import {putOnGrid} from "../src/series/grid.ts";
import {madeSeries, steady} from "../src/testing/series.ts";
import {activityOf} from "./support/runs.ts";

// The numbered pitfalls that belong to no single module; the others are tested next to their module.

it("16: the device timer is stored unchanged, and the grid counts its own seconds", () => {
  const series = madeSeries({power: steady(250, 2298)});
  const file = encodeFit(activityOf(series, {timer: 2293.3}));
  const [recording] = readRecording(file, {now: 1_790_000_000}).recordings;
  if (!recording) throw new Error("The file was not read");
  const {active} = putOnGrid(recording).series;
  expect(recording.totals.timer).toBeCloseTo(2293.3, 3);
  expect(active.reduce((sum, slot) => sum + slot, 0)).toBe(2298);
});

it("29: once stored, a balance in four bytes equals the same balance in eight bytes", () => {
  const balances = [49.9, 50.1, 48.37, 51.2];
  const roundTrip = (values: readonly number[]) =>
    decodeSeries(encodeSeries({series: madeSeries({ground_time_balance: values}), extra: []})).series.columns
      .ground_time_balance;
  expect(Math.fround(49.9)).not.toBe(49.9);
  expect(roundTrip(balances.map(Math.fround))).toEqual(roundTrip(balances));
});
