import {and, eq, isNull, sql} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import type {Email} from "../../core/mail/parse-email.ts";
import {account} from "../account/tables.ts";

export function createEmailRepository(db: Db) {
  async function set(id: string, changes: Partial<typeof account.$inferInsert>, now: Date) {
    await db
      .update(account)
      .set({...changes, version: sql`${account.version} + 1`, updated_at: now})
      .where(and(eq(account.id, id), isNull(account.deleted_at)));
  }

  return {
    markVerified: (id: string, now: Date) => set(id, {email_verified_at: now}, now),
    setPending: (id: string, email_pending: string | null, now: Date) => set(id, {email_pending}, now),
    /** The unique index refuses an address that got an account meanwhile. */
    change: (id: string, {address, norm}: Email, email_verified_at: Date | null, now: Date) =>
      set(id, {email: address, email_norm: norm, email_verified_at, email_pending: null}, now),
  };
}
