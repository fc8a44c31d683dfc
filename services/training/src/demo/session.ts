import {listLibrary} from "../library/library.ts";
import type {LibraryWorkout} from "../library/library-workout.ts";
import {sessionWords} from "../library/plans/session-words.ts";
import type {FamilyName} from "../library/words/words.ts";
import type {PlannedSession} from "../plans/plan.ts";
import {estimateWorkout} from "../workouts/estimate.ts";
import type {Block} from "../workouts/workout.ts";
import type {PlaceName} from "./places.ts";
import {REFERENCE_RUNNER, type Step, stepsFor} from "./steps.ts";

/** What a run was meant to be, by the names that the product has for it. */
type SessionType = "run" | "race" | "test" | "workout" | "long_run" | "recovery";

export interface Session {
  readonly name: string;
  readonly type: SessionType;
  readonly place: PlaceName;
  readonly steps: readonly Step[];
  /** Whether a watch guided through the steps of a workout, so that its laps carry their numbers. */
  readonly isGuided: boolean;
  /** How hard it felt, 1 to 10. */
  readonly rpe: number;
  /** A stop in the middle of the longest step, in seconds; 0 for none. */
  readonly pause: number;
}

/** How the demo runner runs workouts of a type. */
type Habit = Pick<Session, "type" | "place" | "rpe"> & Partial<Pick<Session, "pause">>;
type Kind = LibraryWorkout["type"];
/** Seconds of a stop for water on long runs. */
const WATER = 95;

const HABITS: Readonly<Record<Kind, Habit>> = {
  easy: {type: "run", place: "dunes", rpe: 3},
  recovery: {type: "recovery", place: "harbour", rpe: 2},
  long: {type: "long_run", place: "dunes", rpe: 5, pause: WATER},
  tempo: {type: "workout", place: "harbour", rpe: 6},
  threshold: {type: "workout", place: "harbour", rpe: 7},
  intervals: {type: "workout", place: "track", rpe: 8},
  hills: {type: "workout", place: "hill", rpe: 7},
  race_pace: {type: "workout", place: "harbour", rpe: 7},
  test: {type: "test", place: "track", rpe: 9},
  other: {type: "run", place: "harbour", rpe: 4},
};

/** The workout of a family of the library whose length is closest. */
export function libraryRun(family: FamilyName, minutes: number, changes: Partial<Session> = {}): Session {
  const off = ({blocks}: LibraryWorkout) =>
    Math.abs(estimateWorkout(blocks, REFERENCE_RUNNER).duration - 60 * minutes);
  const [closest] = listLibrary()
    .filter((workout) => workout.family === family)
    .toSorted((one, other) => off(one) - off(other));
  if (!closest) throw new Error(`The library has no family ${family}`);
  const {words, type, blocks} = closest;
  return {...sessionOf(words.en.title, type, blocks), ...changes};
}

/** A run for a session of a plan, under the name that the plan gives it. */
export function plannedRun(planned: PlannedSession): Session {
  return sessionOf(sessionWords(planned, "en").title, kindOf(planned), planned.blocks);
}

function kindOf({kind, menu}: PlannedSession): Kind {
  if (menu === null) return kind === "long" ? "long" : "easy";
  if (menu === "test_efforts") return "test";
  return menu === "race_blocks" || menu === "race_long" ? "race_pace" : menu;
}

function sessionOf(name: string, kind: Kind, blocks: readonly Block[]): Session {
  return {name, pause: 0, isGuided: true, ...HABITS[kind], steps: stepsFor(blocks, kind === "test")};
}

/** Recorded from start to finish without warm-up, so that its distance is that of the race in the calendar. */
export const raceRun = (name: string, metres: number): Session => ({
  name,
  type: "race",
  place: "harbour",
  steps: [{until: "metres", metres}],
  isGuided: false,
  rpe: 10,
  pause: 0,
});

/** Share of a session that is run before it is broken off: less than planned, yet close enough to be paired with it. */
const CUT_SHORT = 0.74;

/** The same session, broken off. */
export function cutShort(session: Session): Session {
  const steps: Step[] = [];
  let left = CUT_SHORT * secondsOf(session.steps);
  for (const step of session.steps) {
    if (step.until !== "seconds" || left <= 0) break;
    steps.push({...step, seconds: Math.min(step.seconds, Math.round(left))});
    left -= step.seconds;
  }
  return {...session, steps};
}

/** Share of a session that is added to its end: more than planned, yet close enough to be paired with it. */
const EXTENSION = 0.28;

/** The same session, with more at its end. */
export function extended(session: Session): Session {
  const more = Math.round(EXTENSION * secondsOf(session.steps));
  const [last, ...before] = session.steps.toReversed();
  if (last?.until !== "seconds") return session;
  return {...session, steps: [...before.toReversed(), {...last, seconds: last.seconds + more}]};
}

const secondsOf = (steps: readonly Step[]) =>
  steps.reduce((sum, step) => sum + (step.until === "seconds" ? step.seconds : 0), 0);
