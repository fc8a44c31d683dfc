import {applyEdits} from "@gradus/training/edits/apply-edits";
import {crop} from "@gradus/training/edits/crop";
import {expect, it} from "vitest";
import {exampleDetail} from "../../testing/example-detail";
import {toSeries} from "../run-series";
import {totalsAfter, totalsOf} from "./totals";

// An hour at critical power is 100.
const run = exampleDetail({seconds: 3600, changes: {critical_power: 250, weight: 60, stress: 100}});
const series = toSeries(run);

it("locally computed totals equal the server's totals while nothing is changed", () => {
  const {stress, ...rest} = totalsAfter(series, run);
  expect(rest).toMatchObject({distance: run.distance, power: run.average_power});
  expect(stress).toBeCloseTo(100, 6);
});

it("the parts of a run add up", () => {
  const [first, second] = [
    totalsAfter(crop(series, {from: 0, to: 999}), run),
    totalsAfter(crop(series, {from: 1000, to: 3599}), run),
  ];
  expect((first.stress ?? 0) + (second.stress ?? 0)).toBeCloseTo(100, 6);
  expect(first.movingTime + second.movingTime).toBe(3600);
});

it("scaled power changes power, stress and zones, and no distance", () => {
  const scaled = applyEdits({series, laps: []}, [{op: "scale", factor: 1.2}]);
  if (!scaled.ok) return expect.fail("It was not scaled");
  const {distance, power, zones} = totalsAfter(scaled.series, run);
  expect([distance, power, zones]).toEqual([run.distance, 300, [0, 0, 0, 0, 0, 3600]]);
});

it("returns null, never zero, for zones without a critical power or without power", () => {
  const unknown = {...run, critical_power: null};
  expect([totalsOf(unknown).zones, totalsAfter(series, unknown).zones]).toEqual([null, null]);
  const {power: _power, ...columns} = series.columns;
  expect(totalsAfter({...series, columns}, {...run, weight: null})).toMatchObject({
    power: null,
    stress: null,
    zones: null,
  });
});
