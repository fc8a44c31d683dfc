import {and, desc, eq, gt, inArray, lte, ne} from "drizzle-orm";
import {lockAccount} from "../accounts/account/lock-account.ts";
import type {Db} from "../core/db/db.ts";
import {data_export} from "./tables.ts";

export type ExportRow = typeof data_export.$inferSelect;

export function createExportRepository(db: Db) {
  const isUnfinished = inArray(data_export.state, ["requested", "building"]);

  async function move(which: ReturnType<typeof and>, set: Partial<ExportRow>): Promise<ExportRow[]> {
    return db.update(data_export).set(set).where(which).returning();
  }

  return {
    async add(row: typeof data_export.$inferInsert) {
      await db.insert(data_export).values(row);
    },

    async getNewest(user: string): Promise<ExportRow | null> {
      const [row] = await db
        .select()
        .from(data_export)
        .where(eq(data_export.user_id, user))
        .orderBy(desc(data_export.requested_at))
        .limit(1);
      return row ?? null;
    },

    /** The newest that counts against the limit, with the account held: of two requests at once one sees the other's. */
    async lockNewestSince(user: string, since: Date): Promise<ExportRow | null> {
      await lockAccount(db, user);
      const [row] = await db
        .select()
        .from(data_export)
        .where(
          and(
            eq(data_export.user_id, user),
            gt(data_export.requested_at, since),
            ne(data_export.state, "failed"),
          ),
        )
        .orderBy(desc(data_export.requested_at))
        .limit(1);
      return row ?? null;
    },

    /** Null when the copy is no longer wanted, or already finished. */
    async begin(id: string): Promise<ExportRow | null> {
      const [row] = await move(and(eq(data_export.id, id), isUnfinished), {state: "building"});
      return row ?? null;
    },

    async finish(id: string, done: Pick<ExportRow, "bytes" | "ready_at" | "expires_at">): Promise<boolean> {
      const rows = await move(and(eq(data_export.id, id), eq(data_export.state, "building")), {
        ...done,
        state: "ready",
      });
      return rows.length > 0;
    },

    expire: (now: Date) =>
      move(and(eq(data_export.state, "ready"), lte(data_export.expires_at, now)), {state: "expired"}),

    failStalled: (requestedBefore: Date) =>
      move(and(isUnfinished, lte(data_export.requested_at, requestedBefore)), {state: "failed"}),
  };
}
