import type {Edit} from "@gradus/training/edits/apply-edits";
import type {RunnerOnDay} from "../../runs/activities/derive-run.ts";
import {createRunRepository, type RunRow} from "../../runs/activities/run-repository.ts";
import type {Rederived} from "../reading/rederive.ts";
import type {EditDeps} from "./edit-deps.ts";

type Deps = Pick<EditDeps, "db" | "objects" | "workerPool">;

/** What a run comes to with a list of edits, for the runner as they were. Changes nothing. */
export async function rederiveWithEdits(
  deps: Deps,
  row: RunRow,
  edits: readonly Edit[],
  runner: RunnerOnDay,
): Promise<Rederived> {
  const {record_interval, has_barometer} = row;
  const recorded = await gridsOf(deps, row, edits);
  return deps.workerPool.rederive({...recorded, record_interval, has_barometer, edits, runner});
}

/** The recorded grids that a run is made of. A run that a merge names is its runner's own. */
export async function gridsOf(deps: Pick<EditDeps, "db" | "objects">, row: RunRow, edits: readonly Edit[]) {
  const sources: [id: string, packed: Uint8Array][] = [];
  for (const edit of edits) {
    if (edit.op !== "merge") continue;
    const source = await createRunRepository(deps.db).get(row.user_id, edit.source);
    if (source) sources.push([edit.source, await readGrid(deps, source)]);
  }
  return {packed: await readGrid(deps, row), sources};
}

export async function readGrid({objects}: Pick<EditDeps, "objects">, {series_key}: RunRow) {
  const packed = await objects.get(series_key);
  if (packed === null) throw new Error("The series of a run is missing");
  return packed;
}
