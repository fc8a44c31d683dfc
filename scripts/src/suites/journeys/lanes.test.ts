import {expect, it} from "vitest";
import {planLanes} from "./lanes.ts";

it("runs suites that stop services on a stack of their own, in parallel with the others", () => {
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
