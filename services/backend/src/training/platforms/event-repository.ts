import {and, eq, isNull} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {type PlatformEventBody, platform_event} from "./tables.ts";

export interface EventKey {
  readonly platform: string;
  readonly event_id: string;
}

export function createEventRepository(db: Db) {
  return {
    /** False when it was here before. */
    async add(key: EventKey, body: PlatformEventBody, received_at: Date): Promise<boolean> {
      const rows = await db
        .insert(platform_event)
        .values({...key, body, received_at})
        .onConflictDoNothing()
        .returning({event_id: platform_event.event_id});
      return rows.length > 0;
    },

    /** Marks the event as done and returns its body; null when it was done before. */
    async finish({platform, event_id}: EventKey, done_at: Date): Promise<PlatformEventBody | null> {
      const [row] = await db
        .update(platform_event)
        .set({done_at})
        .where(
          and(
            eq(platform_event.platform, platform),
            eq(platform_event.event_id, event_id),
            isNull(platform_event.done_at),
          ),
        )
        .returning({body: platform_event.body});
      return row?.body ?? null;
    },
  };
}
