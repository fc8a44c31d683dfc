import {PHASE_NAMES} from "@gradus/training/plans/plan";
import {z} from "zod";
import {LIBRARY_LEVELS, LIBRARY_TERRAINS} from "./library-values.ts";
import {freeText} from "./planned-fields.ts";
import {block} from "./workout-blocks.ts";
import {WORKOUT_BOUNDS} from "./workout-values.ts";
import {profileStep, workoutAmounts, workoutFields, workoutHead} from "./workouts.ts";

const instant = z.iso.datetime();
const bool = z.enum(["true", "false"]).default("false");

/** GET /b/api/v1/workouts/library?include_content=true. Texts in the requested language, else the account's. */
export const libraryQuery = z.strictObject({
  include_content: bool,
  locale: z.enum(["en", "de", "fr", "es"]).optional(),
});

/**
 * A workout of the library, which is the same for all users. `planned` is estimated for the caller; null without
 * critical power.
 */
const libraryWorkout = workoutHead.extend({
  id: z.string(),
  /** What all of its kind train: the name of its row of the library. */
  family: z.string(),
  phases: z.array(z.enum(PHASE_NAMES)),
  terrain: z.enum(LIBRARY_TERRAINS),
  is_indoor: z.boolean(),
  level: z.enum(LIBRARY_LEVELS),
  /** The zone, 1 to 5, that most of its work lies in. */
  focus: z.int().min(1).max(5),
  planned: workoutAmounts.nullable(),
  profile: z.array(profileStep),
  /** Null unless asked for by `include_content`. */
  blocks: z.array(block).nullable(),
});
export type LibraryWorkout = z.infer<typeof libraryWorkout>;
export const workoutLibrary = z.object({items: z.array(libraryWorkout)});
export type WorkoutLibrary = z.infer<typeof workoutLibrary>;

export const workoutTemplate = workoutHead.extend({
  id: z.string(),
  collection_id: z.string().nullable(),
  /** Its position in its collection. */
  position: z.int(),
  planned: workoutAmounts.nullable(),
  profile: z.array(profileStep),
  blocks: z.array(block).nullable(),
  created: instant,
  updated: instant,
  version: z.int(),
});
export type WorkoutTemplate = z.infer<typeof workoutTemplate>;

export const newTemplate = z.strictObject({
  ...workoutFields,
  desc: workoutFields.desc.default(""),
  surface: workoutFields.surface.default(null),
  objective: workoutFields.objective.default(""),
  tags: workoutFields.tags.default([]),
  type: workoutFields.type.default("other"),
  collection_id: z.string().max(64).nullable().default(null),
});
export type NewTemplate = z.output<typeof newTemplate>;

/** PUT /b/api/v1/workouts: all of it, by its id. 409 `conflict` with `template` where it is another version. */
export const templateEdit = newTemplate.extend({
  id: z.string().min(1).max(64),
  version: z.int().min(1).optional(),
});
export type TemplateEdit = z.output<typeof templateEdit>;

export const workoutCollection = z.object({
  id: z.string(),
  name: z.string(),
  position: z.int(),
  workouts: z.int(),
});
export type WorkoutCollection = z.infer<typeof workoutCollection>;

/** GET /b/api/v1/users/workouts/library?include_content=true: the caller's collections and workouts, in their order. */
export const ownLibrary = z.object({
  collections: z.array(workoutCollection),
  workouts: z.array(workoutTemplate),
});
export type OwnLibrary = z.infer<typeof ownLibrary>;

const collectionName = freeText(WORKOUT_BOUNDS.collection_name.max).refine((text) => text !== "", {
  abort: true,
  params: {field_code: "required"},
});

export const newCollection = z.strictObject({name: collectionName});

/**
 * PATCH /b/api/v1/users/workouts/library: renames, orders the collections by naming all of them, orders the workouts of
 * one, or ends it; its workouts stay and are in none.
 */
export const collectionEdit = z.strictObject({
  id: z.string().min(1).max(64),
  name: collectionName.optional(),
  /** Among the collections, from 0. */
  position: z.int().min(0).max(WORKOUT_BOUNDS.collections.max).optional(),
  /** Workouts in their new order; those of others, or in none, come in. */
  workout_ids: z.array(z.string().min(1).max(64)).max(WORKOUT_BOUNDS.templates.max).optional(),
  removed: z.boolean().optional(),
});
export type CollectionEdit = z.output<typeof collectionEdit>;

/** DELETE /b/api/v1/workouts?id=. Works twice; what was planned of it stays. */
export const templateRemovalQuery = z.strictObject({id: z.string().min(1).max(64)});
export const templateRemoval = z.object({removed: z.literal(true)});
