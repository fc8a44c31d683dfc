import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {bestEfforts} from "../mean-max/best-efforts.ts";
import {cumulativeEnergy} from "../mean-max/energy.ts";
import {randomNumbers} from "../numbers/random.ts";
import type {Series} from "../series/series.ts";
import {powerStress} from "../stress/power-stress.ts";
import {madeSeries, steady} from "../testing/series.ts";
import {applyEdits, type Edit} from "./apply-edits.ts";
import {findOffset} from "./find-offset.ts";

const RUN = madeSeries(
  {
    power: Array.from({length: 200}, (_, second) => 200 + second),
    air_power: steady(10, 200),
    speed: steady(3, 200),
    distance: Array.from({length: 200}, (_, second) => 3 * second),
  },
  {start: 1000},
);
const LAPS = [
  {from: 0, to: 49, name: "a"},
  {from: 50, to: 149, name: "b"},
  {from: 150, to: 199, name: "c"},
];
const edited = (edits: Edit[], series: Series = RUN, sources?: ReadonlyMap<string, Series>) => {
  const result = applyEdits({series, laps: LAPS}, edits, sources);
  if (!result.ok) throw new Error(result.code);
  return result;
};
const refused = (edits: Edit[], series: Series = RUN) => applyEdits({series, laps: LAPS}, edits);

describe("crop", () => {
  it("keeps both ends, moves the start and begins distance at 0", () => {
    const {series} = edited([{op: "crop", from: 60, to: 159}]);
    expect(series).toMatchObject({start: 1060, length: 100});
    expect(series.columns.power?.[0]).toBe(260);
    expect(series.columns.power?.at(-1)).toBe(359);
    expect(series.columns.distance?.[0]).toBe(0);
    expect(series.columns.distance?.at(-1)).toBe(297);
  });

  it("clips laps and drops those it empties", () => {
    expect(edited([{op: "crop", from: 60, to: 149}]).laps).toEqual([{from: 0, to: 89, name: "b"}]);
    expect(edited([{op: "crop", from: 40, to: 150}]).laps).toEqual([
      {from: 0, to: 9, name: "a"},
      {from: 10, to: 109, name: "b"},
      {from: 110, to: 110, name: "c"},
    ]);
  });

  it.each([
    [-1, 100],
    [100, 100],
    [0, 200],
    [0, 58],
    [0.5, 100],
    [Number.NaN, 100],
  ])("from %f to %f is refused", (from, to) => {
    expect(refused([{op: "crop", from, to}])).toEqual({ok: false, code: "crop_invalid", at: 0});
  });

  it("leaves stress of both parts adding up to the whole", () => {
    const stress = ({columns, active}: Series) => powerStress(columns.power ?? [], active, 280);
    fc.assert(
      fc.property(fc.integer({min: 60, max: 140}), (cut) => {
        const parts = [
          edited([{op: "crop", from: 0, to: cut - 1}]),
          edited([{op: "crop", from: cut, to: 199}]),
        ];
        const sum = parts.reduce((total, part) => total + stress(part.series), 0);
        expect(sum).toBeCloseTo(stress(RUN), 9);
      }),
    );
  });
});

describe("power", () => {
  it("is scaled with air power, and speed is not", () => {
    const {series} = edited([{op: "scale", factor: 1.1}]);
    expect(series.columns.power?.[0]).toBeCloseTo(220, 9);
    expect(series.columns.air_power?.[0]).toBeCloseTo(11, 9);
    expect(series.columns.speed?.[0]).toBe(3);
  });

  it.each([0.49, 2.01, 0, -1, Number.NaN])("is not scaled by %f", (factor) => {
    expect(refused([{op: "scale", factor}])).toMatchObject({code: "scale_invalid"});
  });

  it("scaled by s has bests scaled by s", () => {
    const bests = ({columns}: Series) =>
      bestEfforts(cumulativeEnergy(columns.power ?? []), [1, 60, 200]).power;
    expect([...bests(edited([{op: "scale", factor: 2}]).series)]).toEqual(
      [...bests(RUN)].map((watts) => watts * 2),
    );
  });

  it("loses its air part, never below 0", () => {
    const series = madeSeries({power: [100, 5, 100, Number.NaN], air_power: [10, 10, Number.NaN, 10]});
    expect([...(edited([{op: "remove_air_power"}], series).series.columns.power ?? [])]).toEqual([
      90,
      0,
      100,
      Number.NaN,
    ]);
  });

  it("pitfall 24: has no air part to lose on a treadmill", () => {
    expect(refused([{op: "remove_air_power"}], madeSeries({power: steady(200, 100)}))).toMatchObject({
      code: "no_air_power",
    });
  });
});

describe("a list of edits", () => {
  it("leaves the recording as it is: undoing is leaving out the last", () => {
    const before = structuredClone(RUN);
    const edits: Edit[] = [{op: "scale", factor: 0.5}, {op: "remove_air_power"}, {op: "exclude"}];
    edited(edits);
    expect(RUN).toEqual(before);
    expect(edited([]).series).toBe(RUN);
  });

  it("is applied in order", () => {
    const power = (edits: Edit[]) => edited(edits).series.columns.power?.[0];
    expect(power([{op: "scale", factor: 2}, {op: "remove_air_power"}])).toBe(380);
    expect(power([{op: "remove_air_power"}, {op: "scale", factor: 2}])).toBe(380);
    expect(
      edited([
        {op: "crop", from: 10, to: 100},
        {op: "crop", from: 10, to: 80},
      ]).series.start,
    ).toBe(1020);
  });

  it("is refused as a whole, with the place of what cannot be", () => {
    expect(refused([{op: "exclude"}, {op: "crop", from: 0, to: 500}])).toEqual({
      ok: false,
      code: "crop_invalid",
      at: 1,
    });
    expect(refused([{op: "merge", source: "gone", offset: 0}])).toMatchObject({code: "merge_source_missing"});
  });

  it("ignores power in the marked seconds, and keeps accepted ranges through a crop", () => {
    const accepted = {op: "accept_power", ranges: [{from: 70, to: 72}]} as const;
    const ignored = {op: "ignore_power", ranges: [{from: 80, to: 87}]} as const;
    const run = edited([accepted, ignored, {op: "crop", from: 60, to: 159}]);
    expect(run.accepted).toEqual([{from: 10, to: 12}]);
    const {power = new Float64Array()} = run.series.columns;
    // Bridged from 279 to 288, as it rises in this run anyway.
    expect([19, 20, 27, 28].map((slot) => power[slot])).toEqual([279, 280, 287, 288]);
    expect(RUN.columns.power?.[80]).toBe(280);
  });

  it("leaves a long stretch without power where it is ignored", () => {
    const run = edited([{op: "ignore_power", ranges: [{from: 80, to: 99}]}]);
    expect([79, 80, 99, 100].map((slot) => run.series.columns.power?.[slot])).toEqual([
      279,
      Number.NaN,
      Number.NaN,
      300,
    ]);
  });

  it("refuses to judge seconds that the run does not have", () => {
    expect(refused([{op: "ignore_power", ranges: [{from: 190, to: 200}]}])).toMatchObject({
      code: "ranges_invalid",
    });
  });

  it("marks a run as excluded without changing it", () => {
    expect(edited([{op: "exclude"}])).toMatchObject({isExcluded: true, series: RUN});
    expect(edited([]).isExcluded).toBe(false);
  });
});

/** A run whose cadence wanders, so that no stretch resembles another. */
function wandering(seconds: number) {
  const random = randomNumbers(11);
  let value = 170;
  return Array.from({length: seconds}, () => {
    value += 4 * (random() - 0.5) + (170 - value) / 60;
    return value;
  });
}

describe("merge", () => {
  const cadence = wandering(2700);
  const watch = madeSeries(
    {cadence, heart_rate: steady(150, 2700), distance: Array.from({length: 2700}, (_, second) => 3 * second)},
    {start: 5000, paused: [1000, 1001]},
  );
  const podOf = (columns: Parameters<typeof madeSeries>[0], start = 5000) => madeSeries(columns, {start});
  const pod = podOf({
    cadence: cadence.slice(37, 2600).map((steps, second) => steps + (second % 2 ? 0.2 : -0.2)),
    power: steady(280, 2563),
    distance: Array.from({length: 2563}, (_, second) => 3.3 * second),
  });

  it("finds the position of a pod's recording, whatever its clock shows", () => {
    expect(findOffset(watch, pod)).toMatchObject({ok: true, by: "cadence", offset: 37});
    expect(findOffset(watch, {...pod, start: 5400})).toMatchObject({ok: true, offset: 37});
    expect(findOffset(watch, {...pod, start: 1})).toMatchObject({ok: true, offset: 37});
  });

  it("falls back to speed, over gaps in either recording", () => {
    const speed = cadence.map((steps) => steps / 60);
    const holes = speed.map((value, second) => (second % 50 < 5 ? Number.NaN : value));
    const found = findOffset(madeSeries({speed: holes}), madeSeries({speed: speed.slice(120)}));
    expect(found).toMatchObject({ok: true, by: "speed", offset: 120});
  });

  it("refuses recordings that do not belong together, and names candidates", () => {
    const other = madeSeries({cadence: [...cadence].reverse()});
    const found = findOffset(watch, other);
    expect(found).toMatchObject({ok: false, code: "no_agreement"});
    if (found.ok) throw new Error("expected a refusal");
    expect(found.candidates).toHaveLength(5);
  });

  const periodic = Array.from({length: 1800}, (_, second) => 170 + 8 * Math.sin((2 * Math.PI * second) / 60));

  it("does not guess between repetitions of a steady run, unless the clocks agree with one", () => {
    const steadyWatch = madeSeries({cadence: periodic}, {start: 5000});
    const steadyPod = podOf({cadence: periodic.slice(60, 1700)}, 100);
    expect(findOffset(steadyWatch, steadyPod)).toMatchObject({ok: false, code: "ambiguous"});
    expect(findOffset(steadyWatch, {...steadyPod, start: 5062})).toMatchObject({ok: true, offset: 60});
  });

  it("has nothing to go by without five common minutes of the same measure", () => {
    expect(findOffset(watch, podOf({power: steady(280, 600)}))).toMatchObject({code: "nothing_to_compare"});
    expect(findOffset(watch, podOf({cadence: cadence.slice(0, 299)}))).toMatchObject({
      code: "nothing_to_compare",
    });
  });

  const merged = edited([{op: "merge", source: "pod", offset: 37}], watch, new Map([["pod", pod]])).series;

  it("takes time and heart from the watch, power from the pod, and none of it in a pause", () => {
    expect(merged).toMatchObject({start: 5000, length: 2700});
    expect(merged.columns.heart_rate).toBe(watch.columns.heart_rate);
    expect([36, 37, 999, 1000, 1001, 1002, 2599, 2600].map((slot) => merged.columns.power?.[slot])).toEqual([
      Number.NaN,
      280,
      280,
      Number.NaN,
      Number.NaN,
      280,
      280,
      Number.NaN,
    ]);
  });

  it("grows distance by the pod where it measured and by the watch elsewhere, never back", () => {
    const distance = merged.columns.distance ?? new Float64Array();
    expect(distance[37]).toBeCloseTo(37 * 3, 9);
    expect((distance[138] ?? 0) - (distance[38] ?? 0)).toBeCloseTo(330, 9);
    expect((distance[2699] ?? 0) - (distance[2600] ?? 0)).toBeCloseTo(99 * 3, 9);
    for (let slot = 1; slot < distance.length; slot++)
      expect(distance[slot]).toBeGreaterThanOrEqual(distance[slot - 1] ?? 0);
  });

  it("leaves distance to the watch on request", () => {
    const edits: Edit[] = [{op: "merge", source: "pod", offset: 37, keeps_distance: true}];
    expect(edited(edits, watch, new Map([["pod", pod]])).series.columns.distance).toBe(
      watch.columns.distance,
    );
  });
});
