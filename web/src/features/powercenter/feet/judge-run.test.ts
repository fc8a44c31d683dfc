import {expect, it} from "vitest";
import {exampleRun} from "../testing/example-run";
import {judgeRun} from "./judge-run";

const run = (id: number, left: number, changes = {}) =>
  exampleRun({id: `act_${id}`, local_day: "2026-11-20", average_ground_time_balance: left, ...changes});
const others = [50, 50.2, 50.4, 50.6, 50.8].map((left, id) => run(id, left));
const own = run(9, 55, {local_day: "2026-11-24"});

it("is of the thirty days before a run, without the run itself", () => {
  expect(judgeRun([...others, own], own, "ground_time_balance").baseline?.median).toBe(50.4);
  expect(judgeRun([...others.slice(1), own], own, "ground_time_balance").baseline).toBeNull();
});

it("is not of what is deleted, left out or run later", () => {
  const more = [
    run(6, 60, {deleted: "2026-11-21T00:00:00Z"}),
    run(7, 60, {is_excluded: true}),
    run(8, 60, {local_day: "2026-11-25"}),
  ];
  expect(judgeRun([...others, ...more], own, "ground_time_balance").baseline).toMatchObject({
    median: 50.4,
    runs: 5,
  });
});

it("a run is judged by most of its course where that is known, and by its mean where it is not", () => {
  const spread = (...shares: number[]) => ({ground_time_balance: shares});
  const judgeWith = (changes: object) =>
    judgeRun(others, run(9, 55, {local_day: "2026-11-24", ...changes}), "ground_time_balance").isUnusual;
  expect(judgeWith({balance_spreads: spread(50, 50, 50, 60, 65)})).toBe(false);
  expect(judgeWith({balance_spreads: spread(50, 50, 56, 60, 65)})).toBe(true);
  expect(judgeWith({})).toBe(true);
});
