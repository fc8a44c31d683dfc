import {afterEach, beforeEach, expect, test, vi} from "vitest";
import {checkClaimReferences, checkClaims, claimProblems} from "./claim-problems.ts";
import type {LookupContext} from "./query-once-per-run.ts";

const faster = {id: "claim-faster", key: "faster", validTo: "2027-08-31", isWithdrawn: false};
const smaller = {id: "claim-smaller", key: "smaller", validTo: "2026-12-31", isWithdrawn: false};
const withdrawnClaim = {id: "claim-gone", key: "gone", validTo: "2029-01-01", isWithdrawn: true};
const register = [faster, smaller, withdrawnClaim];

beforeEach(() => void vi.useFakeTimers({now: new Date("2027-01-01T12:00:00Z"), toFake: ["Date"]}));
afterEach(() => void vi.useRealTimers());

test.each([
  ["{claim:faster}.", "2027-08-31", []],
  [
    "{claim:faster}.",
    "2027-09-01",
    ['The claim "faster" ended on 31 August 2027. Take it out, or have the claim renewed first.'],
  ],
  ["{claim:gone}", "2026-01-01", ['The evidence of the claim "gone" was withdrawn. Take the claim out.']],
  [
    "{claim:fastre}",
    "2026-01-01",
    ["{claim:fastre} is not in the claim register. Did you mean {claim:faster}?"],
  ],
  ["No claim, {price:pod}", "2030-01-01", []],
])("%s on %s", (text, today, problems) => {
  expect(claimProblems(text, {register, today})).toEqual(problems);
});

test("a heading that contains a claim with an end date is reported with that date", () => {
  expect(claimProblems("Now {claim:faster}", {register, today: "2026-11-21", isHeading: true})).toEqual([
    "This heading holds a claim that ends on 31 August 2027; move it into a claim section.",
  ]);
});

function createContext(fetch: () => Promise<unknown>): LookupContext {
  const client = {fetch, withConfig: () => client};
  return {getClient: () => client};
}

test("the claim register is fetched once for a document with several claims, and never for one without", async () => {
  const fetch = vi.fn(async () => register);
  const context = createContext(fetch);
  expect(checkClaims("From {price:pod}", context)).toBe(true);
  expect(fetch).not.toHaveBeenCalled();
  expect(await checkClaims("{claim:faster}", context)).toBe(true);
  expect(await checkClaims("{claim:smaller}", context)).toContain("ended on 31 December 2026");
  expect(await checkClaimReferences(["claim-faster"], context)).toBe(true);
  expect(await checkClaimReferences(["claim-faster", "claim-smaller"], context)).toContain('"smaller" ended');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("a register that does not answer is a problem in words, not a pass", async () => {
  const context = createContext(async () => Promise.reject(new Error("offline")));
  expect(await checkClaims("{claim:faster}", context)).toContain("could not be checked");
});
