import {type Problem, problem} from "@gradus/training/files/problems";
import {and, eq} from "drizzle-orm";
import type {Db} from "../../../core/db/db.ts";
import {newId} from "../../../core/db/new-id.ts";
import {recordSeenDevices, type SeenDevice} from "../../../gear/seen-devices.ts";
import {defaultShoe} from "../../../gear/worn-shoes.ts";
import {pairDays} from "../../plans/pairs/pair-days.ts";
import {findSibling, type Recorded, siblingState} from "../../runs/activities/siblings.ts";
import {activity, activity_curve} from "../../runs/activities/tables.ts";
import {updateShoeDistance} from "../../runs/activities/update-shoe-distance.ts";
import {linkFootData} from "../../runs/feet/find-run.ts";
import {seriesKey} from "../../runs/original-files/object-keys.ts";
import {upload} from "../../runs/original-files/tables.ts";
import {type DeriveDeps, scheduleDerivation} from "../../runs/state/mark-stale.ts";
import type {ReadFile, ReadRun} from "./read-file.ts";
import {runName} from "./run-name.ts";

export type UploadRow = typeof upload.$inferSelect;
type Row = typeof activity.$inferInsert;

interface ReadUpload {
  readonly upload: UploadRow;
  readonly file: ReadFile;
  readonly locale: string;
  readonly at: Date;
}

/**
 * Writes everything that is known of a file, in one transaction: its runs with what was derived of them, or why there
 * are none. Does nothing where another process was quicker.
 */
export async function saveRuns(deps: DeriveDeps, tx: Db, {upload: row, file, locale, at}: ReadUpload) {
  const isStillOpen = and(eq(upload.id, row.id), eq(upload.state, "received"));
  const [open] = await tx.select({id: upload.id}).from(upload).where(isStillOpen).for("update");
  if (!open) return;
  const siblings: Problem[] = [];
  const runs = file.runs.toSorted((a, b) => a.recorded_start - b.recorded_start);
  const [first] = runs.map(({local_day}) => local_day).sort();
  // It also has runs of one runner come in one after the other: siblings are looked for among those that are there.
  if (first !== undefined) await scheduleDerivation(deps, tx, row.user_id, first);
  const apparel_id = first === undefined ? null : await defaultShoe(tx, row.user_id);
  for (const run of runs) {
    const sibling_of = await findSibling(tx, recordedOf(row, run));
    if (sibling_of !== null) siblings.push(problem("same_run", {activity: sibling_of}));
    const metadata = {name: runName(run.local_hour, locale), apparel_id, sibling_of, problems: file.problems};
    await addRun(tx, toRow(row, run, at, metadata), run);
  }
  await pairDays(tx, row.user_id, [...new Set(runs.map(({local_day}) => local_day))], at);
  await recordSeenDevices(tx, row.user_id, runs.flatMap(devicesSeenIn));
  await tx
    .update(upload)
    .set({
      state: runs.length > 0 ? "read" : "refused",
      problems: [...file.problems, ...siblings],
      read_at: at,
    })
    .where(isStillOpen);
}

async function addRun(tx: Db, row: Row, {derived}: ReadRun) {
  const [added] = await tx.insert(activity).values(row).returning();
  if (!added) throw new Error("A run was not added");
  if (derived.curve) {
    const {algo_version} = derived;
    await tx.insert(activity_curve).values({activity_id: row.id, algo_version, ...derived.curve});
  }
  await updateShoeDistance(tx, null, added);
  await linkFootData(tx, added.user_id, added.id);
}

interface RunMetadata {
  readonly name: string;
  readonly apparel_id: string | null;
  readonly sibling_of: string | null;
  readonly problems: readonly Problem[];
}

function toRow(
  {id: upload_id, user_id, source}: UploadRow,
  run: ReadRun,
  at: Date,
  metadata: RunMetadata,
): Row {
  const {sibling_of, ...fields} = metadata;
  const {part, packed: _packed, derived, local_hour: _hour, recorded_start, ...recorded} = run;
  // The firmware of a pod is stored with the pod.
  const {firmware: _firmware, ...device} = run.device ?? {};
  const {curve: _curve, ...values} = derived;
  const start = new Date(recorded_start * 1000);
  return {
    ...recorded,
    ...values,
    power_source: run.recorded_power_source,
    power_family: run.recorded_power_family,
    ...siblingState({sibling_of: null, edits: [], is_excluded: false}, sibling_of),
    ...fields,
    id: newId("act"),
    user_id,
    upload_id,
    part,
    source,
    series_key: seriesKey(user_id, upload_id, part),
    recorded_start: start,
    device,
    type: "run",
    start_time: start,
    computed_at: at,
    created_at: at,
    updated_at: at,
  };
}

function devicesSeenIn({device, recorded_start, recorded_seconds}: ReadRun): SeenDevice[] {
  const last_seen_at = new Date((recorded_start + recorded_seconds) * 1000);
  return (device?.firmware ?? []).map(({serial, version}) => ({
    serial: String(serial),
    firmware: version,
    last_seen_at,
  }));
}

function recordedOf(
  {user_id, id: upload_id}: UploadRow,
  {recorded_start, recorded_seconds}: ReadRun,
): Recorded {
  return {user_id, upload_id, recorded_start: new Date(recorded_start * 1000), recorded_seconds};
}
