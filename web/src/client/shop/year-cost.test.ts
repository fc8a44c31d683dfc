import {describe, expect, it} from "vitest";
import {addMonths, yearCost} from "./year-cost";

const PLAN = {code: "p", interval_count: 1, due_today: 0};
const line = {
  sku: "duo",
  offer: "duo-c12",
  clip: null,
  kind: "hardware",
  name: "Duo",
  qty: 1,
  max: 3,
  unit: 29_900,
  compare_at: null,
  total: 29_900,
  stock: "in_stock",
} as const;
const YEARLY = {...PLAN, interval: "yearly", amount: 9_999, commitment_months: 12, trial_days: 30} as const;
const MONTHLY = {...PLAN, interval: "monthly", amount: 999, commitment_months: 6, trial_days: 30} as const;
type Plan = Omit<typeof YEARLY | typeof MONTHLY, "trial_days"> & {readonly trial_days: number};
const cart = (membership: Plan | null, estimated_total: number) => ({
  estimated_total,
  lines: [{...line, membership}],
});

it("nothing comes later without a membership", () => {
  expect(yearCost(cart(null, 29_900), "2026-11-22")).toBeNull();
});

it("a yearly plan after a trial is one step, and its commitment ends a year after it began", () => {
  expect(yearCost(cart(YEARLY, 39_900), "2026-11-22")).toMatchObject({
    charges: [{day: "2026-12-22", amount: 9_999}],
    total: 49_899,
    end: "2027-11-22",
    term: {start: "2026-12-22", commitment: {months: 12, end: "2027-12-22", total: 9_999}},
  });
});

it("a monthly plan is a step a month; the one a year from today belongs to the next year", () => {
  const cost = yearCost(cart(MONTHLY, 18_100), "2026-11-22");
  expect(cost?.charges).toHaveLength(11);
  expect(cost?.charges.at(-1)?.day).toBe("2027-10-22");
  expect(cost?.total).toBe(18_100 + 11 * 999);
  expect(cost?.term.commitment).toEqual({months: 6, end: "2027-06-22", total: 5_994});
});

it("without a trial a year is paid today, and nothing more of it within the year", () => {
  expect(yearCost(cart({...YEARLY, trial_days: 0}, 39_899), "2026-11-22")).toBeNull();
});

describe("months", () => {
  it.each([
    ["2027-01-31", 1, "2027-02-28"],
    ["2027-01-31", 2, "2027-03-31"],
    ["2028-02-29", 12, "2029-02-28"],
    ["2026-12-15", 1, "2027-01-15"],
  ])("%s and %i later is %s", (day, months, later) => {
    expect(addMonths(day, months)).toBe(later);
  });
});
