import type {Day} from "../numbers/days.ts";
import type {Block} from "../workouts/workout.ts";

export const PHASE_NAMES = ["test", "base", "build", "peak", "recovery", "maintenance"] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

/** Why a phase is there, or as long as it is. */
export type PhaseReason =
  | "measure"
  | "measure_again"
  | "foundation"
  | "foundation_shortened"
  | "race_specific"
  | "taper"
  | "taper_shortened"
  | "after_race"
  | "no_goal";

export interface Phase {
  readonly name: PhaseName;
  /** Both included. */
  readonly from: Day;
  readonly to: Day;
  readonly reason: PhaseReason;
}

/** Minutes a runner can run on each day of a week, Monday first; 0 is no run. */
export type WeekMinutes = readonly [number, number, number, number, number, number, number];

export interface Race {
  readonly day: Day;
  /** m */
  readonly distance: number;
}

/** The runner and the goal for which a plan is made. */
export interface PlanInput {
  readonly start: Day;
  /** Null: no race; the plan maintains the current level for twelve weeks. */
  readonly race: Race | null;
  readonly minutes: WeekMinutes;
  /** As the load model has it today. */
  readonly fitness: number;
  /** Mean stress of a week over the last 28 days. */
  readonly weeklyStress: number;
  /** Seconds of the longest run of the last four weeks; 0 is none. */
  readonly longestRun: number;
  /** What decides between equal choices. */
  readonly seed: number;
  /** New to training: nothing is run all out in the first week. */
  readonly isBeginner?: boolean;
  /** Null where it is not known. */
  readonly age?: number | null;
  /** Days of the calendar's other races. */
  readonly races?: readonly Day[];
  /** Of a plan that goes on with phases it has; null has them made, backwards from the race. */
  readonly phases?: readonly Phase[] | null;
}

/** Kinds of session. A race is not a session: it is a calendar entry of its own. */
export type SessionKind = "easy" | "long" | "hard" | "test";

/** What a hard session trains. */
export type HardMenu =
  | "hills"
  | "tempo"
  | "intervals"
  | "threshold"
  | "race_blocks"
  | "race_long"
  | "test_efforts";

/** Why a session is on its day. */
export type SessionReason = "longest_day" | "hard_apart" | "fills_week" | "measures" | "keeps_sharp";

export interface PlannedSession {
  readonly day: Day;
  readonly kind: SessionKind;
  /** Of hard ones and tests. */
  readonly menu: HardMenu | null;
  readonly reason: SessionReason;
  /** In percent of critical power. */
  readonly blocks: readonly Block[];
  readonly seconds: number;
  readonly stress: number;
  /** Seconds at 80 % of critical power and above. */
  readonly hardSeconds: number;
}

export type WeekKind = "first" | "load" | "relief" | "taper" | "recovery" | "steady";
/** Why a week has less than it was meant to have. */
type WeekLimit = "time" | "ramp" | null;

export interface PlanWeek {
  /** A Monday; the first and the last week may begin or end inside of it. */
  readonly start: Day;
  readonly phase: PhaseName;
  readonly kind: WeekKind;
  /** Stress that was aimed at, and what the sessions come to. */
  readonly target: number;
  readonly stress: number;
  readonly seconds: number;
  readonly limit: WeekLimit;
}

export interface TrainingPlan {
  readonly phases: readonly Phase[];
  readonly weeks: readonly PlanWeek[];
  readonly sessions: readonly PlannedSession[];
}

/** Why there is no plan. */
export type PlanRefusal = "race_past" | "start_past" | "too_short" | "too_long" | "no_days";

/**
 * Every number plans rest on. Weeks grow by 4 to 8 % and at most 10; a taper cuts 41 to 60 % of the volume (Bosquet et
 * al. 2007); at least three quarters of the time stay below 80 % of critical power (Seiler & Kjerland 2006). The rest
 * is ours: assumption.
 */
export const PLAN_RULES = Object.freeze({
  /** A race that is nearer gets a taper, and what time there is before it to get sharp. */
  leastDays: 28,
  mostDays: 364,
  maintenanceWeeks: 12,
  taperDays: [
    {from: 45_000, days: 14, recovery: 14, rest: 7},
    {from: 30_000, days: 14, recovery: 14, rest: 5},
    {from: 15_000, days: 12, recovery: 10, rest: 3},
    {from: 7500, days: 10, recovery: 9, rest: 2},
    {from: 0, days: 10, recovery: 8, rest: 1},
  ],
  leastTaperDays: 7,
  /**
   * Power of a race over up to so many metres, in percent of critical power, and the fewest and most minutes of it at the
   * end of a long run; null: the race is run harder than a long run may end.
   */
  racePower: [
    {upTo: 7500, percent: [104, 108], finish: null},
    {upTo: 15_000, percent: [100, 103], finish: null},
    {upTo: 30_000, percent: [92, 97], finish: [15, 30]},
    {upTo: 45_000, percent: [80, 88], finish: [20, 50]},
    {upTo: Number.POSITIVE_INFINITY, percent: [70, 75], finish: [30, 60]},
  ],
  testDays: 4,
  /** Tests end relief weeks: so many weeks after the one of the start, and after one another. */
  testWeeks: {first: 3, next: 4},
  /** No test in the days before a taper. */
  testFreeDays: 14,
  buildShare: 0.4,
  buildDays: [14, 42],
  /** Weekly growth `by`, while up to `upTo` of the available time is used: the more time is left, the faster. */
  growth: [
    {upTo: 0.7, by: 0.08},
    {upTo: 0.85, by: 0.06},
    {upTo: Number.POSITIVE_INFINITY, by: 0.04},
  ],
  growthCap: 0.1,
  /** Points of fitness a week. */
  rampCap: 5,
  /** Weeks from relief to relief, and days from hard to hard, from an age on. */
  ages: [
    {from: 50, reliefEvery: 3, apart: 3},
    {from: 0, reliefEvery: 4, apart: 2},
  ],
  /** From this age on the second hard session of a week is tempo. */
  tempoFrom: 60,
  /** Below this stress a week a runner is a beginner. */
  beginner: 100,
  relief: 0.7,
  /** Weeks without strides. */
  stridesAfter: 2,
  recoveryShare: 0.5,
  taperCut: 0.55,
  /** The least a week begins with: this much of the time there is, at this share of critical power. */
  floor: {time: 0.6, share: 0.65},
  easyShare: 0.7,
  hardFrom: 0.8,
  /** Of the time of a week. */
  hardTime: 0.22,
  longTime: 0.35,
  longGrowth: 1.2,
  /** A week has a day without a run. */
  mostRuns: 6,
  /** Seconds: below, a day is no run day; an easy run is as long at least where that needs no more days; the least of a long one. */
  leastRun: 1200,
  usualRun: 1800,
  leastLong: 1800,
  tolerance: 0.05,
} as const);
