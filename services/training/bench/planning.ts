import {listLibrary} from "../src/library/library.ts";
import {addDays} from "../src/numbers/days.ts";
import {type AdaptInput, adaptPlan} from "../src/plans/adapt-plan.ts";
import {generatePlan} from "../src/plans/generate-plan.ts";
import type {PlanInput, TrainingPlan} from "../src/plans/plan.ts";
import {estimateWorkout} from "../src/workouts/estimate.ts";
import {profileOf} from "../src/workouts/profile.ts";

// Prints one line of JSON: ms of this thread's processor for what planning computes, in the worst of what is usual.

const RUNNERS = 1000;
const ROUNDS = 9;
/** A single estimate is shorter than the processor clock can measure. */
const ESTIMATES = 100;
const RUNNER = {mass: 70, criticalPower: 270};
const TODAY = "2027-01-13";
const SEASON: PlanInput = {
  start: "2026-11-30",
  race: {day: "2027-06-20", distance: 42_195},
  minutes: [45, 60, 60, 60, 45, 90, 150],
  fitness: 45,
  weeklyStress: 320,
  longestRun: 7200,
  seed: 1,
};

// Before anything else: it is made once for all that follow.
const libraryFirstMs = time(listLibrary);
const plan = planOf(SEASON);
const longest = listLibrary().reduce((most, each) => (lengthOf(each) > lengthOf(most) ? each : most));
const inputs = Array.from({length: RUNNERS}, (_, index) => adaptInput(plan, index));

const library: number[] = [];
const estimate: number[] = [];
const generate: number[] = [];
const adapt: number[] = [];
let changes = 0;
for (let round = 0; round < ROUNDS; round++) {
  library.push(time(() => listLibrary().map(({blocks}) => profileOf(blocks, RUNNER))));
  estimate.push(
    time(() => {
      for (let done = 0; done < ESTIMATES; done++) estimateWorkout(longest.blocks, RUNNER);
    }) / ESTIMATES,
  );
  generate.push(time(() => planOf({...SEASON, seed: round})));
  adapt.push(
    time(() => {
      changes = inputs.reduce((sum, input) => sum + adaptPlan(input).changes.length, 0);
    }),
  );
}
if (changes === 0) throw new Error("Nothing was adapted");

console.log(
  JSON.stringify({
    workouts: listLibrary().length,
    libraryMs: libraryFirstMs + median(library),
    // The first call is what a user waits for when the process has just begun.
    estimateMs: Math.max(...estimate),
    planMs: Math.max(...generate),
    planSessions: plan.sessions.length,
    adaptSeconds: median(adapt) / 1000,
    changes,
  }),
);

function planOf(input: PlanInput): TrainingPlan {
  const {plan: generatedPlan} = generatePlan(input);
  if (!generatedPlan) throw new Error("The season of the benchmark was refused");
  return generatedPlan;
}

function lengthOf({blocks}: ReturnType<typeof listLibrary>[number]) {
  return blocks.reduce((sum, {segments}) => sum + segments.length, 0);
}

/** A runner who missed something, did too much, or fell ill: each is another. */
function adaptInput({sessions}: TrainingPlan, index: number): AdaptInput {
  const known = sessions.filter(({day}) => day >= addDays(TODAY, -7));
  return {
    today: TODAY,
    hasRunToday: index % 3 === 0,
    sessions: known.map((session, position) => ({
      ...session,
      id: `${index} ${position}`,
      isDone: session.day < TODAY && (position + index) % 3 !== 0,
    })),
    minutes: SEASON.minutes,
    closed: [],
    lastWeek: {done: 200 + (index % 300), planned: 300},
    weekBefore: {done: 200 + (index % 200), planned: 290},
    fitness: 45,
    form: (index % 60) - 40,
    isUnwell: index % 50 === 0,
    daysWithoutRun: index % 9,
    criticalPowerDrop: index % 7 === 0 ? {share: 0.05, confidence: 0.9} : null,
  };
}

function time(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const {user, system} = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
