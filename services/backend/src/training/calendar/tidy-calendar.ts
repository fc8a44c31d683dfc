import {and, eq, lt} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {oldestKnown} from "./get-calendar.ts";
import {calendar_change} from "./tables.ts";

/** Whoever was away for longer than it is known what was deleted reads everything anew. */
export async function tidyCalendar({db, now}: {readonly db: Db; readonly now: () => Date}) {
  await db
    .delete(calendar_change)
    .where(and(eq(calendar_change.is_deleted, true), lt(calendar_change.updated_at, oldestKnown(now()))));
}
