import {setTimeout as pause} from "node:timers/promises";
import {and, asc, eq, isNull} from "drizzle-orm";
import type {FileProblem, UploadResult} from "../../../contract/uploads.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {pairDays} from "../../plans/pairs/pair-days.ts";
import {restoreRunsOf} from "../../runs/activities/delete-run.ts";
import {activity} from "../../runs/activities/tables.ts";
import {upload} from "../../runs/original-files/tables.ts";
import {type NewUpload, storeUpload} from "../uploads/store-upload.ts";
import {unpackFile} from "../uploads/unpack-file.ts";
import {readUpload} from "./read-upload.ts";
import type {ReadingDeps} from "./reading-deps.ts";

export type Received = Omit<UploadResult, "file" | "entry" | "upload_id"> & {readonly upload_id: string};

/**
 * Accepts a file that a user sent, and reads it at once if that is quick. Throws `FileRefusal` for a file that is not
 * to be stored. Deleted runs are restored when their file is sent again.
 */
export async function receiveFile(
  deps: ReadingDeps,
  file: Omit<NewUpload, "kind">,
  waitMs = deps.readAtOnceMs,
): Promise<Received> {
  const {kind} = await unpackFile(file.content);
  const leaveSeconds = Math.max(0, Math.ceil(waitMs / 1000));
  const {upload_id, duplicate} = await storeUpload(deps, {...file, kind}, leaveSeconds);
  if (waitMs > 0) await readWithin(deps, upload_id, waitMs);
  const isRestored = duplicate && (await restoreRunsOf({...deps, pairDays}, file.user_id, upload_id)) > 0;
  const result = await describeUpload(deps.db, file.user_id, upload_id);
  if (!result) throw new Error("An upload that was kept is gone");
  return duplicate && !isRestored && result.outcome === "created"
    ? {...result, outcome: "duplicate"}
    : result;
}

/**
 * Takes a file for a run that was refused as another sport, on its runner's word. Null for one that is not theirs;
 * `refused` for one that was refused for something else.
 */
export async function takeAsRun(
  deps: ReadingDeps,
  user_id: string,
  upload_id: string,
): Promise<Received | "refused" | null> {
  const isIt = and(eq(upload.id, upload_id), eq(upload.user_id, user_id));
  const isReopened = await withTransaction(deps.db, async (tx) => {
    const [row] = await tx.select().from(upload).where(isIt).for("update");
    if (row?.state !== "refused" || !row.problems.some(({code}) => code === "other_sport")) return false;
    await tx.update(upload).set({is_run: true, state: "received", problems: [], read_at: null}).where(isIt);
    const startInSeconds = Math.ceil(deps.readAtOnceMs / 1000);
    await deps.enqueue(tx, "read-upload", {upload_id}, {key: upload_id, account: user_id, startInSeconds});
    return true;
  });
  if (isReopened && deps.readAtOnceMs > 0) await readWithin(deps, upload_id, deps.readAtOnceMs);
  const result = await describeUpload(deps.db, user_id, upload_id);
  return result?.outcome === "refused" && !isReopened ? "refused" : result;
}

/** The job does what is not done in time, or goes wrong here. */
async function readWithin(deps: ReadingDeps, upload_id: string, waitMs: number) {
  const reading = readUpload(deps, upload_id).catch((err: unknown) =>
    deps.logger.warn({upload: upload_id, err}, "a file is left to the job"),
  );
  const waiting = new AbortController();
  const late = pause(waitMs, undefined, {signal: waiting.signal}).catch(() => undefined);
  await Promise.race([reading, late]);
  waiting.abort();
}

/** What became of a file; null for one that is not theirs. */
export async function describeUpload(db: Db, user_id: string, upload_id: string): Promise<Received | null> {
  const isIt = and(eq(upload.id, upload_id), eq(upload.user_id, user_id));
  const [row] = await db.select({state: upload.state, problems: upload.problems}).from(upload).where(isIt);
  if (!row) return null;
  const runs = await db
    .select({id: activity.id})
    .from(activity)
    .where(and(eq(activity.upload_id, upload_id), isNull(activity.deleted_at)))
    .orderBy(asc(activity.part));
  return {
    outcome: OUTCOMES[row.state],
    upload_id,
    activity_ids: runs.map(({id}) => id),
    problems: row.problems.map(({code, detail}): FileProblem => ({code, detail})),
  };
}

const OUTCOMES = {received: "reading", read: "created", refused: "refused", deleted: "refused"} as const;
