import {lt, or} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {one_time} from "../../core/one-time/tables.ts";
import {session, sign_in_attempt} from "./tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const ATTEMPTS_KEPT_MS = 30 * DAY_MS;
const SESSIONS_KEPT_MS = 90 * DAY_MS;

/** Forgets tries to sign in after 30 days, sessions 90 days after their end, and what can no longer be used. */
export async function deleteExpired({db, now}: {readonly db: Db; readonly now: () => Date}) {
  const before = (ms: number) => new Date(now().getTime() - ms);
  const ended = before(SESSIONS_KEPT_MS);
  await db.delete(sign_in_attempt).where(lt(sign_in_attempt.at, before(ATTEMPTS_KEPT_MS)));
  await db.delete(one_time).where(lt(one_time.expires_at, before(ATTEMPTS_KEPT_MS)));
  await db
    .delete(session)
    .where(
      or(lt(session.revoked_at, ended), lt(session.expires_at, ended), lt(session.idle_expires_at, ended)),
    );
}
