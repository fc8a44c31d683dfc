import {and, count, eq, isNull, sql} from "drizzle-orm";
import type {Db} from "../../../core/db/db.ts";
import {calendar_event} from "../planned/tables.ts";
import type {EventRow} from "./to-calendar-event.ts";

export function createEventRepository(db: Db) {
  const isOne = (user_id: string, id: string) =>
    and(eq(calendar_event.user_id, user_id), eq(calendar_event.id, id));
  return {
    async get(user_id: string, id: string): Promise<EventRow | null> {
      const [row] = await db.select().from(calendar_event).where(isOne(user_id, id));
      return row ?? null;
    },

    /** Locks the event: no other transaction changes it until this one ends. */
    async lock(user_id: string, id: string): Promise<EventRow | null> {
      const [row] = await db.select().from(calendar_event).where(isOne(user_id, id)).for("update");
      return row ?? null;
    },

    /** Deleted ones left out. */
    async count(user_id: string): Promise<number> {
      const [row] = await db
        .select({kept: count()})
        .from(calendar_event)
        .where(and(eq(calendar_event.user_id, user_id), isNull(calendar_event.deleted_at)));
      return row?.kept ?? 0;
    },

    async add(row: typeof calendar_event.$inferInsert): Promise<EventRow> {
      const [added] = await db.insert(calendar_event).values(row).returning();
      if (!added) throw new Error("An event was not kept");
      return added;
    },

    /** Every change has a version of its own. */
    async change(id: string, set: Partial<EventRow>, at: Date): Promise<EventRow> {
      const [row] = await db
        .update(calendar_event)
        .set({...set, updated_at: at, version: sql`${calendar_event.version} + 1`})
        .where(eq(calendar_event.id, id))
        .returning();
      if (!row) throw new Error("An event that was locked is gone");
      return row;
    },
  };
}
