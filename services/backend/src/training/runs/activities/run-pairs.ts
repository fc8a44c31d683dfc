import type {Db} from "../../../core/db/db.ts";
import type {RunRow} from "./run-repository.ts";
import {toActivity, type Viewer} from "./to-activity.ts";

/** What a run was meant as, as long as that is there. */
export interface RunPairs {
  readonly workout_id: string | null;
  readonly event_id: string | null;
}

export const UNPAIRED: RunPairs = {workout_id: null, event_id: null};

/** The plan code depends on the run code, so runs receive this as a function. */
export type PairsOfRuns = (db: Db, ids: readonly string[]) => Promise<(id: string) => RunPairs>;

export interface RunPairDeps {
  readonly pairsOfRuns: PairsOfRuns;
}

export async function showRun({pairsOfRuns}: RunPairDeps, db: Db, row: RunRow, viewer: Viewer) {
  const pairs = await pairsOfRuns(db, [row.id]);
  return toActivity(row, viewer, pairs(row.id).workout_id);
}
