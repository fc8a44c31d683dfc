import {beforeAll, describe, expect, it} from "vitest";
import {automaticCp} from "../cp/automatic.ts";
import {detrainingDebt} from "../curve/detraining.ts";
import {rangeEfforts} from "../curve/range-efforts.ts";
import {type CandidateCurve, userCurve} from "../curve/user-curve.ts";
import {encodeFit} from "../export/fit.ts";
import {strideProblem} from "../feet/stride.ts";
import {readRecording} from "../files/read-recording.ts";
import {rightMonotone} from "../mean-max/hull.ts";
import {plausibleEfforts} from "../mean-max/plausibility.ts";
import {addDays, daysBetween} from "../numbers/days.ts";
import {columnEntries} from "../series/columns.ts";
import {putOnGrid} from "../series/grid.ts";
import {powerStress} from "../stress/power-stress.ts";
import {summarize} from "../summary/summarize.ts";
import {secondsInZones} from "../zones/zones.ts";
import {DEMO_RUNNER} from "./demo-runner.ts";
import {type DemoRun, datedPlan, demoYear} from "./demo-year.ts";

const TODAY = "2026-11-24";
const FIRST = addDays(TODAY, -365);
const NOW = Date.parse("2026-11-24T12:00:00Z") / 1000;
const HOUR_EAST = {today: TODAY, offsetAt: () => 3600};

/** What a test needs of a run; the recordings of a whole year are too much to keep. */
const digest = (run: DemoRun, index: number) => {
  const {series} = run.activity;
  const power = series.columns.power ?? new Float64Array();
  const bests = plausibleEfforts(series, {criticalPower: run.criticalPower});
  if (!bests) throw new Error("power went missing");
  const {power: held, start} = rightMonotone(bests);
  const curve: CandidateCurve = {
    activity: {id: String(index), day: run.day},
    power: held,
    start,
    family: "pod",
    isExcluded: false,
  };
  return {
    ...run,
    activity: null,
    curve,
    start: series.start,
    end: series.start + series.length - 1,
    summary: summarize(series, {mass: DEMO_RUNNER.mass, hasBarometer: true}),
    zones: secondsInZones(power, series.active, run.criticalPower),
    stress: powerStress(power, series.active, run.criticalPower),
  };
};

const AS_FILES = new Set(["Long run", "Treadmill, storm outside", "Hill repeats", "Harbour 5 km"]);

let runs: ReturnType<typeof digest>[];
/** The first of each name, with its recording. */
const asFiles = new Map<string, DemoRun>();
// To make up a year takes seconds: once for all tests.
beforeAll(() => {
  runs = Array.from(demoYear(HOUR_EAST), (run, index) => {
    if (AS_FILES.has(run.name) && !asFiles.has(run.name)) asFiles.set(run.name, run);
    return digest(run, index);
  });
});

describe("a demo runner's year", () => {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

  it("has feet that moved as feet can, from the middle of the year on", () => {
    const told = runs.filter(({feet}) => feet.length > 0);
    expect(runs.findIndex(({feet}) => feet.length > 0)).toBe(runs.length - told.length);
    expect(told.length).toBeGreaterThan(80);
    for (const {feet, start, end} of told) {
      expect(feet.length).toBeLessThan(2000);
      expect(feet.every(({points}) => strideProblem(points) === null)).toBe(true);
      expect(feet.every(({time}) => time >= start && time <= end)).toBe(true);
      expect(Object.keys(Object.groupBy(feet, ({side}) => side))).toEqual(["left", "right"]);
    }
  });

  it("has about 200 runs, none of them in the future, none while another is under way", () => {
    expect(runs.length).toBeGreaterThan(190);
    expect(runs.length).toBeLessThan(220);
    expect(runs.every(({day}) => day >= FIRST && day < TODAY)).toBe(true);
    for (const [index, {start}] of runs.entries()) expect(start).toBeGreaterThan(runs[index - 1]?.end ?? 0);
  });

  it("has races, tests, hard and long runs, one treadmill, and two weeks without any", () => {
    const types = Map.groupBy(runs, ({type}) => type);
    expect([...types.keys()].toSorted()).toEqual(["long_run", "race", "recovery", "run", "test", "workout"]);
    const raced = (name: string) => runs.filter((run) => run.name.includes(name)).length;
    expect([raced("5 km"), raced("10 km"), raced("half marathon")]).toEqual([3, 2, 2]);
    expect(runs.filter(({surface}) => surface === "treadmill")).toHaveLength(1);
    const gaps = runs.map(({day}, index) => daysBetween(runs[index - 1]?.day ?? day, day));
    expect(Math.max(...gaps)).toBeGreaterThanOrEqual(14);
    expect(gaps.toSorted((a, b) => b - a)[1]).toBeLessThanOrEqual(4);
  });

  it("is mostly easy, and never out of reach of a heart", () => {
    const timer = sum(runs.map(({summary}) => summary.timer_time));
    const hard = sum(runs.map(({zones}) => (zones.zones[3] ?? 0) + (zones.zones[4] ?? 0)));
    const easy = sum(runs.map(({zones}) => zones.below + (zones.zones[0] ?? 0)));
    expect(easy / timer).toBeGreaterThan(0.7);
    expect(hard / timer).toBeGreaterThan(0.02);
    expect(hard / timer).toBeLessThan(0.12);
    for (const {summary} of runs) {
      expect(summary.max_heart_rate).toBeLessThanOrEqual(DEMO_RUNNER.maximum);
      expect(summary.running_effectiveness).toBeGreaterThan(0.9);
      expect(summary.running_effectiveness).toBeLessThan(1.05);
    }
  });

  it("lets the automatic estimate find the runner's critical power within 5 %", () => {
    const from = addDays(TODAY, -90);
    const recent = runs.filter(({day}) => day >= from);
    const stress = new Array<number>(daysBetween(FIRST, TODAY) + 1).fill(0);
    for (const run of runs) stress[daysBetween(FIRST, run.day)] = run.stress;
    const curve = userCurve(
      recent.map((run) => run.curve),
      {from, to: TODAY},
      "pod",
      detrainingDebt({first: FIRST, stress}),
    );
    const maximal = recent.filter(({type}) => type === "race" || type === "test");
    const found = automaticCp({
      efforts: rangeEfforts(curve),
      activities: recent.length,
      maximal: {activityIds: new Set(maximal.map((run) => run.curve.activity.id)), earlierIndex: null},
      today: TODAY,
    });
    if (found.status !== "ok") throw new Error(found.status);
    const truth = runs.at(-1)?.criticalPower ?? 0;
    expect(Math.abs(found.critical_power / truth - 1)).toBeLessThan(0.05);
    expect(found.lower_bound).toBe(false);
  });

  it("is the same again for the same day, and another for another seed", () => {
    const firstOf = (seed: number) => demoYear({...HOUR_EAST, seed}).next().value?.activity.series;
    expect(firstOf(1)).toEqual(firstOf(1));
    expect(firstOf(1)?.columns.power).not.toEqual(firstOf(2)?.columns.power);
  });
});

it("is read from files as any upload is: nothing to complain about, balances of both feet, laps, a place in the sea", () => {
  expect([...asFiles.keys()].toSorted()).toEqual([...AS_FILES].toSorted());
  for (const {name, activity, surface} of asFiles.values()) {
    const {recordings, problems} = readRecording(encodeFit(activity), {now: NOW});
    expect(problems, name).toEqual([]);
    const [recording] = recordings;
    if (!recording) throw new Error(`${name} has no run`);
    expect(recording.power?.family).toBe("pod");
    expect(recording.laps).toEqual(activity.laps);
    const {series} = putOnGrid(recording);
    expect(series.active, name).toEqual(activity.series.active);
    expect(
      columnEntries(series.columns)
        .map(([key]) => key)
        .toSorted(),
    ).toEqual(
      columnEntries(activity.series.columns)
        .map(([key]) => key)
        .toSorted(),
    );
    expect(series.columns.latitude === undefined).toBe(surface === "treadmill");
    expect(series.columns.ground_time_balance).toBeDefined();
  }
});

it.each(["2026-01-01", "2028-02-29", "2026-11-23", "2026-11-29"])("ends the day before %s", (today) => {
  const days = datedPlan(today).map(({day}) => day);
  expect(days.every((day) => day < today)).toBe(true);
  expect(daysBetween(days.at(-1) ?? FIRST, today)).toBeLessThanOrEqual(3);
});
