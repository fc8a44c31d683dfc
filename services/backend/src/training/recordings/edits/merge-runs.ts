import type {Edit} from "@gradus/training/edits/apply-edits";
import type {z} from "zod";
import type {mergeBody} from "../../../contract/activity-edits.ts";
import type {Db} from "../../../core/db/db.ts";
import {AppError} from "../../../core/errors.ts";
import {createRunRepository, type RunRow} from "../../runs/activities/run-repository.ts";
import {updateShoeDistance} from "../../runs/activities/update-shoe-distance.ts";
import {type DeriveDeps, scheduleDerivation} from "../../runs/state/mark-stale.ts";
import type {EditDeps, Editor} from "./edit-deps.ts";
import {editSeries} from "./edit-series.ts";
import {gridsOf, readGrid} from "./rederive-with-edits.ts";

export interface Merge extends z.output<typeof mergeBody> {
  readonly owner: string;
  readonly expected: number | null;
  readonly by: Editor;
}

/** Puts what a pod recorded on its own into the run of a watch. From then on the pod's run counts nowhere by itself. */
export async function mergeRuns(deps: EditDeps, merge: Merge): Promise<RunRow> {
  const {owner, expected, by, watch: id, offline: source} = merge;
  const edit = {owner, id, expected, by, action: "run.merge"} as const;
  const revise = async (row: RunRow): Promise<readonly Edit[]> => {
    const offline = await requireOffline(deps.db, row, source);
    const offset = merge.offset ?? (await findOffset(deps, row, offline));
    const {keeps_distance} = merge;
    return [
      ...row.edits.filter((other) => other.op !== "exclude" || row.sibling_of !== source),
      {op: "merge", source, offset, ...(keeps_distance !== undefined && {keeps_distance})},
    ];
  };
  return editSeries(deps, edit, revise, (tx, row, at) => excludeMergedRun(deps, tx, row, {source, at}));
}

async function requireOffline(db: Db, watch: RunRow, source: string): Promise<RunRow> {
  const offline = source === watch.id ? null : await createRunRepository(db).get(watch.user_id, source);
  const isMerged = (row: RunRow) => row.edits.some(({op}) => op === "merge");
  if (!offline || offline.deleted_at !== null) throw refuseOffline();
  if (isMerged(offline)) throw refuseOffline();
  if (isMerged(watch)) throw new AppError("conflict", "It was merged already; undo that first");
  return offline;
}

function refuseOffline() {
  const field_errors = {offline: "unknown_value"} as const;
  return new AppError("invalid", "The fields do not fit", {field_errors});
}

async function findOffset(deps: EditDeps, row: RunRow, offline: RunRow): Promise<number> {
  const {packed, sources} = await gridsOf(deps, row, row.edits);
  const found = await deps.workerPool.align({
    packed,
    sources,
    edits: row.edits,
    offline: await readGrid(deps, offline),
  });
  if (found.ok) return found.offset;
  const candidates = found.candidates.map(({offset, correlation}) => ({
    offset,
    correlation: Math.round(correlation * 1000) / 1000,
  }));
  throw new AppError("offset_unclear", "Nobody can tell where the other recording begins", {candidates});
}

interface MergedRun {
  readonly source: string;
  readonly at: Date;
}

/** The pod's run stays, with its file; it only counts nowhere, so that nothing counts twice. */
async function excludeMergedRun(deps: DeriveDeps, tx: Db, watch: RunRow, {source, at}: MergedRun) {
  const runs = createRunRepository(tx);
  const offline = await runs.lock(watch.user_id, source);
  if (!offline || offline.deleted_at !== null) throw refuseOffline();
  if (offline.is_excluded) return;
  const edits: readonly Edit[] = [...offline.edits, {op: "exclude"}];
  await scheduleDerivation(deps, tx, offline.user_id, offline.local_day);
  await updateShoeDistance(tx, offline, await runs.change(source, {edits, is_excluded: true}, at));
}

/** The pod's run counts again, unless it is the same run recorded once more. */
export async function restoreMergedRun(deps: DeriveDeps, tx: Db, watch: RunRow, {source, at}: MergedRun) {
  const runs = createRunRepository(tx);
  const offline = await runs.lock(watch.user_id, source);
  if (!offline || offline.sibling_of !== null || offline.edits.at(-1)?.op !== "exclude") return;
  await scheduleDerivation(deps, tx, offline.user_id, offline.local_day);
  const set = {edits: offline.edits.slice(0, -1), is_excluded: false};
  await updateShoeDistance(tx, offline, await runs.change(source, set, at));
}
