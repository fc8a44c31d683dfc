import type {WeekMinutes} from "../../plans/plan.ts";
import type {Level} from "../library-workout.ts";

/** Goal of a plan. `fitness` has no race: it maintains the current level. */
export const PLAN_GOALS = ["5k", "10k", "half", "marathon", "ultra-50k", "fitness"] as const;
export type PlanGoal = (typeof PLAN_GOALS)[number];

/** m; null without a race. */
export const GOAL_METRES: Readonly<Record<PlanGoal, number | null>> = {
  "5k": 5000,
  "10k": 10_000,
  half: 21_097.5,
  marathon: 42_195,
  "ultra-50k": 50_000,
  fitness: null,
};

/** Parameters from which a library plan is generated: everything that distinguishes it from the other plans. */
export interface PlanRecipe {
  readonly goal: PlanGoal;
  readonly level: Level;
  /** Until the race, its week included. */
  readonly weeks: number;
  /** Of each day of a week, Monday first; 0 is no run. */
  readonly minutes: WeekMinutes;
  /** Stress of a week its runner comes with. */
  readonly weeklyStress: number;
  /** Minutes of the longest run they come with. */
  readonly longestRun: number;
  /** Hours of a week that is neither easier nor a taper: at least, and at most. */
  readonly hours: readonly [low: number, high: number];
}

type Row = readonly [
  level: Level,
  weeks: number,
  minutes: WeekMinutes,
  weeklyStress: number,
  longestRun: number,
  hours: readonly [number, number],
];

/** assumption: the target runner of each plan, and how much time the plan takes. */
const ROWS: Readonly<Record<PlanGoal, readonly Row[]>> = {
  "5k": [
    ["beginner", 8, [0, 60, 0, 45, 0, 45, 60], 85, 40, [1.5, 2.5]],
    ["intermediate", 8, [0, 60, 45, 60, 0, 45, 75], 150, 60, [3, 4]],
    ["advanced", 10, [45, 75, 60, 75, 0, 60, 100], 240, 90, [5, 7]],
  ],
  "10k": [
    ["beginner", 10, [0, 60, 0, 60, 0, 45, 75], 105, 45, [2, 3.5]],
    ["intermediate", 10, [0, 75, 45, 75, 0, 60, 90], 170, 70, [3.5, 5]],
    ["advanced", 12, [45, 80, 60, 80, 0, 75, 110], 260, 90, [5.5, 7.5]],
  ],
  half: [
    ["beginner", 12, [0, 60, 0, 60, 0, 60, 110], 140, 70, [2.5, 4.5]],
    ["intermediate", 12, [0, 75, 60, 75, 0, 60, 120], 200, 90, [4, 6.5]],
    ["advanced", 14, [60, 90, 60, 90, 0, 75, 135], 290, 100, [6.5, 8.5]],
  ],
  marathon: [
    ["beginner", 16, [0, 60, 45, 75, 0, 60, 165], 180, 90, [3.5, 6.5]],
    ["intermediate", 16, [0, 75, 60, 90, 0, 75, 180], 240, 105, [5, 8]],
    ["advanced", 18, [60, 90, 75, 90, 0, 90, 180], 310, 120, [7, 10]],
  ],
  "ultra-50k": [
    ["beginner", 16, [0, 75, 60, 75, 0, 90, 195], 200, 100, [4, 8]],
    ["intermediate", 18, [0, 75, 60, 90, 0, 120, 210], 270, 120, [6, 9.5]],
    ["advanced", 20, [60, 90, 75, 90, 0, 135, 240], 340, 120, [8, 11.5]],
  ],
  fitness: [
    ["beginner", 12, [0, 60, 0, 45, 0, 45, 60], 95, 45, [1.5, 2.5]],
    ["intermediate", 12, [0, 60, 0, 60, 45, 0, 90], 150, 60, [3, 4]],
    ["advanced", 12, [0, 75, 60, 75, 0, 60, 110], 230, 90, [5, 6]],
  ],
};

export const PLAN_RECIPES: readonly PlanRecipe[] = PLAN_GOALS.flatMap((goal) =>
  ROWS[goal].map(([level, weeks, minutes, weeklyStress, longestRun, hours]) => ({
    goal,
    level,
    weeks,
    minutes,
    weeklyStress,
    longestRun,
    hours,
  })),
);
