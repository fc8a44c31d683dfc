import {PLAN_GOALS} from "@gradus/training/library/plans/library-plan";
import {PHASE_NAMES} from "@gradus/training/plans/plan";
import {z} from "zod";
import {LIBRARY_LEVELS} from "./library-values.ts";
import {libraryQuery} from "./workout-library.ts";
import {profileStep} from "./workouts.ts";

/** GET /b/api/v1/plans/library?include_content=true. Texts in the requested language, else the account's. */
export const planLibraryQuery = libraryQuery;

/** A session of a plan as it is offered: seconds, and stress, the same for all users. */
const libraryPlanSession = z.object({
  /** From 0, the Monday a plan begins with. */
  day: z.int().min(0),
  kind: z.enum(["easy", "long", "hard", "test"]),
  title: z.string(),
  seconds: z.number(),
  stress: z.number(),
  profile: z.array(profileStep),
});

/**
 * A plan that every user can start. Its totals are for a runner it suits; a started plan is computed from its own
 * runner.
 */
const libraryPlan = z.object({
  id: z.string(),
  title: z.string(),
  desc: z.string(),
  goal: z.enum(PLAN_GOALS),
  /** Metres of the race; null without one. */
  distance: z.number().nullable(),
  level: z.enum(LIBRARY_LEVELS),
  /** Weeks up to the race, its week included; later weeks are in `phases` and `weekly`. */
  weeks: z.int(),
  /** Of a week that is neither easier nor a taper. */
  hours_low: z.number(),
  hours_high: z.number(),
  /** Days with a run, at most. */
  days_per_week: z.int(),
  /** Minutes that the plan requires on each day of a week, Monday first. */
  minutes: z.array(z.int()).length(7),
  /** Days from 0, both included. */
  phases: z.array(z.object({name: z.enum(PHASE_NAMES), from: z.int(), to: z.int(), weeks: z.number()})),
  weekly: z.array(
    z.object({phase: z.enum(PHASE_NAMES), kind: z.string(), stress: z.number(), seconds: z.number()}),
  ),
  /** Null unless asked for by `include_content`. */
  sessions: z.array(libraryPlanSession).nullable(),
});
export type LibraryPlan = z.infer<typeof libraryPlan>;
export const planLibrary = z.object({items: z.array(libraryPlan)});
export type PlanLibrary = z.infer<typeof planLibrary>;
