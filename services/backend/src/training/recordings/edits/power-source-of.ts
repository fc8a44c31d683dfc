import type {Edit} from "@gradus/training/edits/apply-edits";
import type {Db} from "../../../core/db/db.ts";
import {createRunRepository, type RunRow} from "../../runs/activities/run-repository.ts";

/** Whose watts a run has with a list of edits: those of the pod it was merged with, else its own. */
export async function powerSourceOf(
  db: Db,
  row: RunRow,
  edits: readonly Edit[],
): Promise<Pick<RunRow, "power_family" | "power_source">> {
  const merge = edits.find((edit) => edit.op === "merge");
  const pod = merge ? await createRunRepository(db).get(row.user_id, merge.source) : null;
  // A recording without watts leaves the run those it had.
  const {recorded_power_family: power_family, recorded_power_source: power_source} =
    pod?.recorded_power_family ? pod : row;
  return {power_family, power_source};
}
