import {describe, expect, it} from "vitest";
import {bestEfforts} from "../mean-max/best-efforts.ts";
import {cumulativeEnergy} from "../mean-max/energy.ts";
import {summarize} from "../summary/summarize.ts";
import {madeSeries, steady} from "../testing/series.ts";
import {applyEdits} from "./apply-edits.ts";
import {suspectSeconds} from "./suspect.ts";

/** Easy at 200 W, with seconds of another power. */
const easyWith = (watts: number, from: number, to: number) =>
  madeSeries({power: Float64Array.from(steady(200, 600)).fill(watts, from, to + 1)});

describe("suspect seconds", () => {
  it.each([260, null])(
    "are eight seconds of a broken sensor, with a critical power of %s",
    (criticalPower) => {
      expect(suspectSeconds(easyWith(1500, 300, 307), criticalPower)).toEqual([
        {from: 300, to: 307, power: 1500},
      ]);
    },
  );

  it.each([260, null])("are not a sprint of ten seconds, with a critical power of %s", (criticalPower) => {
    expect(suspectSeconds(easyWith(650, 300, 309), criticalPower)).toEqual([]);
  });

  it("are a lone spike that the curve cuts", () => {
    expect(suspectSeconds(easyWith(700, 300, 300), 260)).toEqual([{from: 300, to: 300, power: 700}]);
  });

  it("lie close together as one stretch, and apart as two", () => {
    const power = Float64Array.from(steady(200, 600));
    for (const slot of [100, 103, 107]) power[slot] = 1500;
    expect(suspectSeconds(madeSeries({power}), 260).map(({from, to}) => [from, to])).toEqual([
      [100, 103],
      [107, 107],
    ]);
  });

  it("are none without power, and none of what was accepted", () => {
    expect(suspectSeconds(madeSeries({speed: steady(3, 60)}), 260)).toEqual([]);
    expect(suspectSeconds(easyWith(1500, 300, 307), 260, [{from: 300, to: 307}])).toEqual([]);
  });

  it("hold nothing up once they are ignored, and are no longer listed", () => {
    const [stretch] = suspectSeconds(easyWith(1500, 300, 307), null);
    const ranges = stretch ? [stretch] : [];
    const edited = applyEdits({series: easyWith(1500, 300, 307), laps: []}, [{op: "ignore_power", ranges}]);
    if (!edited.ok) throw new Error(edited.code);
    const {power = new Float64Array()} = edited.series.columns;
    expect(Math.max(...bestEfforts(cumulativeEnergy(power), [1, 10, 120]).power)).toBe(200);
    expect(suspectSeconds(edited.series, null)).toEqual([]);
    expect(summarize(edited.series, {mass: 70, hasBarometer: true}).average_power).toBe(200);
  });
});
