import {expect, it} from "vitest";
import {planLanes} from "./lanes.ts";

it("gives what stops services a stack of its own, beside the others", () => {
  const lanes = planLanes(["journeys", "studio", "hosted", "faults"]);
  expect(lanes).toHaveLength(2);
  expect(lanes[0]).toEqual(["journeys"]);
  expect(lanes[1]).toContain("faults");
});

it("starts no stack for a lane without stories", () => {
  expect(planLanes(["faults"])).toEqual([["faults"]]);
  expect(planLanes([])).toEqual([]);
});

it("leaves out no group, not even one that no lane names", () => {
  const all = ["journeys", "studio", "hosted", "faults", "new"];
  expect(planLanes(all).flat().sort()).toEqual([...all].sort());
});
