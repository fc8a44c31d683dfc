import {expect, it} from "vitest";
import {formatDayRange} from "./day-range";

it("writes a range on one line, with one kind of space, whatever the data of languages puts there", () => {
  expect(formatDayRange({from: "2026-11-30", to: "2026-12-01"}, "en-US")).toBe(
    "Nov\u00a030\u00a0–\u00a0Dec\u00a01",
  );
});
