import {expect, it} from "vitest";
import {answerPlan} from "./answer";
import {MILD_CONDITIONS, type Plan} from "./plan";
import {courseToCarry, saveAddress} from "./save-address";

const PLAN: Plan = {
  basis: {kind: "power", criticalPower: 268},
  mass: 70,
  course: {kind: "distance", distance: 21_097.5, terrain: "flat"},
  pacing: "even",
  goal: {kind: "time", seconds: 5999},
  training: MILD_CONDITIONS,
  race: MILD_CONDITIONS,
};

function addressOf(change: Partial<Plan>) {
  const result = answerPlan({...PLAN, ...change}, 1000);
  if (!result.ok) throw new Error(result.code);
  const {plan} = result.answer;
  const course = courseToCarry(plan, true);
  return saveAddress("/de/en/powercenter/races", result.answer, course === "file" ? {kept: "k"} : course);
}

it("an address carries a plan: distance, goal, pacing and the critical power it was made with", () => {
  expect(addressOf({})).toBe(
    "/de/en/powercenter/races?race_distance=21097.5&pacing=even&target_time=5999&known_power=268&from=planner",
  );
});

it("weather and altitude values are written for training and race when either is set, and omitted when neither is", () => {
  const address = addressOf({race: {...MILD_CONDITIONS, temperature: 28, headwind: 2}, goal: null});
  expect(address).toContain("&training_temperature=15&race_temperature=28&wind=2&");
  expect(address).not.toContain("humidity");
});

it("a course file is carried along where it is available, and otherwise the URL states that it is lost", () => {
  const file = {kind: "file", distance: 10_000, heights: [0, 50, 0], hasHeights: true} as const;
  expect(addressOf({course: file, goal: null})).toMatch(/&kept=k$/);
  expect(courseToCarry({...PLAN, course: file}, false)).toEqual({lost: "file"});
  expect(addressOf({course: {kind: "distance", distance: 10_000, terrain: "hilly"}, goal: null})).toMatch(
    /&lost=hills$/,
  );
});
