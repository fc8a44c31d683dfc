import {expect, it} from "vitest";
import {allocate} from "./discounts.ts";
import {addMonths, nextPeriodEnd} from "./months.ts";
import {taxAmount} from "./tax.ts";

const at = (day: string) => Date.parse(`${day}T09:30:00Z`) / 1000;
const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 16);

it.each([
  ["2026-01-31", 1, "2026-02-28T09:30"],
  ["2026-01-31", 2, "2026-03-31T09:30"],
  ["2028-02-29", 12, "2029-02-28T09:30"],
  ["2028-01-31", 1, "2028-02-29T09:30"],
  ["2026-12-15", 1, "2027-01-15T09:30"],
])("%s and %i months", (start, months, end) => {
  expect(day(addMonths(at(start), months))).toBe(end);
});

it("a period ends at the next step of the anchor, not a month after a short one", () => {
  const month = {interval: "month", interval_count: 1};
  expect(day(nextPeriodEnd(at("2026-01-31"), month, at("2026-02-28")))).toBe("2026-03-31T09:30");
});

it.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [5, [0, 10], [0, 5]],
  [7, [0, 0], [0, 0]],
  [2985, [19900, 0], [2985, 0]],
])("%i is shared over %j to the last unit", (whole, weights, shares) => {
  expect(allocate(whole, weights)).toEqual(shares);
});

it.each([
  ["inclusive", "DE", 11900, 1900, 11900],
  ["exclusive", "DE", 10000, 1900, 11900],
  ["unspecified", "US", 19900, 1642, 21542],
  ["inclusive", null, 11900, 0, 11900],
] as const)("%s in %s", (behaviour, country, amount, tax, total) => {
  expect(taxAmount(amount, behaviour, country)).toMatchObject({tax, total});
});
