import {describe, expect, it} from "vitest";
import {TRAINING_DEFAULTS} from "../defaults.ts";
import {addDays} from "../numbers/days.ts";
import {randomNumbers} from "../numbers/random.ts";
import {madeSeries, steady} from "../testing/series.ts";
import {type AutomaticInput, automaticCp, powerIndex} from "./automatic.ts";
import {daysLeft, isMaximalEffort, sustainedHeartRate} from "./confidence.ts";
import type {RangeEffort} from "./effort.ts";
import {omniDomainPower, typicalRunner} from "./models.ts";
import {suggestEffort} from "./suggestion.ts";

const TODAY = "2026-03-31";
const RUNNER = typicalRunner(280);
const {grid} = TRAINING_DEFAULTS.automaticCp;

const effort = (seconds: number, share: number, activityId = `run-${seconds}`): RangeEffort => ({
  seconds,
  power: share * omniDomainPower(seconds, RUNNER),
  activityId,
  day: "2026-03-21",
});
/** Easy running at 80 % of what is possible, but for the listed durations. */
const envelope = (best: Record<number, number> = {}) =>
  grid.map((seconds) => effort(seconds, best[seconds] ?? 0.8));
const input = (efforts: RangeEffort[], more: Partial<AutomaticInput> = {}): AutomaticInput => ({
  efforts,
  activities: 20,
  maximal: {activityIds: new Set(), earlierIndex: null},
  today: TODAY,
  ...more,
});
const found = (automaticInput: AutomaticInput) => {
  const automatic = automaticCp(automaticInput);
  if (automatic.status !== "ok") throw new Error("expected a value");
  return automatic;
};
/** Efforts after a run at `base` W that holds `power` W for `seconds`. */
const raisedBy = (
  efforts: RangeEffort[],
  {seconds, power, base}: {seconds: number; power: number; base: number},
) =>
  efforts.map((one) => ({
    ...one,
    power: Math.max(one.power, base + ((power - base) * Math.min(seconds, one.seconds)) / one.seconds),
  }));
const raced = (...ids: string[]) => ({activityIds: new Set(ids), earlierIndex: null});

describe("enough to go by", () => {
  it("is three durations and three runs", () => {
    const three = [effort(180, 1), effort(600, 1), effort(1200, 1)];
    expect(automaticCp(input(three)).status).toBe("ok");
    expect(automaticCp(input(three.slice(1))).status).toBe("insufficient_data");
    expect(automaticCp(input(three, {activities: 2})).status).toBe("insufficient_data");
    expect(automaticCp(input([...three.slice(1), effort(7200, 1)])).status).toBe("insufficient_data");
  });

  it("pitfall 28: is not an empty history", () => {
    expect(automaticCp(input([], {activities: 0}))).toEqual({status: "insufficient_data"});
    expect(powerIndex([])).toBeNull();
    expect(suggestEffort(input([]))).toBeNull();
  });
});

describe("the value", () => {
  it("is the runner's when one effort of a race was maximal", () => {
    const race = found(input(envelope({1200: 1}), {maximal: raced("run-1200")}));
    expect(race.critical_power / 280).toBeCloseTo(1, 2);
    expect(race.lower_bound).toBe(false);
  });

  it("is low when it is derived from easy running only, and is marked as a lower bound", () => {
    const easy = found(input(envelope()));
    expect(easy.critical_power).toBeLessThan(0.85 * 280);
    expect(easy.lower_bound).toBe(true);
  });

  it("never lies far below an effort that was made", () => {
    for (const seconds of [180, 600, 1800, 3600]) {
      const {model} = found(input(envelope({[seconds]: 1.05})));
      const power = 1.05 * omniDomainPower(seconds, RUNNER);
      expect(power / omniDomainPower(seconds, model)).toBeLessThan(1.02);
    }
  });

  it("does not fall when an easy effort gets easier", () => {
    const race = found(input(envelope({1200: 1})));
    const easier = found(input(envelope({1200: 1, 3600: 0.6, 5400: 0.5})));
    expect(Math.abs(easier.critical_power / race.critical_power - 1)).toBeLessThan(0.02);
  });

  it("follows neither a sprint nor a sensor that fails for some seconds", () => {
    const tested = envelope({180: 1, 1200: 1});
    const testedCp = found(input(tested, {maximal: raced("run-1200")})).critical_power;
    const sprint = raisedBy(tested, {seconds: 10, power: 900, base: 220});
    const after = found(input(sprint, {maximal: raced("run-1200")}));
    expect(after.critical_power / testedCp).toBeCloseTo(1, 2);
    expect(after.model.pMax).toBeGreaterThan(800);

    const easy = grid
      .filter((seconds) => seconds <= 2400)
      .map((seconds) => ({...effort(seconds, 1), power: 200}));
    const failing = found(input(raisedBy(easy, {seconds: 8, power: 1500, base: 200})));
    expect(failing.critical_power).toBeGreaterThan(195);
    expect(failing.critical_power).toBeLessThan(206);
    expect(failing.lower_bound).toBe(true);
  });

  it("is not known while no effort supports it", () => {
    // Less than any critical power that the bounds allow.
    const walks = grid.map((seconds) => ({...effort(seconds, 1), power: 40}));
    expect(automaticCp(input(walks))).toEqual({status: "insufficient_data"});
  });

  it("lies within two percent, race by race, for synthetic runners of every make", () => {
    const random = randomNumbers(7);
    const errors = Array.from({length: 60}, () => {
      const cp = 180 + 200 * random();
      const truth = {
        cp,
        wPrime: cp * (33 + 24 * random()),
        pMax: cp * (1.8 + 0.8 * random()),
        endurance: cp * (0.035 + 0.035 * random()),
      };
      const efforts = grid.map((seconds) => ({
        ...effort(seconds, 0),
        power: omniDomainPower(seconds, truth) * (seconds <= 1200 && seconds >= 900 ? 1 : 0.85),
      }));
      return found(input(efforts)).critical_power / cp - 1;
    });
    const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
    expect(Math.abs(mean)).toBeLessThan(0.02);
    expect(Math.max(...errors.map(Math.abs))).toBeLessThan(0.04);
  });
});

describe("confidence", () => {
  const efforts = envelope({180: 1, 600: 1, 1200: 1});

  it("is 0.4 + 0.35 + 0.25·e^(−age/45) with proof, and 0.4 of that without", () => {
    const full = 0.4 + 0.35 + 0.25 * Math.exp(-10 / 45);
    expect(found(input(efforts, {maximal: raced("run-600")})).confidence).toBeCloseTo(full, 9);
    const unproven = found(input(efforts));
    expect(unproven.confidence).toBeCloseTo(0.4 * full, 9);
    expect(unproven.lower_bound).toBe(true);
  });

  it("takes a race as proof only where it supports the value", () => {
    expect(found(input(efforts, {maximal: raced("run-3600")})).lower_bound).toBe(true);
  });

  it("takes the year before as proof when the index is within two percent of it", () => {
    const index = powerIndex(efforts) ?? 0;
    const withEarlier = (earlierIndex: number) =>
      found(input(efforts, {maximal: {activityIds: new Set(), earlierIndex}})).lower_bound;
    expect(withEarlier(index / 0.985)).toBe(false);
    expect(withEarlier(index / 0.97)).toBe(true);
  });

  it("shows W′ only when trusted and when short efforts support it", () => {
    expect(found(input(efforts, {maximal: raced("run-600")})).w_prime).toBeGreaterThan(0);
    expect(found(input(efforts)).w_prime).toBeNull();
    const close = envelope({900: 1, 1200: 1, 1500: 1});
    const proven = found(input(close, {maximal: raced("run-900")}));
    expect(proven.confidence).toBeGreaterThan(0.6);
    expect(proven.w_prime).toBeNull();
  });

  it("names the efforts it rests on, with their share of the model", () => {
    const {supporting} = found(input(efforts, {maximal: raced("run-600")}));
    expect(supporting.map(({activityId}) => activityId)).toEqual(["run-180", "run-600", "run-1200"]);
    for (const {share} of supporting) expect(share).toBeCloseTo(1, 1);
  });

  it("reports when a supporting effort will leave the ninety days", () => {
    const [support] = found(input(efforts)).supporting;
    expect(support && daysLeft(support, TODAY)).toBe(79);
    expect(support && daysLeft(support, addDays("2026-03-21", 89))).toBe(0);
  });

  it("fades with the age of the newest effort", () => {
    const later = found(input(efforts, {maximal: raced("run-600"), today: addDays(TODAY, 60)}));
    expect(later.confidence).toBeCloseTo(0.75 + 0.25 * Math.exp(-70 / 45), 9);
  });
});

it("knows a maximal effort by three minutes at 95 % of the highest heart rate", () => {
  const series = (seconds: number) =>
    madeSeries({heart_rate: [...steady(150, 100), ...steady(181, seconds), ...steady(150, 100)]});
  const isMaximal = (...effort: Parameters<typeof sustainedHeartRate>) =>
    isMaximalEffort(sustainedHeartRate(...effort) ?? 0, 190);
  expect(isMaximal(series(180), 60, 600)).toBe(true);
  expect(isMaximal(series(179), 60, 600)).toBe(false);
  expect(isMaximal(series(180), 110, 600)).toBe(false);
  expect(sustainedHeartRate(madeSeries({power: steady(300, 600)}), 0, 600)).toBeNull();
});

describe("suggestion", () => {
  it.each([
    [{1200: 1, 1800: 1}, 1200],
    [{600: 1, 900: 1}, 600],
    [{180: 1, 240: 1}, 180],
    // The ten-minute power was nearly reached, and determines critical power better than the three-minute one.
    [{180: 1, 600: 0.97, 1200: 0.9}, 600],
  ])("with best efforts %o: suggests %d s, at the power from which critical power rises", (best, seconds) => {
    const automaticInput = input(envelope(best));
    const suggested = suggestEffort(automaticInput);
    expect(suggested?.seconds).toBe(seconds);
    const now = found(automaticInput).critical_power;
    const then = (power: number) =>
      found({
        ...automaticInput,
        efforts: automaticInput.efforts.map((one) =>
          one.seconds <= seconds ? {...one, power: Math.max(one.power, power)} : one,
        ),
      }).critical_power;
    expect(then((suggested?.power ?? 0) * 1.01)).toBeGreaterThan(now + 0.5);
    expect(then((suggested?.power ?? 0) * 0.99)).toBeLessThan(now + 0.5);
  });

  it("is never farther above what was held than either of the others would be", () => {
    const automaticInput = input(envelope({180: 0.95, 600: 0.98, 1200: 1}));
    const suggested = suggestEffort(automaticInput);
    const now = found(automaticInput).critical_power;
    const raises = (seconds: number, share: number) => {
      const effortPower = automaticInput.efforts.find((one) => one.seconds === seconds)?.power ?? 0;
      const efforts = automaticInput.efforts.map((one) =>
        one.seconds <= seconds ? {...one, power: Math.max(one.power, share * effortPower)} : one,
      );
      return found({...automaticInput, efforts}).critical_power > now + 0.5;
    };
    const held = automaticInput.efforts.find((one) => one.seconds === suggested?.seconds)?.power ?? 0;
    const stretch = (suggested?.power ?? 0) / held;
    for (const seconds of TRAINING_DEFAULTS.automaticCp.suggestedSeconds)
      expect(raises(seconds, stretch * 0.995), String(seconds)).toBe(false);
    expect(raises(suggested?.seconds ?? 0, stretch * 1.005)).toBe(true);
  });
});
