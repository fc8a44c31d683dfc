import {and, count, desc, eq, isNull, sql} from "drizzle-orm";
import type {Db} from "../core/db/db.ts";
import {apparel} from "./tables.ts";

export type ApparelRow = typeof apparel.$inferSelect;
export type ApparelValues = typeof apparel.$inferInsert;

/** Call the writing parts with a transaction that has locked the owner: one default is a rule over several rows. */
export function createApparelRepository(db: Db) {
  const isOf = (user_id: string) => eq(apparel.user_id, user_id);
  const isOne = (user_id: string, id: string) => and(isOf(user_id), eq(apparel.id, id));
  return {
    list: (user_id: string, withRetired: boolean): Promise<ApparelRow[]> =>
      db
        .select()
        .from(apparel)
        .where(and(isOf(user_id), withRetired ? undefined : isNull(apparel.retired_at)))
        .orderBy(desc(apparel.is_default), desc(apparel.created_at), desc(apparel.id)),

    async get(user_id: string, id: string): Promise<ApparelRow | null> {
      const [row] = await db.select().from(apparel).where(isOne(user_id, id));
      return row ?? null;
    },

    async count(user_id: string) {
      const [row] = await db.select({kept: count()}).from(apparel).where(isOf(user_id));
      return row?.kept ?? 0;
    },

    async add(row: ApparelValues) {
      await db.insert(apparel).values(row);
    },

    async change(user_id: string, id: string, edit: Partial<ApparelValues>) {
      await db
        .update(apparel)
        .set({...edit, version: sql`${apparel.version} + 1`})
        .where(isOne(user_id, id));
    },

    async remove(user_id: string, id: string) {
      await db.delete(apparel).where(isOne(user_id, id));
    },

    async setDefault(user_id: string, id: string) {
      await db
        .update(apparel)
        .set({is_default: false})
        .where(and(isOf(user_id), apparel.is_default));
      await db.update(apparel).set({is_default: true}).where(isOne(user_id, id));
    },
  };
}
