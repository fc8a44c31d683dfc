import {and, asc, eq, gt, ne, sql} from "drizzle-orm";
import {FOOT_JOB_BOUNDS} from "../../../contract/foot-values.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import type {FootDeps} from "./foot-deps.ts";
import {isInScope} from "./foot-jobs.ts";
import {savePaths} from "./foot-paths.ts";
import {openStrides} from "./stored-strides.ts";
import {type FootFailure, foot_job, foot_recording} from "./tables.ts";

type Deps = Pick<FootDeps, "db" | "now" | "objects" | "logger">;
type JobRow = typeof foot_job.$inferSelect;
type Recording = typeof foot_recording.$inferSelect;

/**
 * Averages recordings once more, each in a transaction with how far the job is. Broken off anywhere, the next try goes on
 * after the last one. Bears to run twice.
 */
export async function reprocessFootData(deps: Deps, id: string, signal: AbortSignal) {
  for (;;) {
    signal.throwIfAborted();
    const [job] = await deps.db.select().from(foot_job).where(eq(foot_job.id, id));
    if (!job || job.state === "done" || job.state === "cancelled") return;
    const recording = await nextRecording(deps.db, job);
    if (!recording) return finish(deps, job);
    await reprocess(deps, job, recording);
  }
}

async function nextRecording(db: Db, job: JobRow): Promise<Recording | null> {
  const isNext = job.last_id === null ? undefined : gt(foot_recording.id, job.last_id);
  const [row] = await db
    .select()
    .from(foot_recording)
    .where(and(isInScope(job), isNext))
    .orderBy(asc(foot_recording.id))
    .limit(1);
  return row ?? null;
}

async function reprocess(deps: Deps, job: JobRow, recording: Recording) {
  const failure = await average(deps, recording);
  const failures = [...job.failures, ...(failure ? [failure] : [])].slice(0, FOOT_JOB_BOUNDS.failures);
  // Only from where this try began: of two that run at once, one counts a recording.
  const isAsSeen = and(eq(foot_job.id, job.id), eq(foot_job.done, job.done), ne(foot_job.state, "cancelled"));
  await deps.db
    .update(foot_job)
    .set({
      state: "running",
      started_at: job.started_at ?? deps.now(),
      done: sql`${foot_job.done} + 1`,
      failed: sql`${foot_job.failed} + ${failure ? 1 : 0}`,
      failures,
      last_id: recording.id,
    })
    .where(isAsSeen);
}

/** What went wrong with a recording, which then stays as it was; null where nothing did. */
async function average({db, now, objects, logger}: Deps, recording: Recording): Promise<FootFailure | null> {
  const {id} = recording;
  try {
    const strides = await openStrides(objects, recording);
    if (!strides || strides.length === 0) return {id, code: "strides_missing"};
    await withTransaction(db, async (tx) => {
      const isIt = eq(foot_recording.id, id);
      const [lockedRecording] = await tx
        .select({id: foot_recording.id})
        .from(foot_recording)
        .where(isIt)
        .for("update");
      if (lockedRecording) await savePaths(tx, id, strides, now());
    });
    return null;
  } catch (err) {
    logger.error({recording: id, err}, "averaging strides broke off");
    return {id, code: "failed"};
  }
}

async function finish({db, now}: Deps, {id}: JobRow) {
  await db
    .update(foot_job)
    .set({state: "done", finished_at: now()})
    .where(and(eq(foot_job.id, id), ne(foot_job.state, "cancelled")));
}
