import {describe, expect, it} from "vitest";
import {dailyLoad} from "../load/daily-load.ts";
import {powerStress} from "../stress/power-stress.ts";
import {steady} from "../testing/series.ts";
import {explain} from "./explain.ts";
import {explainLoadDay} from "./explain-load.ts";
import {stressParts} from "./stress-parts.ts";
import {type SumPart, sumParts} from "./sum-parts.ts";

const total = (parts: readonly SumPart[] | null) => parts?.reduce((sum, {amount}) => sum + amount, 0);

describe("the parts of a value", () => {
  it("of a day's load add up to it", () => {
    const days = explainLoadDay(dailyLoad([60, 0, 80, 120, 0, 0, 60, 90, 30]), 8);
    for (const each of days) expect(total(sumParts(each))).toBeCloseTo(each.value ?? Number.NaN, 9);
  });

  it("of a predicted power are what could be held, and what altitude, heat and freshness take or give", () => {
    const inputs = {
      critical_power: 280,
      time: 2400,
      altitude_factor: 0.9,
      heat_adjustment: 5,
      freshness: null,
    };
    const parts = sumParts(explain("predicted_power", 0.9 * 0.95 * 270, inputs));
    expect(parts?.map(({input, amount}) => [input, Math.round(10 * amount) / 10])).toEqual([
      ["sustainable_power", 270],
      ["altitude_factor", -27],
      ["heat_adjustment", -12.2],
    ]);
    const easier = sumParts(explain("predicted_power", 275, {...inputs, altitude_factor: 1.02}));
    expect(easier?.[1]?.amount).toBeGreaterThan(0);
    const fresh = sumParts(explain("predicted_power", 235, {...inputs, freshness: 2}));
    expect(total(fresh)).toBeCloseTo(235, 9);
    expect(fresh?.at(-1)).toEqual({input: "freshness", amount: expect.closeTo(235 - 235 / 1.02, 9)});
  });

  it("of the confidence shrink alike where no effort is surely all-out", () => {
    const inputs = {proof: 0.4, activities: 3, spread: 6, age: 0};
    const parts = sumParts(explain("critical_power_confidence", 0.4, inputs));
    expect(parts?.map(({amount}) => Number(amount.toFixed(6)))).toEqual([0.16, 0.14, 0.1]);
  });

  it("are none of what is no sum, of what has no value, and where an input is unknown", () => {
    expect(sumParts(explain("attribute_fitness", 4, {critical_power: 280, mass: 70}))).toBeNull();
    expect(sumParts(explain("fitness", null, {fitness_yesterday: 40, stress: 60}))).toBeNull();
    expect(sumParts(explain("fitness", 41, {fitness_yesterday: null, stress: 60}))).toBeNull();
    expect(sumParts({id: "toString", value: 1, inputs: []})).toBeNull();
  });
});

describe("the parts of a run's stress", () => {
  const power = [...steady(150, 600), ...steady(300, 600), ...steady(0, 60), Number.NaN];
  const active = new Uint8Array(power.length).fill(1).fill(0, 0, 60);
  const parts = stressParts(power, active, 268, 20);

  it("add up to it, by zone and along the run", () => {
    const all = powerStress(power, active, 268);
    expect(parts.zones.reduce((sum, {stress}) => sum + stress, 0)).toBeCloseTo(all, 9);
    expect(parts.columns.reduce((sum, {stress}) => sum + stress, 0)).toBeCloseTo(all, 9);
  });

  it("count only seconds with the timer running, the hardest zone first", () => {
    expect(parts.zones.map(({zone, seconds}) => [zone, seconds])).toEqual([
      [4, 600],
      [0, 601],
    ]);
  });

  it("are no more columns than there are seconds, and none of an empty run", () => {
    expect(stressParts([200, 200], [1, 1], 268, 20).columns).toHaveLength(2);
    expect(stressParts([], [], 268, 20)).toEqual({columns: [], zones: []});
  });
});
