import {WORKOUT_STATUSES} from "@gradus/training/workouts/workout-status";
import {z} from "zod";
import {
  ASSIGNMENT_CONFLICTS,
  ASSIGNMENT_REFUSALS,
  ATHLETE_STATUSES,
  COACHING_BOUNDS,
} from "./coaching-values.ts";
import {refuseAs} from "./field-code.ts";
import {dayTime, plannedDay} from "./planned-fields.ts";
import {SHARE_LEVELS} from "./share-values.ts";
import {newWorkout} from "./workouts.ts";

/** Seconds and stress of a week. */
const amounts = z.object({duration: z.number(), stress: z.number()});

/** A day of the week: how its workouts stand, the worst of them; `unplanned` was run without one; null is nothing. */
const athleteDay = z.object({
  day: z.string(),
  standing: z.enum([...WORKOUT_STATUSES, "unplanned"]).nullable(),
});

const athlete = z.object({
  user_id: z.string(),
  user_name: z.string(),
  name: z.string(),
  level: z.enum(SHARE_LEVELS),
  /** Their local day, and the Monday of its week. */
  today: z.string(),
  monday: z.string(),
  week: z.object({planned: amounts, done: amounts}),
  /** From `plan` on, Monday first; else null. */
  days: z.array(athleteDay).length(7).nullable(),
  status: z
    .object({
      code: z.enum(ATHLETE_STATUSES),
      needs_attention: z.boolean(),
      /** Workouts missed or far over within seven days, or days without a run; null where nothing is counted. */
      count: z.int().nullable(),
    })
    .nullable(),
  /** Critical power in force within ninety days, oldest first; for coaches alone, else null. */
  critical_power: z.array(z.object({day: z.string(), watts: z.number()})).nullable(),
  /** From `activities` on. */
  last_run: z
    .object({id: z.string(), name: z.string(), day: z.string(), duration: z.number(), distance: z.number()})
    .nullable(),
  /** Comments about their training that the caller has not read. */
  unread: z.int(),
});
export type AthleteRow = z.infer<typeof athlete>;

/** GET /b/api/v1/coach/athletes: who needs attention first. */
export const athleteList = z.object({items: z.array(athlete)});

const workout = newWorkout.omit({day: true, time: true});

/**
 * POST /b/api/v1/coach/assignments: one workout, sent or by the id of the library or of an own template, for each of
 * the athletes on each of the days. `dry_run` changes nothing. An athlete who cannot be given it is reported and does
 * not stop the others.
 */
export const newAssignment = z
  .strictObject({
    workout_id: z.string().min(1).max(120).optional(),
    workout: workout.optional(),
    athletes: z.array(z.string().min(1).max(64)).min(1).max(COACHING_BOUNDS.athletes.max),
    days: z.array(plannedDay).min(1).max(COACHING_BOUNDS.days.max),
    time: dayTime.nullable().default(null),
    dry_run: z.boolean().default(false),
  })
  .refine((body) => (body.workout_id === undefined) !== (body.workout === undefined), {
    ...refuseAs("required"),
    path: ["workout_id"],
  });
export type NewAssignment = z.output<typeof newAssignment>;
export type AssignmentBody = z.input<typeof newAssignment>;

/** The target of a stretch for this runner in W; null if it has no target, or critical power is unknown. */
const assignedTarget = z.object({
  uuid: z.string(),
  repeat: z.int(),
  watts: z.tuple([z.number(), z.number()]).nullable(),
});

const assigned = z.object({
  user_id: z.string(),
  /** Null for an athlete the caller cannot see at all. */
  name: z.string().nullable(),
  refused: z.enum(ASSIGNMENT_REFUSALS).nullable(),
  /** The days on which the workout is planned, or would be with `dry_run`. */
  days: z.array(z.string()),
  workout_ids: z.array(z.string()),
  critical_power: z.number().nullable(),
  targets: z.array(assignedTarget),
  /** Seconds and stress on one day; null without critical power. */
  planned: amounts.nullable(),
  /** Existing entries on those days. A full day is skipped; the others are warnings. */
  conflicts: z.array(
    z.object({day: z.string(), kind: z.enum(ASSIGNMENT_CONFLICTS), title: z.string().nullable()}),
  ),
});
export type Assigned = z.infer<typeof assigned>;
export const assignmentReply = z.object({title: z.string(), items: z.array(assigned)});
export type AssignmentReply = z.infer<typeof assignmentReply>;
