import {and, count, desc, eq, gt, isNull, lte, or} from "drizzle-orm";
import type {Db} from "../../../core/db/db.ts";
import type {RunRow} from "../activities/run-repository.ts";
import {activity} from "../activities/tables.ts";
import {run_link} from "./tables.ts";

export type LinkRow = typeof run_link.$inferSelect;

export function createLinkRepository(db: Db) {
  const isGood = (now: Date) => or(isNull(run_link.expires_at), gt(run_link.expires_at, now));
  return {
    list: (activity_id: string, now: Date): Promise<LinkRow[]> =>
      db
        .select()
        .from(run_link)
        .where(and(eq(run_link.activity_id, activity_id), isGood(now)))
        .orderBy(desc(run_link.created_at), desc(run_link.id)),

    async count(activity_id: string, now: Date) {
      const [row] = await db
        .select({good: count()})
        .from(run_link)
        .where(and(eq(run_link.activity_id, activity_id), isGood(now)));
      return row?.good ?? 0;
    },

    async add(values: typeof run_link.$inferInsert): Promise<LinkRow> {
      const [row] = await db.insert(run_link).values(values).returning();
      if (!row) throw new Error("A link was not kept");
      return row;
    },

    remove: (activity_id: string, id: string) =>
      db.delete(run_link).where(and(eq(run_link.activity_id, activity_id), eq(run_link.id, id))),

    removeExpired: (now: Date) => db.delete(run_link).where(lte(run_link.expires_at, now)),

    /** A good link with its run, while that is not deleted. */
    async find(token_hash: string, now: Date): Promise<{link: LinkRow; run: RunRow} | null> {
      const [row] = await db
        .select({link: run_link, run: activity})
        .from(run_link)
        .innerJoin(activity, eq(activity.id, run_link.activity_id))
        .where(and(eq(run_link.token_hash, token_hash), isGood(now), isNull(activity.deleted_at)));
      return row ?? null;
    },
  };
}
