import type {ActivityDetail} from "@gradus/backend/contract/activities";
import type {Series} from "@gradus/training/series/series";
import {meanIn, movingSlots} from "@gradus/training/summary/moving";
import type {SlotRange} from "@/charts/series-stack/chart-line";
import {type Climb, findClimb} from "./find-climb";
import {findRepeats, type Repeats} from "./find-repeats";

type Course = "even" | "stronger" | "weaker";

export type Story =
  | ({readonly kind: "repeats"; readonly course: Course} & Repeats)
  | {
      readonly kind: "climb";
      readonly course: Course;
      readonly climb: Climb;
      readonly speed: number;
      readonly power: number;
    }
  | {readonly kind: "drift"; readonly percent: number}
  | {readonly kind: "halves"; readonly course: Course; readonly first: number; readonly second: number}
  | {readonly kind: "pace"; readonly course: Course; readonly first: number; readonly second: number};

type StorySource = Pick<ActivityDetail, "lap_events" | "power_hr_drift" | "average_power" | "average_speed">;

/** Less than that is the same. */
const SAME = 0.03;
/** Slower than the run's pace by so much, a climb is felt. */
const SLOWER = 0.05;
/** Percent; higher values are called drift. */
const DRIFT = 5;
/** Halves of less are no halves. */
const LEAST_SECONDS = 600;

/** Returns the main observation: that of the first rule that matches; null when there is nothing to compare. */
export function runStory(run: StorySource, series: Series): Story | null {
  return repeatsStory(run) ?? climbStory(run, series) ?? driftStory(run) ?? halvesStory(series);
}

function courseOf(before: number, after: number): Course {
  if (Math.abs(after - before) <= SAME * before) return "even";
  return after > before ? "stronger" : "weaker";
}

function repeatsStory({lap_events}: StorySource): Story | null {
  const repeats = findRepeats(lap_events);
  return (
    repeats && {kind: "repeats", course: courseOf(repeats.power, repeats.power + repeats.change), ...repeats}
  );
}

function climbStory({average_power, average_speed}: StorySource, series: Series): Story | null {
  const climb = findClimb(series);
  if (!climb || average_power === null || average_speed === null) return null;
  const [power, speed] = [meanOver(series, "power", climb), meanOver(series, "speed", climb)];
  if (power === null || speed === null || speed > (1 - SLOWER) * average_speed) return null;
  return {kind: "climb", course: courseOf(average_power, power), climb, power, speed};
}

function driftStory({power_hr_drift: percent}: StorySource): Story | null {
  return percent !== null && percent >= DRIFT ? {kind: "drift", percent} : null;
}

/** By power, and by pace where there is none. */
function halvesStory(series: Series): Story | null {
  const moving = movingSlots(series);
  const total = moving.reduce((sum, each) => sum + each, 0);
  if (total < LEAST_SECONDS) return null;
  let passed = 0;
  const half = moving.findIndex((moves) => {
    passed += moves;
    return passed >= total / 2;
  });
  const halves = [
    {from: 0, to: half},
    {from: half + 1, to: series.length - 1},
  ] as const;
  for (const [kind, key] of [
    ["halves", "power"],
    ["pace", "speed"],
  ] as const) {
    const [first, second] = halves.map((range) => meanOver(series, key, range));
    if (first && second) return {kind, course: courseOf(first, second), first, second};
  }
  return null;
}

function meanOver(series: Series, key: "power" | "speed", {from, to}: SlotRange): number | null {
  return meanIn(
    series.columns[key],
    movingSlots(series).map((moves, slot) => (slot >= from && slot <= to ? moves : 0)),
  );
}
