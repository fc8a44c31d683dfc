import {and, desc, eq, inArray, lt} from "drizzle-orm";
import type {Db} from "../../../core/db/db.ts";
import {cp_recalculation} from "./tables.ts";

export type RecalculationRow = typeof cp_recalculation.$inferSelect;
export type NewRecalculation = typeof cp_recalculation.$inferInsert;

const OPEN = ["waiting", "running"] as const;
/** Who is not done by then was given up on. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

/** Whether no process works on it any more, though none has recorded its end. */
export const isAbandoned = ({state, requested_at}: RecalculationRow, now: Date) =>
  (state === "waiting" || state === "running") && now.getTime() - requested_at.getTime() > ABANDONED_AFTER_MS;

export function createRecalculations(db: Db) {
  const isOne = (id: string) => eq(cp_recalculation.id, id);
  return {
    async get(id: string): Promise<RecalculationRow | null> {
      const [row] = await db.select().from(cp_recalculation).where(isOne(id));
      return row ?? null;
    },

    async getLatest(user_id: string): Promise<RecalculationRow | null> {
      const [row] = await db
        .select()
        .from(cp_recalculation)
        .where(eq(cp_recalculation.user_id, user_id))
        .orderBy(desc(cp_recalculation.requested_at), desc(cp_recalculation.id))
        .limit(1);
      return row ?? null;
    },

    /** Call it with the account locked. */
    async getOpen(user_id: string, now: Date): Promise<RecalculationRow | null> {
      const isOpen = and(eq(cp_recalculation.user_id, user_id), inArray(cp_recalculation.state, [...OPEN]));
      const givenUp = lt(cp_recalculation.requested_at, new Date(now.getTime() - ABANDONED_AFTER_MS));
      await db.update(cp_recalculation).set({state: "failed", finished_at: now}).where(and(isOpen, givenUp));
      const [row] = await db.select().from(cp_recalculation).where(isOpen);
      return row ?? null;
    },

    async add(row: NewRecalculation): Promise<RecalculationRow> {
      const [added] = await db.insert(cp_recalculation).values(row).returning();
      if (!added) throw new Error("A recalculation was not kept");
      return added;
    },

    async change(id: string, edit: Partial<NewRecalculation>) {
      await db.update(cp_recalculation).set(edit).where(isOne(id));
    },
  };
}
