import {and, desc, eq, inArray, lte} from "drizzle-orm";
import {lockAccount} from "../../../accounts/account/lock-account.ts";
import type {Db} from "../../../core/db/db.ts";
import {run_export} from "./tables.ts";

export type RunExportRow = typeof run_export.$inferSelect;

export function createRunExportRepository(db: Db) {
  const isUnderWay = inArray(run_export.state, ["requested", "building"]);

  const move = (which: ReturnType<typeof and>, set: Partial<RunExportRow>): Promise<RunExportRow[]> =>
    db.update(run_export).set(set).where(which).returning();

  return {
    async add(row: typeof run_export.$inferInsert): Promise<RunExportRow> {
      const [added] = await db.insert(run_export).values(row).returning();
      if (!added) throw new Error("An export was not added");
      return added;
    },

    async getNewest(user: string): Promise<RunExportRow | null> {
      const [row] = await db
        .select()
        .from(run_export)
        .where(eq(run_export.user_id, user))
        .orderBy(desc(run_export.requested_at), desc(run_export.id))
        .limit(1);
      return row ?? null;
    },

    /** With the account held: of two requests at once one sees the other's. */
    async lockNewest(user: string): Promise<RunExportRow | null> {
      await lockAccount(db, user);
      return this.getNewest(user);
    },

    /** Null when the export is no longer wanted, or already done. */
    async begin(id: string): Promise<RunExportRow | null> {
      const [row] = await move(and(eq(run_export.id, id), isUnderWay), {state: "building", done: 0});
      return row ?? null;
    },

    async advance(id: string, done: number) {
      await move(and(eq(run_export.id, id), eq(run_export.state, "building")), {done});
    },

    async finish(id: string, set: Partial<RunExportRow>): Promise<boolean> {
      const rows = await move(and(eq(run_export.id, id), eq(run_export.state, "building")), {
        ...set,
        state: "ready",
      });
      return rows.length > 0;
    },

    /** Expires the exports that a newer one makes obsolete. */
    replaceReady: (user: string) =>
      move(and(eq(run_export.user_id, user), eq(run_export.state, "ready")), {state: "expired"}),

    expire: (now: Date) =>
      move(and(eq(run_export.state, "ready"), lte(run_export.expires_at, now)), {state: "expired"}),

    giveUp: (requestedBefore: Date) =>
      move(and(isUnderWay, lte(run_export.requested_at, requestedBefore)), {state: "failed"}),
  };
}
