import {and, eq, lt} from "drizzle-orm";
import type {Db} from "../../../core/db/db.ts";
import {oldestKnown} from "./get-calendar.ts";
import {calendar_change} from "./tables.ts";

/**
 * Retention job: deletes old records of deletions. A client that was away for longer than they are kept reads
 * everything anew.
 */
export async function cleanUpCalendar({db, now}: {readonly db: Db; readonly now: () => Date}) {
  await db
    .delete(calendar_change)
    .where(and(eq(calendar_change.is_deleted, true), lt(calendar_change.updated_at, oldestKnown(now()))));
}
