import {momentOf} from "@gradus/schemas/zoned-time";
import {expect, test} from "vitest";
import {ZONES} from "../../region-time/example-zones.ts";
import {clockChange, clocks} from "./instant-words.ts";

test("regions whose clocks agree share a line", () => {
  const instant = new Date("2026-11-30T23:00:00Z");
  expect(clocks(instant, ["de", "fr", "gb", "au"], ZONES)).toEqual([
    {words: "1 December 2026, 00:00 Berlin", regions: ["de", "fr"]},
    {words: "30 November 2026, 23:00 London", regions: ["gb"]},
    {words: "1 December 2026, 10:00 Sydney", regions: ["au"]},
  ]);
});

test.each([
  ["2026-12-01T00:00", null],
  ["2027-03-28T02:30", "put forward over this time there. It counts as 28 March 2027, 03:30 Berlin."],
  ["2026-10-25T02:30", "comes twice. It counts as the first."],
])("%s in Berlin", (wall, words) => {
  const moment = momentOf(wall, ZONES.de);
  const change = moment && clockChange(moment, ZONES.de);
  if (words === null) expect(change).toBeNull();
  else expect(change).toContain(words);
});
