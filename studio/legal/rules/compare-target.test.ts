import {expect, test} from "vitest";
import {compareTarget} from "./compare-target.ts";

const version = (id: string, effectiveFrom: string, previous: string | null, sealed = true) => ({
  id,
  scope: "base",
  state: sealed ? "announced" : "draft",
  sealed,
  effectiveFrom,
  previous,
});
const first = version("first", "2025-03-01", null);
const present = version("present", "2026-06-19", "first");
const upcoming = version("coming", "2027-01-01", "present");
const draft = version("draft", "2027-06-01", "coming", false);
const among = (own: typeof first, all = [first, present, upcoming, draft]) =>
  compareTarget(
    own,
    all.filter(({id}) => id !== own.id),
    "2026-11-21",
  )?.id ?? null;

test("what is not in force yet is compared with what is", () => {
  expect(among(draft)).toBe("present");
  expect(among(upcoming)).toBe("present");
});

test("what is or was in force is compared with what it replaced", () => {
  expect(among(present)).toBe("first");
  expect(among(first)).toBeNull();
});
