import {INTENSITY_CLASSES} from "@gradus/training/workouts/workout";
import {WORKOUT_STATUSES} from "@gradus/training/workouts/workout-status";
import {z} from "zod";
import {workoutAmounts} from "./workouts.ts";

const share = z.number().nullable();

/**
 * A step in the order it was run: positions in seconds of the run, power in W; null where the run ended earlier, or the
 * step has no target.
 */
const complianceStep = z.object({
  uuid: z.string(),
  intensity_class: z.enum(INTENSITY_CLASSES),
  from: z.int(),
  to: z.int(),
  /** Seconds it was planned to take. */
  planned_seconds: z.int(),
  target_low: z.number().nullable(),
  target_high: z.number().nullable(),
  average_power: z.number().nullable(),
  /** Share of its seconds within the target, or at most 5 % off its ends. */
  in_target: share,
});

const workoutCompliance = z.object({
  workout_id: z.string(),
  title: z.string(),
  day: z.string(),
  planned: workoutAmounts.nullable(),
  done: z.object({duration: z.number(), distance: z.number().nullable(), stress: z.number().nullable()}),
  /** As the calendar shows it, and what decided: done over planned. */
  standing: z.enum(WORKOUT_STATUSES),
  base: z.enum(["duration", "distance", "stress"]).nullable(),
  share,
  /** 0 to 100 and its parts; null while there is no critical power, or no watts in the run. */
  compliance: z
    .object({
      score: z.number(),
      work: share,
      duration: z.number(),
      stress: share,
      /** How the steps were found: by the laps of the device, or where the plan fits best. */
      alignment: z.enum(["laps", "shift"]),
      critical_power: z.number(),
      steps: z.array(complianceStep),
    })
    .nullable(),
});
export type WorkoutComplianceReply = z.infer<typeof workoutCompliance>;

/** GET /b/api/v1/activities/{id}/workout: null for a run that is paired with none. */
export const runWorkout = z.object({workout: workoutCompliance.nullable()});
