import {expect, it} from "vitest";
import {distributionRange} from "./distribution-range";

const TODAY = "2026-11-25";

it("uses the four weeks up to today where the query asks for nothing valid", () => {
  const usual = {from: "2026-10-29", to: TODAY, preset: "4w"};
  expect(distributionRange({}, TODAY)).toEqual(usual);
  expect(distributionRange({range: "toString", from: "2026-02-30", to: TODAY}, TODAY)).toEqual(usual);
});

it("puts custom days in order", () => {
  expect(distributionRange({from: "2026-03-02", to: "2026-03-01", range: "8w"}, TODAY)).toEqual({
    from: "2026-03-01",
    to: "2026-03-02",
    preset: null,
  });
});
