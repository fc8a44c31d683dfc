import {z} from "zod";
import {COACHING_BOUNDS} from "./coaching-values.ts";
import {freeText} from "./workout-blocks.ts";

export const comment = z.object({
  id: z.string(),
  /** Null after they left. */
  author: z.object({id: z.string(), name: z.string()}).nullable(),
  /** Seconds from the start of the run as it is now; null for all of it, and where that moment was cut off. */
  second: z.int().nullable(),
  text: z.string(),
  /** By the caller: the author, or the athlete whose training it is. */
  is_removable: z.boolean(),
  created: z.iso.datetime(),
});
export type Comment = z.infer<typeof comment>;

/** GET /b/api/v1/activities/{id}/comments, GET U/workouts/{workout_id}/comments: oldest first. */
export const commentList = z.object({items: z.array(comment)});

const text = freeText(COACHING_BOUNDS.comment.max).refine((words) => words !== "", {
  abort: true,
  params: {field_code: "required"},
});

export const newRunComment = z.strictObject({text, second: z.int().min(0).nullable().default(null)});
export const newWorkoutComment = z.strictObject({text});

/** DELETE …/comments/{comment_id}: by its author, or whose training it is. Works twice. */
export const commentRemoval = z.object({removed: z.literal(true)});
