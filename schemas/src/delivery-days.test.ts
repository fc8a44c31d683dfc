import {expect, it} from "vitest";
import {deliveryDays} from "./delivery-days.ts";

it("counts working days from the day after the order", () => {
  // A Sunday: nothing is sent before Monday.
  expect(deliveryDays("2026-11-22", [3, 5])).toEqual({from: "2026-11-25", to: "2026-11-27"});
  expect(deliveryDays("2026-11-23", [3, 5])).toEqual({from: "2026-11-26", to: "2026-11-30"});
});

it("a weekend, the end of a month and a change of the clock are no day more", () => {
  expect(deliveryDays("2026-03-27", [1, 4])).toEqual({from: "2026-03-30", to: "2026-04-02"});
});
