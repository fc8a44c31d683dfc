import {eq} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {profile} from "./tables.ts";

/** The zone somebody lives by; null for nobody. */
export async function readTimeZone(db: Db, user_id: string): Promise<string | null> {
  const [row] = await db
    .select({timezone: profile.timezone})
    .from(profile)
    .where(eq(profile.user_id, user_id));
  return row?.timezone ?? null;
}
