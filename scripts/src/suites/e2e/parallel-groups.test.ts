import {expect, it} from "vitest";
import {planParallelGroups} from "./parallel-groups.ts";

it("runs suites that stop services on a stack of their own, in parallel with the others", () => {
  const groups = planParallelGroups(["site", "studio", "hosted", "faults"]);
  expect(groups).toHaveLength(2);
  expect(groups[0]).toEqual(["site"]);
  expect(groups[1]).toContain("faults");
});

it("starts no stack for a group without tests", () => {
  expect(planParallelGroups(["faults"])).toEqual([["faults"]]);
  expect(planParallelGroups([])).toEqual([]);
});

it("leaves out no project, not even one that no group names", () => {
  const all = ["site", "studio", "hosted", "faults", "new"];
  expect(planParallelGroups(all).flat().sort()).toEqual([...all].sort());
});
