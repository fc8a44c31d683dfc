import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {madeSeries, steady} from "../testing/series.ts";
import {bestEfforts, bestEffortsEverySecond, bestEffortsOnGrid} from "./best-efforts.ts";
import {durationGrid} from "./duration-grid.ts";
import {cumulativeEnergy, energyOf} from "./energy.ts";
import {powerAt, rightMonotone} from "./hull.ts";
import {capSpikes, plausibleEfforts} from "./plausibility.ts";

const watts = fc.array(fc.integer({min: 0, max: 600}), {minLength: 1, maxLength: 700});

/** The same by trying every window: the slow truth the search is held against. */
function everyWindow(power: readonly number[], duration: number) {
  let best = {sum: -1, start: 0};
  for (let start = 0; start + duration <= power.length; start++) {
    const sum = power.slice(start, start + duration).reduce((total, value) => total + value, 0);
    if (sum > best.sum) best = {sum, start};
  }
  return best;
}

describe("the grid of durations", () => {
  it("has 726 points for ten hours, every second to two minutes", () => {
    const grid = durationGrid(36_000);
    expect(grid).toHaveLength(726);
    expect(grid.slice(0, 120)).toEqual(Array.from({length: 120}, (_, index) => index + 1));
    expect(grid.slice(118, 123)).toEqual([119, 120, 122, 124, 126]);
    expect(grid.at(-1)).toBe(36_000);
  });

  it("of a shorter run is the beginning of that of a longer one", () => {
    expect(durationGrid(36_000).slice(0, durationGrid(1234).length)).toEqual(durationGrid(1234));
  });
});

describe("best efforts", () => {
  it("skipping blocks finds what trying every window finds, earliest start included", () => {
    fc.assert(
      fc.property(watts, (power) => {
        const {durations, power: best, start} = bestEffortsEverySecond(cumulativeEnergy(power));
        for (const index of [0, power.length >> 2, power.length >> 1, power.length - 1]) {
          const duration = durations[index] ?? 0;
          const truth = everyWindow(power, duration);
          expect(best[index]).toBe(truth.sum / duration);
          expect(start[index]).toBe(truth.start);
        }
      }),
      {numRuns: 60},
    );
  });

  it("energy never falls with duration and is never more than that of two parts", () => {
    fc.assert(
      fc.property(watts, fc.nat(), fc.nat(), (power, first, second) => {
        const {power: best} = bestEffortsEverySecond(cumulativeEnergy(power));
        const energy = [0, ...best].map((value, duration) => value * duration);
        const a = first % power.length;
        const b = second % (power.length - a || 1);
        expect(energy[a + b]).toBeLessThanOrEqual((energy[a] ?? 0) + (energy[b] ?? 0) + 1e-6);
        expect(energy[a + b]).toBeGreaterThanOrEqual((energy[a] ?? 0) - 1e-6);
      }),
    );
  });

  it("begins at the highest second, ends at the mean, and scales with power", () => {
    fc.assert(
      fc.property(watts, fc.constantFrom(0.5, 2), (power, factor) => {
        const {power: best} = bestEffortsEverySecond(cumulativeEnergy(power));
        expect(best[0]).toBe(Math.max(...power));
        expect(best.at(-1)).toBe(power.reduce((sum, value) => sum + value, 0) / power.length);
        const scaled = bestEffortsEverySecond(cumulativeEnergy(power.map((value) => value * factor)));
        expect([...scaled.power]).toEqual([...best].map((value) => value * factor));
      }),
    );
  });

  it("does not change when a run goes on at 0 W", () => {
    fc.assert(
      fc.property(watts, fc.integer({min: 1, max: 300}), (power, seconds) => {
        const before = bestEffortsEverySecond(cumulativeEnergy(power));
        const after = bestEfforts(cumulativeEnergy([...power, ...steady(0, seconds)]), before.durations);
        expect(after).toEqual(before);
      }),
    );
  });

  it("pitfall 14: a pause is not stitched into a best effort", () => {
    const power = [...steady(300, 60), ...steady(300, 60), ...steady(300, 60)];
    const paused = Array.from({length: 60}, (_, index) => 60 + index);
    const energy = energyOf(madeSeries({power}, {paused}));
    if (!energy) throw new Error("power went missing");
    expect(bestEfforts(energy, [60, 120]).power).toEqual(Float64Array.of(300, 150));
  });

  it("takes a second without a value as 0 W", () => {
    expect(bestEfforts(cumulativeEnergy([300, Number.NaN, 300]), [3]).power[0]).toBe(200);
  });

  it("is 0 W from the first second on for a run without any power", () => {
    const {power, start} = bestEffortsEverySecond(cumulativeEnergy(steady(0, 50)));
    expect([...power, ...start]).toEqual(steady(0, 100));
  });

  it("refuses a window longer than the run", () => {
    expect(() => bestEfforts(cumulativeEnergy([300]), [2])).toThrow(RangeError);
  });

  it("pitfall 28: is empty for an empty run, and null for one without power", () => {
    expect(bestEffortsOnGrid(cumulativeEnergy([])).durations).toEqual([]);
    expect(energyOf(madeSeries({speed: [3]}))).toBeNull();
  });
});

describe("the curve", () => {
  // High at both ends: 4 min is less than 5.
  const power = [...steady(400, 120), ...steady(100, 60), ...steady(400, 120)];
  const best = bestEfforts(cumulativeEnergy(power), [120, 240, 300]);

  it("pitfall 15: does not rise with duration though mean-max does, and names the longer effort's start", () => {
    expect([...best.power]).toEqual([400, 325, 340]);
    expect([...rightMonotone(best).power]).toEqual([400, 340, 340]);
    expect(rightMonotone({...best, start: Uint32Array.of(7, 8, 9)}).start).toEqual(Uint32Array.of(7, 9, 9));
  });

  it("is never below mean-max and never rises", () => {
    fc.assert(
      fc.property(watts, (values) => {
        const raw = bestEffortsOnGrid(cumulativeEnergy(values));
        const hull = rightMonotone(raw).power;
        hull.forEach((value, index) => {
          expect(value).toBeGreaterThanOrEqual(raw.power[index] ?? 0);
          expect(value).toBeGreaterThanOrEqual(hull[index + 1] ?? 0);
        });
      }),
    );
  });

  it("between two durations interpolates energy, and knows nothing beyond its ends", () => {
    const curve = {durations: [100, 200], power: [300, 200]};
    expect(powerAt(curve, 150)).toBeCloseTo((30_000 + 40_000) / 2 / 150, 9);
    expect(powerAt(curve, 200)).toBe(200);
    expect(powerAt(curve, 99)).toBeNull();
    expect(powerAt(curve, 201)).toBeNull();
  });
});

describe("plausibility", () => {
  it("caps a single spike and keeps a sprint", () => {
    const spiked = Float64Array.from(steady(250, 30)).fill(1500, 15, 16);
    expect(capSpikes(spiked, 280)[15]).toBeCloseTo(2.2 * 280, 9);
    const sprint = Float64Array.from(steady(250, 30)).fill(700, 10, 20);
    expect(capSpikes(sprint, 280)).toEqual(sprint);
  });

  it("leaves a spike that its runner accepted as it was measured", () => {
    const spiked = Float64Array.from(steady(250, 30)).fill(1500, 15, 16);
    const accepted = [{from: 15, to: 15}];
    const best = plausibleEfforts(madeSeries({power: spiked}), {criticalPower: 280, accepted});
    expect(best?.power[0]).toBe(1500);
  });

  it("cuts spikes for durations up to ten seconds and leaves longer ones as measured", () => {
    const power = Float64Array.from(steady(250, 60)).fill(1500, 30, 31);
    const best = plausibleEfforts(madeSeries({power}), {criticalPower: 280});
    expect(best?.power[0]).toBeCloseTo(616, 9);
    expect(best?.power[9]).toBeCloseTo(250 + 366 / 10, 9);
    expect(best?.power[10]).toBeCloseTo(250 + 1250 / 11, 9);
  });

  it("leaves a runner without critical power their sprints", () => {
    const power = Float64Array.from(steady(0, 60)).fill(700, 10, 13);
    expect(plausibleEfforts(madeSeries({power}), {criticalPower: null})?.power[0]).toBe(700);
  });

  it("knows nothing of efforts shorter than three intervals between records", () => {
    const power = [...steady(300, 60), ...steady(200, 60)];
    const best = plausibleEfforts(madeSeries({power}), {criticalPower: 280, lowResolutionInterval: 12});
    expect([34, 35].map((index) => best?.power[index])).toEqual([0, 300]);
    expect(best && rightMonotone(best).power[0]).toBe(300);
  });
});
