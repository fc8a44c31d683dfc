import {expect, it} from "vitest";
import {COMMON_GRID} from "../mean-max/duration-grid.ts";
import {envelopeOf} from "./envelope.ts";
import {rangeEfforts} from "./range-efforts.ts";

it("names, for each duration of the automatic grid, the run that holds it", () => {
  const flat = (watts: number, points: number) => COMMON_GRID.slice(0, points).map(() => watts);
  const longEffort = {activity: {id: "long", day: "2026-03-01"}, power: flat(250, 200), start: flat(0, 200)};
  const hardEffort = {activity: {id: "hard", day: "2026-03-05"}, power: flat(300, 60), start: flat(0, 60)};
  expect(
    rangeEfforts(envelopeOf([longEffort, hardEffort])).map(({seconds, activityId, power}) => [
      seconds,
      activityId,
      power,
    ]),
  ).toEqual([
    [10, "hard", 300],
    [20, "hard", 300],
    [30, "hard", 300],
    [60, "hard", 300],
    [90, "long", 250],
    [120, "long", 250],
    [180, "long", 250],
    [240, "long", 250],
  ]);
  expect(rangeEfforts(envelopeOf([]))).toEqual([]);
});
