import {expect, it} from "vitest";
import {steady} from "../testing/series.ts";
import {anaerobicBalance} from "./anaerobic-balance.ts";

it("empties above critical power and refills below it as calculated by hand", () => {
  const balance = anaerobicBalance([...steady(320, 180), ...steady(180, 120)], 280, 12_000);
  expect(balance[179]).toBeCloseTo(4800, 9);
  expect(balance[299]).toBeCloseTo(9362.343, 3);
});

it("goes below zero when critical power is set too low, instead of hiding it", () => {
  expect(anaerobicBalance(steady(400, 200), 280, 12_000).at(-1)).toBe(-12_000);
});

it("stays full while nothing is measured, and never overfills", () => {
  expect([...anaerobicBalance([Number.NaN, 0, 100], 280, 12_000)]).toEqual([12_000, 12_000, 12_000]);
});
