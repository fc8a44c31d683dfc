import {expect, it} from "vitest";
import {exampleRun} from "../../testing/example-run";
import {footBalance, reachOf} from "./foot-balance";

const TODAY = "2026-11-25";
const run = (day: number, left: number | null, changes = {}) =>
  exampleRun({
    id: `act_${day}`,
    local_day: `2026-11-${String(day).padStart(2, "0")}`,
    timestamp: day,
    average_ground_time_balance: left,
    ...changes,
  });

it("what is usual is the median of thirty days and at least a percent to either side", () => {
  const runs = [20, 21, 22, 23, 24].map((day) => run(day, 50.4));
  const {usual, latest, runs: known} = footBalance([...runs].reverse(), "groundTime", TODAY);
  expect(usual).toEqual({from: 49.4, to: 51.4, firstDay: "2026-10-27", lastDay: TODAY});
  expect(latest?.run.id).toBe("act_24");
  expect(known.map(({isUnusual}) => isUnusual)).toEqual([false, false, false, false, false]);
});

it("a run outside the usual range of its day is marked, whatever is usual later", () => {
  const before = [1, 2, 3, 4, 5, 6].map((day) => run(day, 50));
  const runs = [...before, run(7, 53), ...[8, 9, 10, 11, 12, 13, 14, 15, 16].map((day) => run(day, 53))];
  const {runs: known, usual} = footBalance(runs, "groundTime", TODAY);
  const unusualIds = known.filter(({isUnusual}) => isUnusual).map((each) => each.run.id);
  expect(unusualIds).toContain("act_7");
  expect(unusualIds).not.toContain("act_1");
  expect(unusualIds).not.toContain("act_16");
  expect(usual).toMatchObject({from: 52, to: 54});
});

it("a run is no part of what it is held against", () => {
  const others = [1, 2, 3, 4].map((day) => run(day, 50));
  const isUnusual = (runs: ReturnType<typeof run>[]) =>
    footBalance(runs, "groundTime", TODAY).latest?.isUnusual;
  expect(isUnusual([...others, run(6, 53)])).toBe(false);
  expect(isUnusual([...others, run(5, 50), run(6, 53)])).toBe(true);
});

it("nothing is usual of fewer than five runs, and runs with one pod are none of them", () => {
  const runs = [...[20, 21, 22, 23].map((day) => run(day, 50)), run(24, null)];
  const {usual, runs: known} = footBalance(runs, "groundTime", TODAY);
  expect([usual, known.length]).toEqual([null, 4]);
});

it("what is deleted or left out counts nowhere", () => {
  const runs = [run(20, 50, {deleted: "2026-11-21T00:00:00Z"}), run(21, 50, {is_excluded: true})];
  expect(footBalance(runs, "groundTime", TODAY).runs).toEqual([]);
});

it("a scale holds the farthest run, and never shows noise large", () => {
  expect(reachOf(footBalance([run(20, 50.1)], "groundTime", TODAY))).toBe(3);
  expect(reachOf(footBalance([run(20, 45.2)], "groundTime", TODAY))).toBe(5);
});
