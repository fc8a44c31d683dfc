import {inArray} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {profile} from "./tables.ts";

export async function listNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({id: profile.user_id, name: profile.first_name})
    .from(profile)
    .where(inArray(profile.user_id, [...ids]));
  return new Map(rows.map(({id, name}) => [id, name]));
}
