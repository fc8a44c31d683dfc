import {expect, test} from "vitest";
import type {LegalStatus} from "../backend/reply.ts";
import type {Version} from "../data/versions.ts";
import {rowsWaitingForMe, rowsWaitingForOthers, upcomingVersions, versionsInProgress} from "./desk-groups.ts";

const version = (id: string, more: Partial<Version>): Version => ({
  id,
  kind: "terms",
  scope: "base",
  title: "Terms of use",
  label: "1.0",
  state: "draft",
  sealed: false,
  seal: null,
  effectiveFrom: "2027-03-01",
  announcedOn: null,
  changeKind: "material",
  author: "author",
  base: null,
  previous: null,
  noDifference: [],
  regions: null,
  texts: [],
  ...more,
});
const row = (id: string, moves: LegalStatus["moves"]) => ({
  version: version(id, {}),
  status: {version: id, state: "inReview" as const, seal: "s", approvals: [], conditions: [], moves},
});

test("versions I can move forward wait for me; versions I can only return wait for others", () => {
  const rows = [row("approve", ["approve", "return"]), row("return", ["return"]), row("seal", ["seal"])];
  expect(rowsWaitingForMe(rows).map((one) => one.version.id)).toEqual(["approve", "seal"]);
  expect(rowsWaitingForOthers(rows).map((one) => one.version.id)).toEqual(["return"]);
});

test("a version whose status is unknown is not lost", () => {
  const rows = [{version: version("unknown", {}), status: null}];
  expect(rowsWaitingForOthers(rows)).toHaveLength(1);
});

test("versions in progress and upcoming versions are distinguished, the soonest first", () => {
  const versions = [
    version("late", {effectiveFrom: "2027-06-01"}),
    version("soon", {effectiveFrom: "2027-02-01", state: "approved"}),
    version("sealed", {effectiveFrom: "2027-01-01", sealed: true, state: "announced"}),
    version("past", {effectiveFrom: "2026-01-01", sealed: true, state: "inForce"}),
    version("withdrawn", {effectiveFrom: "2027-01-01", sealed: true, state: "withdrawnBeforeEffect"}),
  ];
  expect(versionsInProgress(versions).map(({id}) => id)).toEqual(["soon", "late"]);
  expect(upcomingVersions(versions, "2026-11-21").map(({id}) => id)).toEqual(["sealed"]);
});
