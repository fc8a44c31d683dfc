import {INTENSITY_CLASSES} from "@gradus/training/workouts/workout";
import {z} from "zod";
import {SURFACES} from "./activity-values.ts";
import {day, dayTime, freeText, plannedDay} from "./planned-fields.ts";
import {block, blocks} from "./workout-blocks.ts";
import {MOVE_SCOPES, SKIP_REASONS, WORKOUT_BOUNDS, WORKOUT_SOURCES, WORKOUT_TYPES} from "./workout-values.ts";

const instant = z.iso.datetime();
const {
  title: TITLE,
  desc: DESC,
  objective: OBJECTIVE,
  tags: TAGS,
  tag: TAG,
  together: TOGETHER,
} = WORKOUT_BOUNDS;

export const workoutHead = z.object({
  title: z.string(),
  type: z.enum(WORKOUT_TYPES),
  desc: z.string(),
  /** Null: wherever. */
  surface: z.enum(SURFACES).nullable(),
  objective: z.string(),
  tags: z.array(z.string()),
});

/** What it comes to for this runner: seconds, metres, W. Null while there is no critical power. */
export const workoutAmounts = z.object({
  duration: z.number(),
  distance: z.number(),
  stress: z.number(),
  average_power: z.number(),
  seconds_in_zones: z.array(z.number()).length(5),
  below_seconds: z.number(),
});
export type WorkoutAmounts = z.infer<typeof workoutAmounts>;

/** The workout as it is drawn: seconds, and shares of critical power from where each stretch begins to where it ends. */
export const profileStep = z.object({
  seconds: z.number(),
  from: z.number(),
  to: z.number(),
  intensity_class: z.enum(INTENSITY_CLASSES),
});

export const plannedWorkout = workoutHead.extend({
  id: z.string(),
  user_id: z.string(),
  source: z.enum(WORKOUT_SOURCES),
  /** Of the library, of one's templates, or of the platform. */
  source_id: z.string().nullable(),
  plan_id: z.string().nullable(),
  /** A local day, and hh:mm where it has a time; `start_time` is that in the runner's zone. */
  day: z.string(),
  time: z.string().nullable(),
  start_time: instant.nullable(),
  /**
   * Watts are returned to the runner, and to viewers from the level `coach` on: together with the profile they reveal
   * critical power.
   */
  planned: workoutAmounts.extend({average_power: z.number().nullable()}).nullable(),
  profile: z.array(profileStep),
  /** Why it is not run. */
  skipped: z.enum(SKIP_REASONS).nullable(),
  /** The run that is paired with it. */
  activity_id: z.string().nullable(),
  paired_by: z.enum(["auto", "manual"]).nullable(),
  /** Who wrote it, where that was not its runner. */
  author: z.object({id: z.string(), name: z.string()}).nullable(),
  comments: z.int(),
  created: instant,
  updated: instant,
  deleted: instant.nullable(),
  /** Grows by one with each change. A change that names an older one is 409 `conflict` with `workout` as it is. */
  version: z.int(),
});
export type PlannedWorkout = z.infer<typeof plannedWorkout>;

/** GET U/workouts/{workout_id}, and what each change of one answers. `ETag`: its version. */
export const plannedWorkoutDetail = plannedWorkout.extend({blocks: z.array(block)});
export type PlannedWorkoutDetail = z.infer<typeof plannedWorkoutDetail>;

const title = freeText(TITLE.max).refine((text) => text !== "", {
  abort: true,
  params: {field_code: "required"},
});

export const workoutFields = {
  title,
  type: z.enum(WORKOUT_TYPES),
  desc: freeText(DESC.max),
  surface: z.enum(SURFACES).nullable(),
  objective: freeText(OBJECTIVE.max),
  tags: z.array(freeText(TAG.max)).max(TAGS.max),
  blocks,
};

/** POST U/workouts: 201. 422 `workout_unusable` with `params.problem`, `block` and `segment`, counted from 0. */
export const newWorkout = z.strictObject({
  ...workoutFields,
  desc: workoutFields.desc.default(""),
  surface: workoutFields.surface.default(null),
  objective: workoutFields.objective.default(""),
  tags: workoutFields.tags.default([]),
  type: workoutFields.type.default("other"),
  day: plannedDay,
  time: dayTime.nullable().default(null),
});
export type NewWorkout = z.output<typeof newWorkout>;

/**
 * POST U/workouts?id&timestamp, without a body: plans a workout of the library or a template of the user on the local
 * day of that moment in seconds since 1970; at its time of day unless that is midnight. 404 for an unknown one.
 */
export const scheduleQuery = z.strictObject({
  id: z.string().min(1).max(120).optional(),
  timestamp: z
    .string()
    .regex(/^\d{1,10}$/)
    .optional(),
});

/**
 * PATCH U/workouts: what is named changes. `version` is the one that was seen. 409 `conflict` with `workout` where that
 * is another one or was removed; with `removal` where its plan took it out.
 */
export const workoutEdit = z.strictObject({
  id: z.string().min(1).max(64),
  version: z.int().min(1).optional(),
  ...z.strictObject(workoutFields).partial().shape,
  day: plannedDay.optional(),
  time: dayTime.nullable().optional(),
  skipped: z.enum(SKIP_REASONS).nullable().optional(),
});
export type WorkoutEdit = z.output<typeof workoutEdit>;

/**
 * PATCH U/workouts/reschedule: to another local day; the time of day stays. `following` and `plan` move the later ones of
 * its plan, or all that lie ahead, by as many days. 409 `conflict` as for a change.
 */
export const reschedule = z.strictObject({
  items: z
    .array(
      z.strictObject({id: z.string().min(1).max(64), day: plannedDay, version: z.int().min(1).optional()}),
    )
    .min(1)
    .max(WORKOUT_BOUNDS.of_plan.max),
  scope: z.enum(MOVE_SCOPES).default("this"),
});
export type Reschedule = z.output<typeof reschedule>;

/** What changed, and races that lie on the new days: they stop nothing. */
export const rescheduled = z.object({
  items: z.array(plannedWorkout),
  races: z.array(z.object({id: z.string(), title: z.string(), day: z.string()})),
});

/** POST U/workouts/copy: copies each workout to each day. `dry_run` changes nothing and lists existing entries. */
export const workoutCopy = z.strictObject({
  ids: z.array(z.string().min(1).max(64)).min(1).max(TOGETHER.max),
  days: z.array(plannedDay).min(1).max(WORKOUT_BOUNDS.copies.max),
  dry_run: z.boolean().default(false),
});
export const workoutCopies = z.object({
  items: z.array(plannedWorkout),
  conflicts: z.array(z.object({day, workouts: z.int(), race: z.string().nullable()})),
});

const scope = z.enum(MOVE_SCOPES).default("this");
/**
 * DELETE U/workouts?id=a,b&scope=. `following` and `plan` take the later ones of their plan along, or all that lie ahead.
 * Works twice; answers all that went. POST U/workouts/restore brings them back for 30 days.
 */
export const workoutRemovalQuery = z.strictObject({id: z.string().min(1).max(8000), scope});
export const planRemovalQuery = z.strictObject({scope});
export const workoutRemoval = z.object({deleted: z.array(z.string())});
export const workoutRestore = z.strictObject({
  ids: z.array(z.string().min(1).max(64)).min(1).max(WORKOUT_BOUNDS.of_plan.max),
});
export const plannedWorkoutList = z.object({items: z.array(plannedWorkout)});
