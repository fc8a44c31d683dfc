import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {courseOf, flatCourse} from "../courses/course.ts";
import {omniDomainPower, typicalRunner} from "../cp/models.ts";
import {altitudeFactor} from "./altitude.ts";
import {criticalPowerForRace} from "./from-race.ts";
import {heatLoss, wetBulbGlobe} from "./heat.ts";
import {type PredictionRequest, predict} from "./predict.ts";
import {type Race, slowFinish} from "./race.ts";
import {sustainableCurve} from "./sustainable.ts";

const MILD = {elevation: 0, temperature: 15, humidity: 0.5};
const RACE: Race = {
  course: flatCourse(10_000),
  surface: "road",
  headwind: 0,
  training: MILD,
  race: MILD,
  isAcclimatised: false,
  pacing: "even",
  withHeat: true,
};
const PROFILE = {criticalPower: 280, wPrime: null, pMax: null, efforts: []};
const REQUEST: PredictionRequest = {
  race: RACE,
  runner: {mass: 70},
  profile: PROFILE,
  confidence: 1,
  weeklySeconds: null,
};
const over = (metres: number): PredictionRequest => ({
  ...REQUEST,
  race: {...RACE, course: flatCourse(metres)},
});
function predicted(request: PredictionRequest) {
  const prediction = predict(request);
  if (!prediction.ok) throw new Error(prediction.code);
  return prediction;
}

describe("without a target", () => {
  it.each([
    [5000, 1223.69, 290.297, 244.74],
    [10_000, 2532.42, 279.909, 253.24],
    [21_097.5, 5618.52, 265.35, 266.31],
    [42_195, 11_745.37, 253.238, 278.36],
  ])("%f m take %f s at %f W, %f s/km", (metres, seconds, watts, pace) => {
    const {time, power, splits} = predicted(over(metres));
    expect(time).toBeCloseTo(seconds, 2);
    expect(power).toBeCloseTo(watts, 3);
    expect(splits[0]?.pace).toBeCloseTo(pace, 2);
  });

  it("distances relate as between real races", () => {
    const [five, ten, half, full] = [5000, 10_000, 21_097.5, 42_195].map(
      (metres) => predicted(over(metres)).time,
    );
    expect((ten ?? 0) / (five ?? 1)).toBeCloseTo(2.0695, 3);
    expect((half ?? 0) / (ten ?? 1)).toBeCloseTo(2.2186, 3);
    expect((full ?? 0) / (half ?? 1)).toBeCloseTo(2.0905, 3);
  });

  it.each([
    [3600, 2.84],
    [3000, 3.39],
    [2532, 4],
    [2100, 4.83],
    [1800, 5.66],
  ])("10 km in %i s belong to %f W/kg", (seconds, perKilogram) => {
    const profile = {...PROFILE, criticalPower: 70 * perKilogram};
    expect(predicted({...REQUEST, profile}).time / seconds).toBeCloseTo(1, 2);
  });

  it("pitfall 26: settles on the time whose power can be held for it, on any course", () => {
    const piece = fc.record({
      length: fc.integer({min: 100, max: 3000}),
      grade: fc.double({min: -0.3, max: 0.3, noNaN: true}),
    });
    fc.assert(
      fc.property(fc.array(piece, {minLength: 3, maxLength: 40}), (pieces) => {
        const {time, power} = predicted({...REQUEST, race: {...RACE, course: courseOf(pieces)}});
        expect(power / omniDomainPower(time, typicalRunner(280))).toBeCloseTo(1, 3);
      }),
      {numRuns: 40},
    );
  });

  it("takes endurance from own long efforts near the curve, and not from easy runs", () => {
    const typical = typicalRunner(280);
    const enduring = {...typical, endurance: 10};
    const effort = (seconds: number, share = 1) => ({
      seconds,
      power: share * omniDomainPower(seconds, enduring),
    });
    const own = sustainableCurve({...PROFILE, efforts: [effort(3600), effort(5400)]});
    expect(own.endurance).toBeCloseTo(10, 9);
    expect(sustainableCurve({...PROFILE, efforts: [effort(3600, 0.8), effort(1200)]})).toEqual(typical);
  });

  it("adds up to four percent to long races on little training, and shows it", () => {
    expect(slowFinish(9000, 3600)).toBe(0);
    expect(slowFinish(14_400, 0)).toBe(0.04);
    expect(slowFinish(14_400, 18_000)).toBe(0);
    expect(slowFinish(14_400, null)).toBe(0);
    const trained = predicted(over(42_195));
    const little = predicted({...over(42_195), weeklySeconds: 7200});
    expect(little.slow_finish).toBeGreaterThan(0);
    expect(little.time / trained.time).toBeCloseTo(1 + little.slow_finish, 9);
    expect(little.splits.at(-1)?.cumulative).toBeCloseTo(little.time, 6);
  });

  it("trusts itself less beyond six hours", () => {
    expect(predicted(over(42_195)).is_low_confidence).toBe(false);
    expect(predicted(over(80_000)).is_low_confidence).toBe(true);
  });
});

describe("from a race that was run", () => {
  const {profile: _profile, ...conditions} = REQUEST;

  it.each([5000, 10_000, 42_195])("of %i m, critical power is found again", (metres) => {
    const {time} = predicted(over(metres));
    const race = {...RACE, course: flatCourse(metres)};
    expect(criticalPowerForRace({...conditions, race}, time)).toBeCloseTo(280, 1);
  });

  it("none is found for times no runner runs", () => {
    expect(criticalPowerForRace(conditions, 600)).toBeNull();
    expect(criticalPowerForRace(conditions, 30_000)).toBeNull();
  });
});

describe("with a target", () => {
  it.each([
    [10_000, 2400, 296.433],
    [42_195, 10_800, 276.755],
  ])("%i m in %i s take %f W", (metres, targetTime, watts) => {
    const {power, time} = predicted({...over(metres), targetTime});
    expect(power).toBeCloseTo(watts, 3);
    expect(time).toBeCloseTo(targetTime, 6);
  });

  it.each([
    [270, "safe"],
    [281, "ambitious"],
    [300, "unlikely"],
  ])("%i W over 10 km are rated %s for a runner who can hold 280 W", (targetPower, feasibility) => {
    expect(predicted({...REQUEST, targetPower})).toMatchObject({power: targetPower, feasibility});
  });

  it("is refused in these words when both are given", () => {
    expect(predict({...REQUEST, targetPower: 280, targetTime: 2400})).toEqual({
      ok: false,
      code: "target_conflict",
      message:
        "You may not include both a target time and target power in the prediction request. Choose one.",
    });
  });

  it("pitfall 27: reports what is possible when the target time cannot be reached", () => {
    const refusal = predict({...REQUEST, targetTime: 600});
    expect(refusal).toMatchObject({ok: false, code: "target_unreachable"});
    if (refusal.ok || refusal.code !== "target_unreachable") throw new Error("expected a refusal");
    expect(refusal.best_possible_time).toBeCloseTo(2532.42, 1);
    expect(refusal.fastest_time).toBeGreaterThan(600);
    expect(predict({...REQUEST, targetTime: 100_000})).toMatchObject({code: "target_unreachable"});
  });

  it("gives a range that widens with doubt", () => {
    const sure = predicted({...REQUEST, targetPower: 280}).power_range;
    expect([sure.min, sure.max].map((watts) => watts / 280)).toEqual([0.985, 1.015]);
    const unsure = predicted({...REQUEST, targetPower: 280, confidence: 0}).power_range;
    expect(unsure.max / 280).toBeCloseTo(1.045, 9);
    const {time, time_range: times} = predicted({...REQUEST, targetPower: 280, confidence: 0.5});
    expect(times.target).toBe(time);
    expect(times.min / time).toBeCloseTo(1 / 1.03, 2);
    expect(times.max / time).toBeCloseTo(1 / 0.97, 2);
    expect(predicted({...REQUEST, targetPower: 300}).power_range_suggested.target).toBeCloseTo(281, 0);
  });
});

describe("surroundings", () => {
  it("report the watts that each of them costs, adding up to the power that can be held", () => {
    const race = {...RACE, race: {elevation: 1600, temperature: 28, humidity: 0.6}};
    const {power, time, factors} = predicted({...REQUEST, race});
    expect(factors.map(({id}) => id)).toEqual(["altitude", "heat"]);
    const undiminished = omniDomainPower(time, typicalRunner(280));
    expect(factors.reduce((sum, {watts}) => sum + watts, undiminished)).toBeCloseTo(power, 6);
    for (const {watts} of factors) expect(watts).toBeLessThan(0);
  });

  it.each([
    [0, 1609, true, 0.9394 / 0.999],
    [0, 1609, false, 0.9049],
    [200, 1600, true, 0.9449],
    [200, 1600, false, 0.9135],
  ])(
    "trained at %i m, raced at %i m (acclimatised: %s): %f of the power",
    (training, race, isAcclimatised, factor) => {
      expect(altitudeFactor(training, race, isAcclimatised)).toBeCloseTo(factor, 4);
    },
  );

  it("give nothing for coming down to a race below 300 m", () => {
    expect(altitudeFactor(1600, 100, true)).toBe(1);
    expect(altitudeFactor(1600, 800, true)).toBeGreaterThan(1);
  });

  it.each([
    [22, 0.5, 21.6],
    [30, 0.6, 30.9],
  ])("%i °C at humidity %f are %f °C of wet-bulb globe", (temperature, humidity, globe) => {
    expect(wetBulbGlobe({temperature, humidity})).toBeCloseTo(globe, 1);
  });

  it("cost the fastest what was measured, slower and longer runners more, never above 12 %", () => {
    const cool = {temperature: 2, humidity: 0.3};
    const warm = {temperature: 22.7, humidity: 0.5};
    expect(wetBulbGlobe(cool)).toBeLessThan(7.5);
    expect(wetBulbGlobe(warm)).toBeCloseTo(22.2, 1);
    const top = heatLoss(cool, warm, 8000, 8000);
    expect(top).toBeGreaterThan(2.6);
    expect(top).toBeLessThan(2.8);
    expect(heatLoss(cool, warm, 14_400, 14_400) / top).toBeCloseTo(2, 9);
    expect(heatLoss(cool, warm, 20_000, 30_000) / top).toBeCloseTo(2.5, 9);
    expect(heatLoss(cool, warm, 3600, 8000) / top).toBeCloseTo(0.5, 9);
    expect(heatLoss(cool, {temperature: 45, humidity: 0.9}, 20_000, 30_000)).toBe(12);
    expect(heatLoss(warm, warm, 8000, 8000)).toBe(0);
  });

  it("slow a hot race down by what they show, and not when switched off", () => {
    const race = {...RACE, race: {...MILD, temperature: 30, humidity: 0.6}};
    const hot = predicted({...REQUEST, race});
    expect(hot.environment.heatPercent).toBeGreaterThan(1);
    expect(hot.power).toBeLessThan(predicted(REQUEST).power * 0.99);
    expect(predicted({...REQUEST, race: {...race, withHeat: false}}).environment.heatPercent).toBe(0);
  });

  it("pitfall 24: need no air on a treadmill", () => {
    expect(predicted({...REQUEST, race: {...RACE, surface: "treadmill"}}).time).toBeLessThan(
      predicted(REQUEST).time,
    );
  });

  it("make headwind slower and trail slower than road", () => {
    expect(predicted({...REQUEST, race: {...RACE, headwind: 5}}).time).toBeGreaterThan(
      predicted(REQUEST).time,
    );
    expect(predicted({...REQUEST, race: {...RACE, surface: "trail"}}).time).toBeGreaterThan(
      predicted(REQUEST).time,
    );
  });
});
