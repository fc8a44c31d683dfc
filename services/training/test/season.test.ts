import {beforeAll, describe, expect, it} from "vitest";
import {flatCourse} from "../src/courses/course.ts";
import {type AutomaticCp, automaticCp} from "../src/cp/automatic.ts";
import {omniDomainPower, typicalRunner} from "../src/cp/models.ts";
import {detrainingDebt} from "../src/curve/detraining.ts";
import {rangeEfforts} from "../src/curve/range-efforts.ts";
import {type CandidateCurve, userCurve} from "../src/curve/user-curve.ts";
import {TRAINING_DEFAULTS} from "../src/defaults.ts";
import {dailyLoad} from "../src/load/daily-load.ts";
import {rightMonotone} from "../src/mean-max/hull.ts";
import {plausibleEfforts} from "../src/mean-max/plausibility.ts";
import {addDays} from "../src/numbers/days.ts";
import {randomNumbers} from "../src/numbers/random.ts";
import {predict} from "../src/prediction/predict.ts";
import {powerStress} from "../src/stress/power-stress.ts";
import {madeSeries, steady} from "../src/testing/series.ts";

const RUNNER = typicalRunner(300);
const FIRST = "2026-01-01";
const DAYS = 90;
const TODAY = addDays(FIRST, DAYS - 1);

/** Every other day an easy run with an hour's watts that wander; on day 76 a race of 20 min as hard as can be. */
function season() {
  const random = randomNumbers(1);
  const stress = new Array<number>(DAYS).fill(0);
  const runs: CandidateCurve[] = [];
  for (let day = 0; day < DAYS; day += 2) {
    const isRace = day === 76;
    const power = isRace
      ? [...steady(200, 600), ...steady(omniDomainPower(1200, RUNNER), 1200), ...steady(180, 600)]
      : Array.from({length: 3600}, (_, second) => 225 + 15 * Math.sin(second / 400) + 10 * (random() - 0.5));
    const series = madeSeries({power});
    const bests = plausibleEfforts(series, {criticalPower: 290});
    if (!bests) throw new Error("power went missing");
    const {power: sustained, start} = rightMonotone(bests);
    const activity = {id: isRace ? "race" : `easy-${day}`, day: addDays(FIRST, day)};
    runs.push({activity, power: sustained, start, family: "pod", isExcluded: false});
    stress[day] = powerStress(power, series.active, 290);
  }
  return {runs, stress};
}

describe("a season of easy runs and one race", () => {
  const {runs, stress} = season();
  const debtOf = detrainingDebt({first: FIRST, stress});
  const curve = userCurve(runs, {from: FIRST, to: TODAY}, "pod", debtOf);
  const efforts = rangeEfforts(curve);
  let found: Extract<AutomaticCp, {status: "ok"}>;

  beforeAll(() => {
    const maximal = {activityIds: new Set(["race"]), earlierIndex: null};
    const automatic = automaticCp({efforts, activities: runs.length, maximal, today: TODAY});
    if (automatic.status !== "ok") throw new Error(automatic.status);
    found = automatic;
  });

  it("has an effort for each duration of the automatic grid up to an hour", () => {
    const grid = TRAINING_DEFAULTS.automaticCp.grid.filter((seconds) => seconds <= 3600);
    expect(efforts.map(({seconds}) => seconds)).toEqual(grid);
    expect(efforts.find(({seconds}) => seconds === 1200)?.activityId).toBe("race");
  });

  it("gives the runner's critical power within two percent, held by the race", () => {
    expect(found.critical_power / 300).toBeGreaterThan(0.98);
    expect(found.critical_power / 300).toBeLessThan(1.02);
    expect(found.lower_bound).toBe(false);
    expect(new Set(found.supporting.map(({activityId}) => activityId))).toEqual(new Set(["race"]));
  });

  it("predicts the race from it: 20 minutes for the distance covered in them", () => {
    const mild = {elevation: 0, temperature: 15, humidity: 0.5};
    const race = {
      surface: "road",
      headwind: 0,
      training: mild,
      race: mild,
      isAcclimatised: true,
      pacing: "even",
      withHeat: true,
    } as const;
    const profile = {criticalPower: found.critical_power, wPrime: null, pMax: null, efforts: []};
    const request = {runner: {mass: 70}, profile, confidence: 1, weeklySeconds: null};
    const truth = {...profile, criticalPower: 300};
    const real = predict({...request, profile: truth, race: {...race, course: flatCourse(5200)}});
    const read = predict({...request, race: {...race, course: flatCourse(5200)}});
    if (!real.ok || !read.ok) throw new Error("expected times");
    expect(Math.abs(read.time / real.time - 1)).toBeLessThan(0.02);
  });

  it("builds fitness all the way", () => {
    const {fitness} = dailyLoad(stress);
    expect(fitness[83]).toBeGreaterThan(fitness[41] ?? 0);
  });
});
