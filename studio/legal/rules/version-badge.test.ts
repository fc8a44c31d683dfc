import {expect, test} from "vitest";
import {badgeFor} from "./version-badge.ts";

test.each([
  ["draft", "Draft"],
  ["inReview", "In review 1/2"],
  ["approved", "Approved"],
  ["announced", "Announced · 1 Jan 2027"],
  ["inForce", "In force"],
  ["superseded", "Superseded"],
  ["withdrawnBeforeEffect", "Withdrawn"],
] as const)("%s is shown as %s", (state, label) => {
  expect(badgeFor({state, approvals: 1, effectiveFrom: "2027-01-01"}).label).toBe(label);
});
