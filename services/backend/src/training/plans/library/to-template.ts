import type {WorkoutCollection, WorkoutTemplate} from "../../../contract/workout-library.ts";
import {type AthleteProfile, estimateBlocks} from "../../power/estimates/estimate-blocks.ts";
import {copyBlocks} from "./copy-blocks.ts";
import type {workout_collection, workout_template} from "./tables.ts";

export type TemplateRow = typeof workout_template.$inferSelect;
export type CollectionRow = typeof workout_collection.$inferSelect;

/** Listed, not spread: a new column must not leave by accident. */
export function toTemplate(
  row: TemplateRow,
  athleteProfile: AthleteProfile,
  hasContent: boolean,
): WorkoutTemplate {
  const {planned, profile} = estimateBlocks(row.blocks, athleteProfile);
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    desc: row.desc,
    surface: row.surface,
    objective: row.objective,
    tags: [...row.tags],
    collection_id: row.collection_id,
    position: row.position,
    planned,
    profile: [...profile],
    blocks: hasContent ? copyBlocks(row.blocks) : null,
    created: row.created_at.toISOString(),
    updated: row.updated_at.toISOString(),
    version: row.version,
  };
}

/** `workouts`: how many are in it. */
export const toCollection = ({id, name, position}: CollectionRow, workouts: number): WorkoutCollection => ({
  id,
  name,
  position,
  workouts,
});
