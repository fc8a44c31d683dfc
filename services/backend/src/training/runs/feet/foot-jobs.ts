import {and, between, count, eq, inArray, sql} from "drizzle-orm";
import type {FootJob, FootReprocess} from "../../../contract/foot-jobs.ts";
import {type AuditEntry, createAudit} from "../../../core/audit/audit.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {newId} from "../../../core/db/new-id.ts";
import {AppError, notFound} from "../../../core/errors.ts";
import {currentTrace} from "../../../core/http/request-trace.ts";
import type {FootDeps} from "./foot-deps.ts";
import {foot_job, foot_recording} from "./tables.ts";

type Deps = Pick<FootDeps, "db" | "now" | "enqueue">;
type JobRow = typeof foot_job.$inferSelect;
type JobScope = Pick<JobRow, "user_ids" | "from_day" | "to_day">;

export interface StaffMember extends Pick<AuditEntry, "actor_id" | "actor_role"> {
  readonly reason: string;
}

/** Days are those of UTC: it serves staff, not runners. */
export function isInScope({user_ids, from_day, to_day}: JobScope) {
  const day = sql`(${foot_recording.first_at} at time zone 'UTC')::date`;
  return and(
    between(day, sql`${from_day}::date`, sql`${to_day}::date`),
    user_ids === null ? undefined : inArray(foot_recording.user_id, user_ids),
  );
}

/** Requests that foot data is averaged again; a dry run only reports how much it would be. */
export function requestReprocessing(
  {db, now, enqueue}: Deps,
  input: FootReprocess,
  staffMember: StaffMember,
) {
  const which = {user_ids: input.user_ids ?? null, from_day: input.from, to_day: input.to};
  return withTransaction(db, async (tx) => {
    const items = await countInScope(tx, which);
    if (input.dry_run) return {job_id: null, items};
    const id = newId("fjb");
    const state = "waiting" as const;
    const row = {...which, id, state, requested_by: staffMember.actor_id, total: items, created_at: now()};
    await tx.insert(foot_job).values(row);
    await enqueue(tx, "reprocess-feet", {foot_job_id: id}, {key: id});
    const users = which.user_ids?.length ?? null;
    await recordAudit(tx, now, staffMember, id, {items, users, from: input.from, to: input.to});
    return {job_id: id, items};
  });
}

export async function getFootJob(db: Db, id: string, now: Date): Promise<FootJob> {
  const [row] = await db.select().from(foot_job).where(eq(foot_job.id, id));
  if (!row) throw notFound();
  return toFootJob(row, now);
}

/** From the beginning: what went well comes out the same. */
export function retryFootJob(
  {db, now, enqueue}: Deps,
  id: string,
  staffMember: StaffMember,
): Promise<FootJob> {
  return withTransaction(db, async (tx) => {
    const row = await lock(tx, id);
    if (row.state === "running") throw new AppError("conflict", "It is being worked on");
    const anew = {done: 0, failed: 0, failures: [], last_id: null, started_at: null, finished_at: null};
    const total = await countInScope(tx, row);
    const changed = await change(tx, id, {...anew, state: "waiting", total});
    await enqueue(tx, "reprocess-feet", {foot_job_id: id}, {key: id});
    await recordAudit(tx, now, staffMember, id, {retried: true});
    return toFootJob(changed, now());
  });
}

/** What is done stays; works twice. */
export function cancelFootJob({db, now}: Deps, id: string, staffMember: StaffMember): Promise<FootJob> {
  return withTransaction(db, async (tx) => {
    const row = await lock(tx, id);
    if (row.state === "done") throw new AppError("conflict", "It is done");
    const finished_at = row.finished_at ?? now();
    const changed = await change(tx, id, {state: "cancelled", finished_at});
    await recordAudit(tx, now, staffMember, id, {cancelled: true});
    return toFootJob(changed, now());
  });
}

async function countInScope(tx: Db, which: JobScope) {
  const [found] = await tx.select({items: count()}).from(foot_recording).where(isInScope(which));
  return found?.items ?? 0;
}

async function lock(tx: Db, id: string): Promise<JobRow> {
  const [row] = await tx.select().from(foot_job).where(eq(foot_job.id, id)).for("update");
  if (!row) throw notFound();
  return row;
}

async function change(tx: Db, id: string, set: Partial<JobRow>): Promise<JobRow> {
  const [row] = await tx.update(foot_job).set(set).where(eq(foot_job.id, id)).returning();
  if (!row) throw new Error("A job that was locked is gone");
  return row;
}

/** The last statement of the transaction that does it. */
async function recordAudit(
  tx: Db,
  now: () => Date,
  {reason, ...actor}: StaffMember,
  target: string,
  after: NonNullable<AuditEntry["after"]>,
) {
  const entry = {...actor, action: "feet.reprocess", target, reason, after, ...currentTrace()} as const;
  await createAudit({db: tx, now}).append(tx, entry);
}

function toFootJob(row: JobRow, now: Date): FootJob {
  const {id, state, total, done, failed, failures, created_at, finished_at} = row;
  return {
    id,
    state,
    total,
    done,
    failed,
    failures: [...failures],
    eta: etaOf(row, now),
    created: created_at.toISOString(),
    finished: finished_at?.toISOString() ?? null,
  };
}

/** As fast as so far. */
function etaOf({state, total, done, started_at}: JobRow, now: Date): string | null {
  if (state !== "running" || started_at === null || done === 0) return null;
  const passed = now.getTime() - started_at.getTime();
  return new Date(now.getTime() + (passed / done) * Math.max(0, total - done)).toISOString();
}
