import {and, eq, lt} from "drizzle-orm";
import type {Db} from "../db/db.ts";
import {newsletter, outbox, rate_bucket} from "../db/schema.ts";
import {job_lock} from "./tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const KEEP_DAYS = 30;
const LOCK_MS = 10 * 60 * 1000;

/** Forgets what is no longer needed: sign-ups nobody confirmed, mails sent long ago, idle limits. */
export async function tidyUp({db, now, holder}: {db: Db; now: () => Date; holder: string}) {
  const at = now();
  if (!(await takeLock(db, "tidy-up", holder, at))) return;
  const old = new Date(at.getTime() - KEEP_DAYS * DAY_MS);
  await db.delete(newsletter).where(and(eq(newsletter.status, "pending"), lt(newsletter.updated_at, old)));
  await db.delete(outbox).where(and(eq(outbox.status, "sent"), lt(outbox.sent_at, old)));
  await db.delete(rate_bucket).where(lt(rate_bucket.at, new Date(at.getTime() - DAY_MS)));
}

/** True for one process at a time; a holder that died loses the lock when it runs out. */
async function takeLock(db: Db, name: string, holder: string, at: Date) {
  const until = new Date(at.getTime() + LOCK_MS);
  const rows = await db
    .insert(job_lock)
    .values({name, holder, until})
    .onConflictDoUpdate({
      target: job_lock.name,
      set: {holder, until},
      setWhere: lt(job_lock.until, at),
    })
    .returning({name: job_lock.name});
  return rows.length > 0;
}
