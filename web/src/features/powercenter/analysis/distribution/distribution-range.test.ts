import {expect, it} from "vitest";
import {distributionRange} from "./distribution-range";

const TODAY = "2026-11-25";

it("four weeks to today, where nothing that can be meant is asked for", () => {
  const usual = {from: "2026-10-29", to: TODAY, preset: "4w"};
  expect(distributionRange({}, TODAY)).toEqual(usual);
  expect(distributionRange({range: "toString", from: "2026-02-30", to: TODAY}, TODAY)).toEqual(usual);
});

it("days of one's own in their order", () => {
  expect(distributionRange({from: "2026-03-02", to: "2026-03-01", range: "8w"}, TODAY)).toEqual({
    from: "2026-03-01",
    to: "2026-03-02",
    preset: null,
  });
});
