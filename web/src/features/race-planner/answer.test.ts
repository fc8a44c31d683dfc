import {describe, expect, it} from "vitest";
import {answerPlan} from "./answer";
import {EXPLANATION_INPUT_MESSAGES, EXPLANATION_MESSAGES} from "./explanation-messages";
import {MILD_CONDITIONS, type Plan, TERRAINS} from "./plan";
import {CLIMB, terrainHeights} from "./terrain";

const PLAN: Plan = {
  basis: {kind: "power", criticalPower: 280},
  mass: 70,
  course: {kind: "distance", distance: 42_195, terrain: "flat"},
  pacing: "even",
  goal: null,
  training: MILD_CONDITIONS,
  race: MILD_CONDITIONS,
};
const MILE = 1609.344;
function answered(change: Partial<Plan> = {}, every = 1000) {
  const result = answerPlan({...PLAN, ...change}, every);
  if (!result.ok) throw new Error(result.code);
  return result.answer;
}

it("a marathon at a critical power of 280 W takes 253 W and 3:15:45", () => {
  const {prediction} = answered();
  expect(prediction.power).toBeCloseTo(253.238, 2);
  expect(prediction.time).toBeCloseTo(11_745.37, 1);
});

it("a race gives back the critical power it was run with", () => {
  const {prediction} = answered({course: {kind: "distance", distance: 10_000, terrain: "flat"}});
  const basis = {kind: "race", distance: 10_000, seconds: prediction.time} as const;
  expect(answered({basis}).criticalPower).toBeCloseTo(280, 1);
});

it("a race that was run against the wind proves more power", () => {
  const basis = {kind: "race", distance: 42_195, seconds: 12_600} as const;
  const mild = answered({basis}).criticalPower;
  expect(answered({basis, training: {...MILD_CONDITIONS, headwind: 4}}).criticalPower).toBeGreaterThan(mild);
});

describe.each(TERRAINS)("%s terrain", (terrain) => {
  it.each([500, 5000, 42_195, 100_000])(
    "a course of %d m has the stated climb and starts at height 0",
    (metres) => {
      const {heights} = terrainHeights(metres, terrain);
      const along = terrain === "downhill" ? heights.toReversed() : heights;
      const climb = along.reduce(
        (sum, height, step) => sum + Math.max(0, height - (along[step - 1] ?? height)),
        0,
      );
      expect((1000 * climb) / metres).toBeCloseTo(CLIMB[terrain], 6);
      expect(heights[0]).toBeCloseTo(0, 9);
      const isOneWay = terrain === "uphill" || terrain === "downhill";
      if (!isOneWay) expect(heights.at(-1)).toBeCloseTo(0, 6);
    },
  );

  it.each([1000, MILE])("its splits of %d m add up to the time and the distance", (every) => {
    const course = {kind: "distance", distance: 21_097.5, terrain} as const;
    const {splits, prediction} = answered({course, pacing: "terrain"}, every);
    expect(splits).toHaveLength(Math.ceil(21_097.5 / every));
    expect(splits.reduce((sum, {time}) => sum + time, 0)).toBeCloseTo(prediction.time, 6);
    expect(splits.at(-1)?.to).toBeCloseTo(21_097.5, 5);
  });
});

it("there are eight of them, and no two take the same", () => {
  const times = TERRAINS.map(
    (terrain) => answered({course: {kind: "distance", distance: 21_097.5, terrain}}).prediction.time,
  );
  expect(new Set(times).size).toBe(8);
  expect(Math.min(...times)).toBe(times[TERRAINS.indexOf("downhill")]);
});

it("a day for five kilometres is no race, and ten minutes for a marathon no goal", () => {
  const slow = {kind: "race", distance: 5000, seconds: 86_400} as const;
  expect(answerPlan({...PLAN, basis: slow}, 1000)).toEqual({ok: false, code: "no_power"});
  const refusal = answerPlan({...PLAN, goal: {kind: "time", seconds: 600}}, 1000);
  if (refusal.ok || refusal.code !== "unreachable") throw new Error("expected a refusal");
  expect(refusal.fastest).toBeGreaterThan(600);
  expect(refusal.best).toBeCloseTo(11_745.37, 1);
});

it("everything that is explained has words", () => {
  const basis = {kind: "race", distance: 10_000, seconds: 2700} as const;
  const {explanations} = answered({basis});
  expect(explanations.map(({key}) => key).toSorted()).toEqual([...EXPLANATION_MESSAGES].toSorted());
  const inputs = new Set(
    explanations.flatMap(({inputs: all}) => all.flatMap(({key, value}) => (value === null ? [] : [key]))),
  );
  expect([...inputs].toSorted()).toEqual([...EXPLANATION_INPUT_MESSAGES].toSorted());
});
