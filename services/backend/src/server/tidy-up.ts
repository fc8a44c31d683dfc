import {and, eq, lt} from "drizzle-orm";
import type {Db} from "../core/db/db.ts";
import {idempotency} from "../core/idempotency/tables.ts";
import {worker_heartbeat} from "../core/jobs/tables.ts";
import {outbox} from "../core/mail/tables.ts";
import {rate_bucket} from "../core/rate-limit/tables.ts";
import {newsletter} from "../newsletter/tables.ts";
import {platform_event, platform_revocation} from "../training/integrations/tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const KEEP_DAYS = 30;

/**
 * Forgets what is no longer needed: unconfirmed sign-ups, sent mails, idle limits, old requests, what platforms told us,
 * tokens they would not take back, ended workers.
 */
export async function tidyUp({db, now}: {readonly db: Db; readonly now: () => Date}) {
  const at = now();
  const old = new Date(at.getTime() - KEEP_DAYS * DAY_MS);
  await db.delete(newsletter).where(and(eq(newsletter.status, "pending"), lt(newsletter.updated_at, old)));
  await db.delete(outbox).where(and(eq(outbox.status, "sent"), lt(outbox.sent_at, old)));
  const yesterday = new Date(at.getTime() - DAY_MS);
  await db.delete(rate_bucket).where(lt(rate_bucket.at, yesterday));
  await db.delete(idempotency).where(lt(idempotency.expires_at, at));
  await db.delete(platform_event).where(lt(platform_event.received_at, old));
  await db.delete(platform_revocation).where(lt(platform_revocation.created_at, yesterday));
  await db.delete(worker_heartbeat).where(lt(worker_heartbeat.at, yesterday));
}
