import {and, eq} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {account, profile} from "./tables.ts";

/** The time zone of a user whose account is active; null when it is locked, being deleted or does not exist. */
export async function activeTimeZone(db: Db, user_id: string): Promise<string | null> {
  const [row] = await db
    .select({timezone: profile.timezone})
    .from(account)
    .innerJoin(profile, eq(profile.user_id, account.id))
    .where(and(eq(account.id, user_id), eq(account.state, "active")));
  return row?.timezone ?? null;
}
