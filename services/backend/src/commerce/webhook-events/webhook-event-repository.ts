import {and, asc, eq, lt} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {inbox} from "./tables.ts";

export type WebhookEventRow = typeof inbox.$inferSelect;

export function createWebhookEventRepository(db: Db) {
  return {
    async get(event_id: string): Promise<WebhookEventRow | null> {
      const [row] = await db.select().from(inbox).where(eq(inbox.event_id, event_id));
      return row ?? null;
    },

    /** Stores an event and returns its status. For a duplicate delivery it is the status of the row stored first. */
    async save(row: typeof inbox.$inferInsert): Promise<WebhookEventRow["status"]> {
      await db.insert(inbox).values(row).onConflictDoNothing();
      const [storedEvent] = await db
        .select({status: inbox.status})
        .from(inbox)
        .where(eq(inbox.event_id, row.event_id));
      return storedEvent?.status ?? "new";
    },

    async finish(event_id: string, status: "done" | "ignored", done_at: Date) {
      await db.update(inbox).set({status, done_at}).where(eq(inbox.event_id, event_id));
    },

    /** Events stored but not processed since: the process ended in between, or the provider was unavailable. */
    listUnprocessed: (before: Date): Promise<WebhookEventRow[]> =>
      db
        .select()
        .from(inbox)
        .where(and(eq(inbox.status, "new"), lt(inbox.received_at, before)))
        .orderBy(asc(inbox.received_at))
        .limit(100),

    async forget(before: Date) {
      await db.delete(inbox).where(lt(inbox.received_at, before));
    },
  };
}
