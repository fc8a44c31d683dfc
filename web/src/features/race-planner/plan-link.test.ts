import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {decodeHeights, encodeHeights, STEPS_MAX} from "./course-code";
import {MILD_CONDITIONS, type Plan} from "./plan";
import {isPlanLink, readPlanLink, writePlanLink} from "./plan-link";

const PLAN: Plan = {
  basis: {kind: "power", criticalPower: 280},
  mass: 70,
  course: {kind: "distance", distance: 42_195, terrain: "flat"},
  pacing: "even",
  goal: null,
  training: MILD_CONDITIONS,
  race: {temperature: 28.5, humidity: 0.6, elevation: -100, headwind: -2.7778},
};
const heights = fc
  .array(fc.integer({min: -2000, max: 2000}), {minLength: 1, maxLength: STEPS_MAX})
  .map((steps) => ({
    distance: 21_097,
    heights: [0, ...steps.map((height) => height / 10)],
  }));

describe("a link carries", () => {
  it.each<[string, Partial<Plan>]>([
    ["a critical power", {}],
    ["a race that was run", {basis: {kind: "race", distance: 21_097.5, seconds: 6330}}],
    ["hills", {course: {kind: "distance", distance: 8046.72, terrain: "hilly"}}],
    ["a goal of watts", {goal: {kind: "power", watts: 250}, pacing: "terrain"}],
    ["a goal of time", {goal: {kind: "time", seconds: 10_800}}],
    [
      "a course without heights",
      {course: {kind: "file", hasHeights: false, distance: 5000, heights: [0, 0]}},
    ],
  ])("%s", (_what, change) => {
    const plan = {...PLAN, ...change};
    expect(readPlanLink(writePlanLink(plan))).toEqual(plan);
  });

  it("the heights of any course, in signs no address has to escape", () => {
    fc.assert(
      fc.property(heights, (course) => {
        const text = encodeHeights(course);
        expect(text).toBe(encodeURIComponent(text));
        expect(decodeHeights(text)).toEqual(course);
        const plan: Plan = {...PLAN, course: {kind: "file", hasHeights: true, ...course}};
        expect(readPlanLink(writePlanLink(plan))).toEqual(plan);
      }),
    );
  });

  it("what was typed in pounds and feet to the same tenth", () => {
    const mass = 150 * 0.45359237;
    const again = readPlanLink(writePlanLink({...PLAN, mass}))?.mass ?? 0;
    expect(again / 0.45359237).toBeCloseTo(150, 2);
    // A second link equals the first: passing a plan on changes no answer.
    expect(readPlanLink(writePlanLink({...PLAN, mass: again}))?.mass).toBe(again);
  });
});

describe("no plan comes of", () => {
  const link = writePlanLink(PLAN);
  it.each([
    ["", "an address without one"],
    ["#main", "another place on the page"],
    ["#plan?", "an empty one"],
    [link.replace("cp=280", "cp=9000"), "a critical power nobody has"],
    [link.replace("cp=280", "cp=NaN"), "a number that is none"],
    [link.replace("kg=70", ""), "a missing weight"],
    [link.replace("_flat", "_moon"), "an unknown terrain"],
    [`${link}&w=250&s=9000`, "two goals"],
    [`${link}&w=lots`, "a goal in words"],
    [link.replace("m=42195_flat", "course=42195."), "a course without steps"],
    [link.replace("m=42195_flat", "course=42195.g"), "a course that breaks off"],
    [link.replace("m=42195_flat", `course=42195.${"A".repeat(STEPS_MAX + 1)}`), "a course that is too fine"],
    [link.replace("m=42195_flat", "course=42195.____f"), "a course into space"],
    [link.slice(0, -20), "half a link"],
  ])("%s: %s", (hash) => {
    expect(readPlanLink(hash)).toBeNull();
  });

  it("only what begins like one wants to be one", () => {
    expect([isPlanLink(link), isPlanLink("#main"), isPlanLink("")]).toEqual([true, false, false]);
  });
});
