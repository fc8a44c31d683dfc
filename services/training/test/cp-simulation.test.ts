import {describe, expect, it} from "vitest";
import {automaticCp} from "../src/cp/automatic.ts";
import type {RangeEffort} from "../src/cp/effort.ts";
import {type OmniDomain, omniDomainPower} from "../src/cp/models.ts";
import {TRAINING_DEFAULTS} from "../src/defaults.ts";
import {addDays} from "../src/numbers/days.ts";
import {randomNumbers} from "../src/numbers/random.ts";

const {grid} = TRAINING_DEFAULTS.automaticCp;
const TODAY = "2026-03-31";
const DAYS = 90;
const ATHLETES = 20;

/** A stretch of a run, in W and s. */
interface Stretch {
  readonly power: number;
  readonly seconds: number;
}

/** What a case adds to 90 days of easy running. */
interface Case {
  /** Seconds of all-out efforts. */
  readonly maximal?: readonly number[];
  /** A stretch far above the rest of an easy run. */
  readonly burst?: (athlete: OmniDomain) => Stretch;
}

/** Normal deviate of a mean of 0 and a spread of 1 (sum of twelve uniform ones). */
const normal = (random: () => number) =>
  Array.from({length: 12}, random).reduce((sum, value) => sum + value, -6);

function makeAthlete(random: () => number): OmniDomain {
  const cp = 180 + 200 * random();
  return {
    cp,
    wPrime: cp * (33 + 24 * random()),
    pMax: cp * (1.8 + 0.8 * random()),
    endurance: cp * (0.035 + 0.035 * random()),
  };
}

/** Best W of each duration in 90 days: easy runs of 30 to 100 min, and what the case adds. */
function bestsOf(athlete: OmniDomain, {maximal = [], burst}: Case, random: () => number): RangeEffort[] {
  const bests = new Map<number, RangeEffort>();
  const offer = (activityId: string, day: string, powerAt: (seconds: number) => number | null) => {
    for (const seconds of grid) {
      const power = powerAt(seconds);
      if (power !== null && power > (bests.get(seconds)?.power ?? 0))
        bests.set(seconds, {seconds, power, activityId, day});
    }
  };
  for (let day = 0; day < DAYS; day += 2) {
    const length = 1800 + 4200 * random();
    const share = Math.min(0.92, 0.76 + 0.06 * normal(random));
    const steady = athlete.cp * share;
    // Hills and traffic lights: a few minutes are run harder than the whole.
    const uneven = 0.06 + 0.04 * random();
    offer(`easy-${day}`, addDays(TODAY, day - DAYS + 1), (seconds) =>
      seconds > length
        ? null
        : Math.min(omniDomainPower(seconds, athlete), steady * (1 + uneven * Math.exp(-seconds / 400))),
    );
  }
  for (const length of maximal) {
    const form = 1 - 0.01 * random();
    const whole = omniDomainPower(length, athlete) * form;
    offer(`race-${length}`, addDays(TODAY, -14), (seconds) => (seconds > length ? null : whole));
  }
  if (burst) {
    const {power, seconds: burstSeconds} = burst(athlete);
    const base = 0.8 * athlete.cp;
    offer("burst", addDays(TODAY, -7), (seconds) =>
      seconds > 2400 ? null : base + ((power - base) * Math.min(burstSeconds, seconds)) / seconds,
    );
  }
  return grid.flatMap((seconds) => bests.get(seconds) ?? []);
}

/** Mean error of critical power and its spread, in percent. */
function simulate(testCase: Case) {
  const random = randomNumbers(5);
  const errors = Array.from({length: ATHLETES}, () => {
    const athlete = makeAthlete(random);
    const found = automaticCp({
      efforts: bestsOf(athlete, testCase, random),
      activities: DAYS / 2,
      maximal: {
        activityIds: new Set(testCase.maximal?.map((length) => `race-${length}`)),
        earlierIndex: null,
      },
      today: TODAY,
    });
    if (found.status !== "ok") throw new Error(found.status);
    return 100 * (found.critical_power / athlete.cp - 1);
  });
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  const spread = Math.sqrt(errors.reduce((sum, error) => sum + (error - mean) ** 2, 0) / errors.length);
  return {mean, spread};
}

const SPRINT = (athlete: OmniDomain) => ({power: omniDomainPower(10, athlete), seconds: 10});
const FAILING_SENSOR = () => ({power: 1500, seconds: 8});
const FIVE_KM = [1260];
const TEN_KM = [2640];
const TEST = [180, 1200];

describe("critical power of simulated athletes", () => {
  it.each<[string, Case, least: number, most: number]>([
    ["no maximal effort", {}, -12, -6],
    ["a race of 5 km", {maximal: FIVE_KM}, -1.5, 0],
    ["a race of 10 km", {maximal: TEN_KM}, -2, 0],
    ["a test of 3 and 20 min", {maximal: TEST}, -1.5, 0],
  ])(
    "after %s is as far off as the decision says, with or without seconds far above",
    (_, testCase, least, most) => {
      const plain = simulate(testCase);
      expect(plain.mean).toBeGreaterThan(least);
      expect(plain.mean).toBeLessThan(most);
      for (const burst of [SPRINT, FAILING_SENSOR]) {
        const {mean, spread} = simulate({...testCase, burst});
        expect(Math.abs(mean - plain.mean)).toBeLessThan(0.3);
        expect(spread).toBeLessThan(plain.spread + 0.3);
      }
    },
  );
});
