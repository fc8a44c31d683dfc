import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {madeBlock, madeSegment} from "../testing/made-workout.ts";
import {complianceOf, stepsOf} from "./compliance.ts";
import {estimateWorkout} from "./estimate.ts";

const RUNNER = {mass: 70, criticalPower: 250};
const percent = (value: number) => ({intensity_percent: {value, min: null, max: null}});
const time = (minute: number) => ({duration_time: {hour: 0, minute, second: 0}});
/** 10 min warm-up, 3 × (5 min hard, 2 min easy), 10 min cool-down. */
const BLOCKS = [
  madeBlock(1, madeSegment({...time(10), ...percent(70), intensity_class: "warmup"})),
  madeBlock(
    3,
    madeSegment({...time(5), intensity_percent: {value: null, min: 95, max: 100}}),
    madeSegment({...time(2), ...percent(60), intensity_class: "rest"}),
  ),
  madeBlock(1, madeSegment({...time(10), ...percent(65), intensity_class: "cooldown"})),
];
const PLANNED = estimateWorkout(BLOCKS, RUNNER);
const STEPS = stepsOf(BLOCKS, RUNNER);

/** A run of the steps, each at so much of its target, beginning so many seconds late. */
function ran(share: (step: number) => number, {late = 0, seconds = Number.POSITIVE_INFINITY} = {}) {
  const power = [
    ...new Array<number>(late).fill(100),
    ...STEPS.flatMap(({seconds: length, target}, step) =>
      new Array<number>(length).fill(((target.from + target.to) / 2) * RUNNER.criticalPower * share(step)),
    ),
  ].slice(0, seconds);
  return {power, stepStarts: null, duration: power.length, stress: PLANNED.stress};
}
const complianceFor = (run: Parameters<typeof complianceOf>[1]) => complianceOf(BLOCKS, run, PLANNED, RUNNER);

describe("a run compared with its workout", () => {
  it("is all of it when it was all of it", () => {
    expect(complianceFor(ran(() => 1))).toMatchObject({score: 100, duration: 1, stress: 1, work: 1});
  });

  it("is found where it began late", () => {
    const {work, steps, alignment} = complianceFor(ran(() => 1, {late: 120}));
    expect([work, steps[0]?.from, alignment]).toEqual([1, 120, "shift"]);
  });

  it("takes the device's laps where there is one for each step", () => {
    const run = ran(() => 1);
    const stepStarts = STEPS.map((_, index) =>
      STEPS.slice(0, index).reduce((sum, {seconds}) => sum + seconds, 0),
    );
    expect(complianceFor({...run, stepStarts})).toMatchObject({alignment: "laps", work: 1});
    expect(complianceFor({...run, stepStarts: stepStarts.slice(1)}).alignment).toBe("shift");
  });

  it("loses half of its score with all of its work, and nothing by running easy parts differently", () => {
    const isWork = (step: number) => STEPS[step]?.segment.intensity_class === "work";
    expect(complianceFor(ran((step) => (isWork(step) ? 1.2 : 1)))).toMatchObject({score: 50, work: 0});
    expect(complianceFor(ran((step) => (isWork(step) ? 1 : 0.9)))).toMatchObject({score: 100, work: 1});
  });

  it("is on target within five per cent of the ends of its range", () => {
    const mean = 0.975;
    const isWork = (step: number) => STEPS[step]?.segment.intensity_class === "work";
    const at = (share: number) => complianceFor(ran((step) => (isWork(step) ? share / mean : 1))).work;
    expect([at(0.91), at(1.045), at(0.89), at(1.06)]).toEqual([1, 1, 0, 0]);
  });

  it("that ended early counts what was run of it", () => {
    const {work, duration, steps} = complianceFor(ran(() => 1, {seconds: 600 + 420 + 150}));
    expect(work).toBeCloseTo(0.5, 6);
    expect(duration).toBeCloseTo(1170 / PLANNED.duration, 6);
    expect(steps.at(-1)?.power).toBeNull();
  });

  it("without stress is judged by the rest", () => {
    expect(complianceFor({...ran(() => 1), stress: null})).toMatchObject({score: 100, stress: null});
  });

  it("scores from 0 to 100, whatever was run", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({min: 0, max: 600}), {maxLength: 400}), (power) => {
        const {score} = complianceFor({
          power,
          stepStarts: null,
          duration: power.length,
          stress: power.length,
        });
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }),
    );
  });
});
