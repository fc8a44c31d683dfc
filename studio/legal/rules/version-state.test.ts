import {describe, expect, test} from "vitest";
import {type DatedVersion, groupVersions, stateOn} from "./version-state.ts";

const version = (id: string, effectiveFrom: string, more: Partial<DatedVersion> = {}): DatedVersion => ({
  id,
  scope: "base",
  state: "inForce",
  sealed: true,
  effectiveFrom,
  ...more,
});

const old = version("old", "2025-03-01");
const present = version("present", "2026-06-19");
const upcoming = version("coming", "2027-01-01", {state: "announced"});
const overlay = version("overlay", "2026-06-19", {scope: "euConsumer"});
const draft = version("draft", "2027-06-01", {sealed: false, state: "draft"});
const withdrawn = version("withdrawn", "2026-10-01", {state: "withdrawnBeforeEffect"});
const all = [old, present, upcoming, overlay, draft, withdrawn];

describe("the dates decide, not what is stored", () => {
  test.each([
    ["2026-06-18", old, "inForce"],
    ["2026-06-19", old, "superseded"],
    ["2026-06-18", present, "announced"],
    ["2026-12-31", upcoming, "announced"],
    ["2027-01-01", upcoming, "inForce"],
    ["2027-01-01", present, "superseded"],
  ])("on %s", (today, one, state) => {
    expect(stateOn(one, all, today)).toBe(state);
  });
});

test("a version is replaced in its own scope only, and never by a draft or a withdrawn one", () => {
  expect(stateOn(overlay, all, "2027-07-01")).toBe("inForce");
  expect(stateOn(present, [present, draft, withdrawn], "2027-07-01")).toBe("inForce");
});

test("what is not sealed is as far as it was moved", () => {
  expect(stateOn({...draft, state: "inReview"}, all, "2026-11-21")).toBe("inReview");
  expect(stateOn({...draft, state: null}, all, "2026-11-21")).toBe("draft");
  // A stored state cannot pretend that unsealed words bind anyone.
  expect(stateOn({...draft, state: "inForce"}, all, "2028-01-01")).toBe("draft");
});

test("every version is listed in exactly one group", () => {
  const {inForce, coming: next, drafts, archive} = groupVersions(all, "2026-11-21");
  expect(inForce.map(({id}) => id)).toEqual(["present", "overlay"]);
  expect(next.map(({id}) => id)).toEqual(["coming"]);
  expect(drafts.map(({id}) => id)).toEqual(["draft"]);
  expect(archive.map(({id}) => id)).toEqual(["withdrawn", "old"]);
});
