import type {Sub} from "@gradus/backend/contract/membership";
import {expect, it} from "vitest";
import {EXAMPLE_SUBSCRIPTION} from "@/client/testing/example-membership";
import {railFacts} from "./rail-facts";

const NOW = new Date("2027-03-14T10:00:00Z");
const NO_COMMITMENT = {
  commitment_months: 0,
  commitment_ends_at: null,
  commitment_state: "none",
} as const satisfies Partial<Sub>;
const facts = (changes: Partial<Sub> = {}, now = NOW) =>
  railFacts({...EXAMPLE_SUBSCRIPTION, ...changes}, now);
const dayOf = (date: Date | undefined) => date?.toISOString().slice(0, 10);

it("a commitment runs from its first payment to its end, the trial left out", () => {
  const rail = facts();
  expect([dayOf(rail?.from), dayOf(rail?.to), rail?.end]).toEqual(["2026-12-22", "2027-06-22", "commitment"]);
  expect(rail?.paid).toEqual({count: 3, total: 6});
  expect(dayOf(rail?.charge?.date)).toBe("2027-03-22");
  expect(rail?.months.map(({date}) => date.getUTCMonth())).toEqual([0, 1, 2, 3, 4]);
});

it("places are to scale: 82 of 182 days are 45 percent", () => {
  expect(facts()?.today).toBeCloseTo(82 / 182, 5);
});

it("without a commitment it runs from the last charge to the next, and counts no payments", () => {
  const rail = facts({...NO_COMMITMENT, remaining_charges: []});
  expect([dayOf(rail?.from), dayOf(rail?.to), rail?.end]).toEqual(["2027-02-22", "2027-03-22", "renewal"]);
  expect(rail?.paid).toBeNull();
  expect(rail?.weeks).toHaveLength(27);
});

it("cancelled, it ends when the access does, and shows that nothing follows", () => {
  const rail = facts({...NO_COMMITMENT, cancel_at: "2027-03-22T10:00:00.000Z", renew_date: null});
  expect(rail?.end).toBe("access");
  expect(rail?.endAt).toBeLessThan(1);
  expect(rail?.charge).toBeNull();
});

it("cancelled inside a commitment its end is the access's, and what is still charged stays named", () => {
  const rail = facts({cancel_at: "2027-06-22T10:00:00.000Z"});
  expect([dayOf(rail?.to), rail?.end, dayOf(rail?.charge?.date)]).toEqual([
    "2027-06-22",
    "access",
    "2027-03-22",
  ]);
});

it("in a trial it runs to the trial's end, whatever the commitment", () => {
  const rail = facts({status: "trialing"}, new Date("2026-12-01T10:00:00Z"));
  expect([dayOf(rail?.from), dayOf(rail?.to), rail?.end]).toEqual(["2026-11-22", "2026-12-22", "trial"]);
});

it("today never leaves the scale", () => {
  expect(facts({}, new Date("2030-01-01T00:00:00Z"))?.today).toBe(1);
  expect(facts({}, new Date("2020-01-01T00:00:00Z"))?.today).toBe(0);
});

it("is not drawn for what has ended or never renews", () => {
  expect(facts({ended_at: "2027-03-01T00:00:00.000Z"})).toBeNull();
  expect(facts({...NO_COMMITMENT, renew_date: null})).toBeNull();
});
