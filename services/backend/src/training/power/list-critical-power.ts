import {and, asc, eq, isNull} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {cp_history} from "./tables.ts";

/** Critical power by day, the oldest first. */
export function listCriticalPower(db: Db, user_id: string) {
  return db
    .select({date: cp_history.day, value: cp_history.critical_power})
    .from(cp_history)
    .where(and(eq(cp_history.user_id, user_id), isNull(cp_history.deleted_at)))
    .orderBy(asc(cp_history.day), asc(cp_history.created_at));
}
