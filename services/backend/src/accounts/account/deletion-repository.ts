import {and, asc, eq, inArray, isNull, lte, sql} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {account, account_deletion} from "./tables.ts";

export function createDeletionRepository(db: Db) {
  return {
    /** False when the account is not one that may go: it is on its way already. */
    async begin(
      user_id: string,
      requested_at: Date,
      due_at: Date,
      cause: "self" | "idle" = "self",
    ): Promise<boolean> {
      const rows = await db
        .update(account)
        .set({state: "deleting", updated_at: requested_at})
        .where(and(eq(account.id, user_id), inArray(account.state, ["active", "locked"])))
        .returning({id: account.id});
      if (rows.length === 0) return false;
      await db.insert(account_deletion).values({user_id, requested_at, due_at, cause});
      return true;
    },

    /** False when nothing was on its way, or it has gone too far. */
    async cancel(user_id: string, now: Date): Promise<boolean> {
      const rows = await db
        .delete(account_deletion)
        .where(and(eq(account_deletion.user_id, user_id), isNull(account_deletion.started_at)))
        .returning({id: account_deletion.user_id});
      if (rows.length === 0) return false;
      await db
        .update(account)
        .set({state: "active", updated_at: now})
        .where(and(eq(account.id, user_id), eq(account.state, "deleting")));
      return true;
    },

    async dueAt(user_id: string): Promise<Date | null> {
      const [row] = await db
        .select({due_at: account_deletion.due_at})
        .from(account_deletion)
        .where(eq(account_deletion.user_id, user_id));
      return row?.due_at ?? null;
    },

    /** Ids of accounts whose deletion is due, including those an earlier run did not finish. */
    async listDue(now: Date): Promise<string[]> {
      const rows = await db
        .select({id: account_deletion.user_id})
        .from(account_deletion)
        .where(lte(account_deletion.due_at, now))
        .orderBy(asc(account_deletion.due_at));
      return rows.map(({id}) => id);
    },

    /** Whatever state a restored backup has it in, it is due at once. */
    async beginAgain(user_id: string, at: Date) {
      await db.update(account).set({state: "deleting", updated_at: at}).where(eq(account.id, user_id));
      await db
        .insert(account_deletion)
        .values({user_id, requested_at: at, due_at: at})
        .onConflictDoUpdate({target: account_deletion.user_id, set: {due_at: at}});
    },

    /** Stores the digests of the first run only: by a later run their source data may be gone. */
    async keepHashes(user_id: string, hashes: Readonly<Record<string, readonly string[]>>) {
      await db
        .update(account_deletion)
        .set({hashes})
        .where(and(eq(account_deletion.user_id, user_id), isNull(account_deletion.hashes)));
    },

    /** From here on it cannot be taken back. False when it has been. */
    async start(user_id: string, now: Date): Promise<boolean> {
      const rows = await db
        .update(account_deletion)
        .set({started_at: sql`coalesce(${account_deletion.started_at}, ${now.toISOString()}::timestamptz)`})
        .where(and(eq(account_deletion.user_id, user_id), lte(account_deletion.due_at, now)))
        .returning({id: account_deletion.user_id});
      return rows.length > 0;
    },

    /**
     * Locks what is left to do, so that only one of several workers goes on. False when another finished it already.
     */
    async hold(user_id: string): Promise<boolean> {
      const rows = await db
        .select({id: account_deletion.user_id})
        .from(account_deletion)
        .where(eq(account_deletion.user_id, user_id))
        .for("update");
      return rows.length > 0;
    },

    /** Null when another worker has finished it already. */
    async end(user_id: string): Promise<typeof account_deletion.$inferSelect | null> {
      const [row] = await db
        .delete(account_deletion)
        .where(eq(account_deletion.user_id, user_id))
        .returning();
      return row ?? null;
    },
  };
}
