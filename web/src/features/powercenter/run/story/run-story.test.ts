import {expect, it} from "vitest";
import {exampleDetail} from "../../testing/example-detail";
import {toSeries} from "../run-series";
import {findRepeats} from "./find-repeats";
import {runStory} from "./run-story";

type Column = (slot: number) => number;

/** A run of half an hour, level and even unless overridden. */
function story(
  {power = () => 250, speed = () => 3, height = () => 500}: Partial<Record<string, Column>>,
  changes = {},
) {
  const seconds = 1800;
  const list = (of: Column) => Array.from({length: seconds}, (_, slot) => of(slot));
  const run = exampleDetail({
    seconds,
    changes: {
      total_power_list: list(power),
      speed_list: list(speed),
      elevation_list: list(height),
      lap_events: [],
      ...changes,
    },
  });
  return runStory(run, toSeries(run));
}

/** Up 60 m between the tenth and the twentieth minute, 10 % of them slower. */
const hill = (slot: number) => 500 + Math.max(0, Math.min(60, (slot - 600) / 10));
const slowed = (slot: number) => (slot > 600 && slot < 1200 ? 2.5 : 3.2);

it("reports the climb that cost pace, and whether power rose with it", () => {
  expect(story({height: hill, speed: slowed})).toMatchObject({kind: "climb", course: "even", power: 250});
  const harder = story({
    height: hill,
    speed: slowed,
    power: (slot) => (slot > 600 && slot < 1200 ? 290 : 240),
  });
  expect(harder).toMatchObject({kind: "climb", course: "stronger"});
});

it.each([
  ["a rise of less than 20 m", {height: (slot: number) => 500 + Math.min(15, slot / 20), speed: slowed}],
  ["a climb as fast as the rest", {height: hill}],
])("does not make a mountain of %s", (_what, columns) => {
  expect(story(columns)?.kind).toBe("halves");
});

it("reports drift from 5 % up, ranked after repeats and climbs", () => {
  expect(story({}, {power_hr_drift: 5})).toEqual({kind: "drift", percent: 5});
  expect(story({}, {power_hr_drift: 4.9})?.kind).toBe("halves");
  expect(story({height: hill, speed: slowed}, {power_hr_drift: 9})?.kind).toBe("climb");
});

it.each([
  ["even", 255],
  ["stronger", 260],
  ["weaker", 240],
] as const)("compares the halves by power: %s", (course, later) => {
  const halves = story({power: (slot) => (slot < 900 ? 250 : later)});
  expect(halves).toEqual({kind: "halves", course, first: 250, second: later});
});

it("compares the halves by pace when there is no power, and reports nothing that was never measured", () => {
  const noPower = {total_power_list: null, average_power: null};
  expect(story({speed: (slot) => (slot < 900 ? 3 : 3.2)}, noPower)).toMatchObject({
    kind: "pace",
    course: "stronger",
  });
  expect(story({}, {...noPower, speed_list: null})).toBeNull();
});

const lap = (seconds: number, power: number | null) => ({timer_time: seconds, average_power: power});

it("knows repeats of an interval session", () => {
  const laps = [
    lap(720, 182),
    lap(180, 275),
    lap(108, 160),
    lap(180, 276),
    lap(108, 159),
    lap(181, 281),
    lap(480, 172),
  ];
  expect(findRepeats(laps)).toEqual({count: 3, seconds: 180, power: (275 + 276 + 281) / 3, change: 6});
});

it.each([
  ["kilometres of a steady run", [lap(300, 250), lap(301, 252), lap(299, 248), lap(300, 251), lap(302, 249)]],
  [
    "fast laps without rest between",
    [lap(300, 180), lap(60, 280), lap(60, 282), lap(60, 281), lap(300, 170)],
  ],
  ["laps of all lengths", [lap(60, 280), lap(60, 170), lap(300, 275), lap(60, 170), lap(600, 270)]],
  ["laps without power", [lap(60, null), lap(60, null), lap(60, null), lap(60, null), lap(60, null)]],
  ["no laps", []],
])("takes %s for no repeats", (_what, laps) => {
  expect(findRepeats(laps)).toBeNull();
});
