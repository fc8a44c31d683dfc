import {expect, it} from "vitest";
import {doubtfulSteps} from "./doubtful-steps.ts";
import {readWorkoutText} from "./read-text.ts";

const doubts = (text: string, criticalPower: number | null = 268) =>
  doubtfulSteps(readWorkoutText(text, "en", () => "id").blocks ?? [], criticalPower).map(({code}) => code);

it.each([
  "400min @110%",
  "4x(40min @120%, 2min)",
  "42.2km @110%",
  "5h @RPE8",
  "5h @260W",
  "13h",
  "90min @ramp 90-140%",
])("%s is too long to be meant", (text) => {
  expect(doubts(text)).toEqual(["long"]);
});

it.each(["90m easy", "60m @70%", "warmup 90m", "75m @Z2"])("%s is too short to be meant", (text) => {
  expect(doubts(text)).toEqual(["short"]);
});

it.each([
  "400m @110%",
  "6x(400m @115%, 90m easy)",
  "8x(100m, 100m easy)",
  "100m",
  "100m @120%",
  "5km @108%",
  "42.2km @88%",
  "60min @100%",
  "3h @95%",
  "10h @60%",
  "lap @300%",
  "30s @300%",
])("%s is believed", (text) => {
  expect(doubts(text)).toEqual([]);
});

it("needs critical power to doubt W", () => {
  expect(doubts("5h @260W", null)).toEqual([]);
});

it("names the place", () => {
  const {blocks} = readWorkoutText("10min, 2x(400min @110%, 60km @115%)", "en", () => "id");
  expect(doubtfulSteps(blocks ?? [], 268)).toEqual([
    {code: "long", byDistance: false, block: 1, segment: 0},
    {code: "long", byDistance: true, block: 1, segment: 1},
  ]);
});
