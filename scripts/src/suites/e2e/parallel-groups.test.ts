import {expect, it} from "vitest";
import {planParallelGroups} from "./parallel-groups.ts";

it("runs suites that stop services on a stack of their own, in parallel with the others", () => {
  const lanes = planParallelGroups(["site", "studio", "hosted", "faults"]);
  expect(lanes).toHaveLength(2);
  expect(lanes[0]).toEqual(["site"]);
  expect(lanes[1]).toContain("faults");
});

it("starts no stack for a lane without stories", () => {
  expect(planParallelGroups(["faults"])).toEqual([["faults"]]);
  expect(planParallelGroups([])).toEqual([]);
});

it("leaves out no group, not even one that no lane names", () => {
  const all = ["site", "studio", "hosted", "faults", "new"];
  expect(planParallelGroups(all).flat().sort()).toEqual([...all].sort());
});
