import {and, eq} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {account, profile} from "./tables.ts";

/** The zone of somebody whose account is open; null for who is locked, on the way out, or nobody. */
export async function zoneOfActive(db: Db, user_id: string): Promise<string | null> {
  const [row] = await db
    .select({timezone: profile.timezone})
    .from(account)
    .innerJoin(profile, eq(profile.user_id, account.id))
    .where(and(eq(account.id, user_id), eq(account.state, "active")));
  return row?.timezone ?? null;
}
