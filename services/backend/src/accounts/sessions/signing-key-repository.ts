import {and, eq, inArray, isNotNull, lte} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {signing_key} from "../account/tables.ts";

export type SigningKeyRow = typeof signing_key.$inferSelect;
export type NewSigningKey = typeof signing_key.$inferInsert;

export function createSigningKeyRepository(db: Db) {
  return {
    list: (): Promise<SigningKeyRow[]> => db.select().from(signing_key),

    /** Of several processes that publish a key at once, one succeeds: there is one key of a state. */
    async publish(key: NewSigningKey) {
      await db.insert(signing_key).values(key).onConflictDoNothing();
    },

    async retire(kid: string, since: Date) {
      await db
        .update(signing_key)
        .set({state: "retired", since})
        .where(and(eq(signing_key.kid, kid), eq(signing_key.state, "current")));
    },

    async promote(kid: string, since: Date) {
      await db
        .update(signing_key)
        .set({state: "current", since})
        .where(and(eq(signing_key.kid, kid), eq(signing_key.state, "next")));
    },

    /** Erases the private halves of retired keys, and deletes the keys that were retired by `goneBefore`. */
    async forgetRetired(goneBefore: Date) {
      await db
        .update(signing_key)
        .set({private_enc: null})
        .where(and(eq(signing_key.state, "retired"), isNotNull(signing_key.private_enc)));
      await db
        .delete(signing_key)
        .where(and(eq(signing_key.state, "retired"), lte(signing_key.since, goneBefore)));
    },

    async dropAll(kids: readonly string[]) {
      await db.delete(signing_key).where(inArray(signing_key.kid, [...kids]));
    },
  };
}
