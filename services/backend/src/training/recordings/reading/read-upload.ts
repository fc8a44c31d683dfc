import {problem} from "@gradus/training/files/problems";
import {eq} from "drizzle-orm";
import {readAthlete} from "../../../accounts/account/athlete.ts";
import {withTransaction} from "../../../core/db/db.ts";
import {listCriticalPower} from "../../power/critical-power/list-critical-power.ts";
import {readHeart} from "../../power/history/heart-rates.ts";
import {seriesKey} from "../../runs/original-files/object-keys.ts";
import {upload} from "../../runs/original-files/tables.ts";
import {FileRefusal} from "../uploads/file-refusal.ts";
import {unpackFile} from "../uploads/unpack-file.ts";
import type {ReadFile, RunnerHistory} from "./read-file.ts";
import type {ReadingDeps} from "./reading-deps.ts";
import {WorkerPoolBusy} from "./recording-worker-pool.ts";
import {saveRuns, type UploadRow} from "./save-runs.ts";

/**
 * Reads a stored file: its series go to the object store, then all else is written in one transaction. Interrupted
 * anywhere, it has done nothing that a user can see, and the next attempt does all of it. Idempotent, also when it runs
 * concurrently.
 */
export async function readUpload(deps: ReadingDeps, upload_id: string) {
  const [row] = await deps.db.select().from(upload).where(eq(upload.id, upload_id));
  if (row?.state !== "received") return;
  const athlete = await readAthlete(deps.db, row.user_id);
  if (!athlete) return;
  const {timezone: time_zone, weights: weight, locale} = athlete;
  const critical_power = await listCriticalPower(deps.db, row.user_id);
  const heart = await readHeart(deps.db, row.user_id, deps.now());
  const bytes = await contentOf(deps, row);
  if (bytes === null) throw new Error("The file of an upload is missing");
  const file = await readContent(deps, row, bytes, {time_zone, weight, critical_power, heart});
  for (const {part, packed} of file.runs)
    await deps.objects.put(seriesKey(row.user_id, row.id, part), packed);
  const read = {upload: row, file, locale, at: deps.now()};
  await withTransaction(deps.db, (tx) => saveRuns(deps, tx, read));
  await cleanUpOrphanedSeries(deps, row, file);
}

/** Its owner may have been erased meanwhile: then what was put away for them goes as well. */
async function cleanUpOrphanedSeries({db, objects}: ReadingDeps, {id, user_id}: UploadRow, {runs}: ReadFile) {
  const [left] = await db.select({id: upload.id}).from(upload).where(eq(upload.id, id));
  if (left) return;
  for (const {part} of runs) await objects.delete(seriesKey(user_id, id, part));
}

/** Null where the bytes are gone. */
export const contentOf = async ({objects}: Pick<ReadingDeps, "objects">, row: UploadRow) =>
  row.content ?? (row.object_key === null ? null : await objects.get(row.object_key));

/** What the file of an upload holds; nothing but its problem where it is refused. */
export async function readContent(
  deps: Pick<ReadingDeps, "workerPool" | "logger" | "now">,
  {id, is_run: isRun, stated_rpe: statedRpe}: Pick<UploadRow, "id" | "is_run" | "stated_rpe">,
  bytes: Uint8Array,
  runner: RunnerHistory,
): Promise<ReadFile> {
  try {
    const {content} = await unpackFile(bytes);
    return await deps.workerPool.read({
      bytes: content,
      now: deps.now().getTime() / 1000,
      isRun,
      statedRpe,
      runner,
    });
  } catch (err) {
    if (err instanceof WorkerPoolBusy) throw err;
    if (err instanceof FileRefusal) return {runs: [], problems: [err.problem]};
    // The same file would end a thread again and again: it is reported to its athlete, and logged for us.
    deps.logger.error({upload: id, err}, "reading a file broke off");
    return {runs: [], problems: [problem("reading_failed")]};
  }
}
