import {expect, it} from "vitest";
import {type Amounts, type JudgementInput, judgeWorkout} from "./workout-status.ts";

const HOUR: Amounts = {duration: 3600, distance: 10_000, stress: 60};
const NOTHING: Amounts = {duration: null, distance: null, stress: null};
const of = (more: Partial<JudgementInput> = {}) =>
  judgeWorkout({
    day: "2026-11-24",
    today: "2026-11-26",
    isSkipped: false,
    planned: HOUR,
    done: null,
    ...more,
  });
const after = (duration: number) => of({done: {...HOUR, duration}}).standing;

it("goes by the time that was planned: 20 % to either side is done, half of it and one and a half are the ends", () => {
  const minutes = [29, 30, 47, 48, 60, 72, 73, 90, 91];
  expect(minutes.map((each) => after(each * 60))).toEqual([
    "missed",
    "less",
    "less",
    "done",
    "done",
    "done",
    "more",
    "more",
    "far_over",
  ]);
});

it("reports which measure decided and the share reached", () => {
  expect(of({done: {...HOUR, duration: 2880}})).toEqual({standing: "done", base: "duration", share: 0.8});
  expect(of({base: "stress", done: {...HOUR, stress: 30}})).toEqual({
    standing: "less",
    base: "stress",
    share: 0.5,
  });
  expect(of({planned: {...HOUR, duration: null}, done: HOUR}).base).toBe("distance");
});

it("a run for a plan without length counts as done", () => {
  expect(of({planned: NOTHING, done: HOUR})).toEqual({standing: "done", base: null, share: null});
});

it("a planned workout without a run is missed from the next day on, and skipped when it is marked as skipped", () => {
  expect(of({day: "2026-11-26"}).standing).toBe("planned");
  expect(of({day: "2026-11-25"}).standing).toBe("missed");
  expect(of({isSkipped: true}).standing).toBe("skipped");
  // Who ran after all has run.
  expect(of({isSkipped: true, done: HOUR}).standing).toBe("done");
});
