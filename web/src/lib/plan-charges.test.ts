import {isoDay} from "@gradus/training/numbers/days";
import {expect, it} from "vitest";
import {listCharges} from "./plan-charges";

const monthly = {interval: "monthly", interval_count: 1} as const;
const yearly = {interval: "yearly", interval_count: 1} as const;
const days = (charges: readonly Date[]) => charges.map((day) => isoDay(day));
const year = (from: string, trialDays: number) => ({from: new Date(from), trialDays, months: 12});

it("first charges when the trial ends, so a year of months has eleven of them", () => {
  const charges = days(listCharges(monthly, year("2026-11-23", 30)));
  expect(charges).toHaveLength(11);
  expect(charges[0]).toBe("2026-12-23");
  expect(charges.at(-1)).toBe("2027-10-23");
});

it("counts twelve where thirty days end before the month does", () => {
  expect(listCharges(monthly, year("2027-03-23", 30))).toHaveLength(12);
});

it("counts twelve without a trial, the first one today", () => {
  const charges = days(listCharges(monthly, year("2026-11-23", 0)));
  expect(charges).toHaveLength(12);
  expect(charges[0]).toBe("2026-11-23");
});

it("charges on the 31st in months that have one, and otherwise on the last day of the month", () => {
  const charges = days(listCharges(monthly, year("2028-01-31", 0)));
  expect(charges.slice(0, 4)).toEqual(["2028-01-31", "2028-02-29", "2028-03-31", "2028-04-30"]);
});

it("charges a year once within twelve months, and twice within fourteen", () => {
  expect(days(listCharges(yearly, year("2026-11-23", 30)))).toEqual(["2026-12-23"]);
  const longer = {from: new Date("2026-11-23"), trialDays: 30, months: 14};
  expect(days(listCharges(yearly, longer))).toEqual(["2026-12-23", "2027-12-23"]);
});

it("counts weeks and days by the calendar", () => {
  const weekly = {interval: "weekly", interval_count: 2} as const;
  expect(listCharges(weekly, year("2026-11-23", 0))).toHaveLength(27);
});
