import {beforeAll, describe, expect, it} from "vitest";
import {automaticCp} from "../cp/automatic.ts";
import {omniDomainPower} from "../cp/models.ts";
import {detrainingDebt} from "../curve/detraining.ts";
import {rangeEfforts} from "../curve/range-efforts.ts";
import {type CandidateCurve, userCurve} from "../curve/user-curve.ts";
import {encodeFit} from "../export/fit.ts";
import {strideProblem} from "../feet/stride.ts";
import {readRecording} from "../files/read-recording.ts";
import {rightMonotone} from "../mean-max/hull.ts";
import {plausibleEfforts} from "../mean-max/plausibility.ts";
import {addDays, daysBetween, weekdayOf} from "../numbers/days.ts";
import {columnEntries} from "../series/columns.ts";
import {putOnGrid} from "../series/grid.ts";
import {powerStress} from "../stress/power-stress.ts";
import {summarize} from "../summary/summarize.ts";
import {complianceOf} from "../workouts/compliance.ts";
import {secondsInZones} from "../zones/zones.ts";
import {DEMO_RUNNER} from "./demo-runner.ts";
import {type DemoRun, datedPlan, demoPlan, demoRaces, demoYear} from "./demo-year.ts";

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
  const {power: sustained, start} = rightMonotone(bests);
  const curve: CandidateCurve = {
    activity: {id: String(index), day: run.day},
    power: sustained,
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
    score: scoreOf(run),
  };
};

/** What a run for each kind of session is. */
const TYPES = {easy: "run", long: "long_run", hard: "workout", test: "test"} as const;

/** 0 to 100: how well a run fulfilled its plan; null for an unplanned run. */
function scoreOf({planned, activity: {series, laps}, criticalPower}: DemoRun): number | null {
  if (!planned) return null;
  const power = series.columns.power ?? new Float64Array();
  const run = {
    power,
    stepStarts: laps.map(({start}) => start - series.start),
    duration: laps.reduce((sum, {timer}) => sum + (timer ?? 0), 0),
    stress: powerStress(power, series.active, criticalPower),
  };
  const runner = {mass: DEMO_RUNNER.mass, criticalPower};
  const {seconds: duration, stress} = planned;
  return complianceOf(planned.blocks, run, {duration, stress}, runner).score;
}

/** A run with a stop, one without places, one that turns round on a hill, and a race. */
const AS_FILES = ["Long run 80 min", "Treadmill, storm outside", "Hill sprints 8 × 10 s", "Harbour 5 km"];

let runs: ReturnType<typeof digest>[];
/** The first of each name, with its recording. */
const asFiles = new Map<string, DemoRun>();
// To make up a year takes seconds: once for all tests.
beforeAll(() => {
  runs = Array.from(demoYear(HOUR_EAST), (run, index) => {
    if (AS_FILES.includes(run.name) && !asFiles.has(run.name)) asFiles.set(run.name, run);
    return digest(run, index);
  });
});

describe("a demo runner's year", () => {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

  it("has feet that moved as feet can, from the middle of the year on", () => {
    const runsWithFeet = runs.filter(({feet}) => feet.length > 0);
    expect(runs.findIndex(({feet}) => feet.length > 0)).toBe(runs.length - runsWithFeet.length);
    expect(runsWithFeet.length).toBeGreaterThan(80);
    for (const {feet, start, end} of runsWithFeet) {
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
    expect([raced("5 km"), raced("10 km"), raced("half marathon")]).toEqual([3, 3, 2]);
    expect(raced("strides")).toBeGreaterThan(15);
    expect(raced("Hill sprints")).toBeGreaterThan(3);
    expect(raced("Critical power test")).toBe(5);
    expect(runs.filter(({surface}) => surface === "treadmill")).toHaveLength(1);
    const gaps = runs.map(({day}, index) => daysBetween(runs[index - 1]?.day ?? day, day));
    expect(Math.max(...gaps)).toBeGreaterThanOrEqual(14);
    expect(gaps.toSorted((a, b) => b - a)[1]).toBeLessThanOrEqual(4);
  });

  it("is mostly easy, and never out of reach of a heart", () => {
    const timer = sum(runs.map(({summary}) => summary.timer_time));
    const hardSeconds = sum(runs.map(({zones}) => (zones.zones[3] ?? 0) + (zones.zones[4] ?? 0)));
    const easy = sum(runs.map(({zones}) => zones.below + (zones.zones[0] ?? 0)));
    expect(easy / timer).toBeGreaterThan(0.7);
    expect(hardSeconds / timer).toBeGreaterThan(0.02);
    expect(hardSeconds / timer).toBeLessThan(0.12);
    for (const {summary} of runs) {
      expect(summary.max_heart_rate).toBeLessThanOrEqual(DEMO_RUNNER.maximum);
      expect(summary.running_effectiveness).toBeGreaterThan(0.9);
      expect(summary.running_effectiveness).toBeLessThan(1.05);
    }
  });

  /** The curve of the last 90 days, and what the product makes of it. */
  function recentPower() {
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
    const powerAt = (seconds: number) => curve.power[curve.durations.indexOf(seconds)] ?? Number.NaN;
    return {found, powerAt};
  }

  it("lets the automatic estimate find the runner's critical power within 5 %", () => {
    const {found} = recentPower();
    const truth = runs.at(-1)?.criticalPower ?? 0;
    expect(Math.abs(found.critical_power / truth - 1)).toBeLessThan(0.05);
    expect(found.lower_bound).toBe(false);
    expect(found.w_prime).not.toBeNull();
    expect(found.pmax).not.toBeNull();
  });

  it("has a curve that falls from a sprint to an hour as a runner's does, and lies on its model within 12 %", () => {
    const {found, powerAt} = recentPower();
    const fallen = [5, 60, 180, 600, 3600].map(powerAt);
    // By at least so much from one of these durations to the next.
    const least = [1.25, 1.15, 1.12, 1.08];
    least.forEach((times, index) => {
      expect((fallen[index] ?? 0) / (fallen[index + 1] ?? 0)).toBeGreaterThan(times);
    });
    const all = [1, 2, 5, 10, 20, 30, 60, 90, 120, 180, 300, 600, 1200, 1800, 2400, 3600];
    const power = all.map(powerAt);
    expect(power).toEqual(power.toSorted((one, other) => other - one));
    expect(new Set(power).size).toBe(all.length);
    for (const seconds of all) {
      const relativePower = powerAt(seconds) / omniDomainPower(seconds, found.model);
      expect(Math.abs(relativePower - 1), `${seconds} s`).toBeLessThan(0.12);
    }
  });

  it("follows the plan in force: of its kind, close to its steps, with some missed, cut short and longer", () => {
    const {plan} = demoPlan(TODAY);
    const pastSessions = plan.sessions.filter(({day}) => day < TODAY);
    const done = runs.filter(({planned}) => planned !== null);
    expect(done.length).toBeGreaterThan(0.85 * pastSessions.length);
    expect(done.length).toBeLessThan(pastSessions.length);
    for (const {planned, type, day, summary} of done) {
      expect(planned?.day).toBe(day);
      expect(type).toBe(TYPES[planned?.kind ?? "easy"]);
      // Further off, the product would not take it for what was planned.
      const share = summary.moving_time / (planned?.seconds ?? 0);
      expect(share).toBeGreaterThan(0.68);
      expect(share).toBeLessThan(1.35);
    }
    const shares = done.map(({planned, summary}) => summary.moving_time / (planned?.seconds ?? 0));
    expect(shares.filter((share) => share < 0.8).length).toBe(2);
    expect(shares.filter((share) => share > 1.2).length).toBe(1);
    const scores = done.map(({score}) => score ?? 0).toSorted((one, other) => one - other);
    expect(scores[Math.floor(scores.length / 2)]).toBeGreaterThan(90);
    expect(scores.filter((score) => score > 80).length).toBeGreaterThan(0.85 * scores.length);
  });

  it("derives that plan from the stress and the longest run of the four weeks before it", () => {
    const {start, weeklyStress, longestRun} = demoPlan(TODAY).input;
    const before = runs.filter(({day}) => day < start && daysBetween(day, start) <= 28);
    expect(sum(before.map(({stress}) => stress)) / 4 / weeklyStress).toBeCloseTo(1, 1);
    const longest = Math.max(...before.map(({summary}) => summary.moving_time));
    expect(longest / longestRun).toBeCloseTo(1, 1);
  });

  it("is the same again for the same day, and another for another seed", () => {
    const firstOf = (seed: number) => demoYear({...HOUR_EAST, seed}).next().value?.activity.series;
    expect(firstOf(1)).toEqual(firstOf(1));
    expect(firstOf(1)?.columns.power).not.toEqual(firstOf(2)?.columns.power);
  });
});

it("is read from files as any upload is: nothing to complain about, balances of both feet, laps, a place in the sea", () => {
  expect([...asFiles.keys()].toSorted()).toEqual(AS_FILES.toSorted());
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

describe.each([
  "2026-01-01",
  "2028-02-29",
  "2026-11-23",
  "2026-11-24",
  "2026-11-25",
  "2026-11-27",
  "2026-11-28",
  "2026-11-29",
])("a year generated on %s", (today) => {
  it("ends shortly before", () => {
    const days = datedPlan(today).map(({day}) => day);
    expect(days.every((day) => day < today)).toBe(true);
    expect(daysBetween(days.at(-1) ?? FIRST, today)).toBeLessThanOrEqual(3);
  });

  it("races on Sundays, and next in three to five weeks", () => {
    const races = demoRaces(today);
    expect(races.filter(({day}) => weekdayOf(day) !== 6)).toEqual([]);
    const raced = datedPlan(today).filter(({session}) => session.type === "race");
    expect(raced.map(({day, session}) => [day, session.name])).toEqual(
      races.flatMap(({day, name}) => (day < today ? [[day, name]] : [])),
    );
    const [upcoming, ...later] = races.filter(({day}) => day >= today);
    expect(later).toEqual([]);
    expect(daysBetween(today, upcoming?.day ?? today)).toBeGreaterThanOrEqual(21);
    expect(daysBetween(today, upcoming?.day ?? today)).toBeLessThan(35);
  });

  it("has an active plan for that race, started weeks ago, that schedules nothing on race days", () => {
    const {input, plan} = demoPlan(today);
    const races = demoRaces(today).map(({day}) => day);
    expect(input.race.day).toBe(races.at(-1));
    expect(daysBetween(input.start, today)).toBeGreaterThan(28);
    const sessionDays = plan.sessions.map(({day}) => day);
    expect(sessionDays.filter((day) => day >= today && day < input.race.day).length).toBeGreaterThan(9);
    expect(sessionDays.filter((day) => races.includes(day))).toEqual([]);
    const days = datedPlan(today).map(({day}) => day);
    expect(new Set(days).size).toBe(days.length);
  });
});
