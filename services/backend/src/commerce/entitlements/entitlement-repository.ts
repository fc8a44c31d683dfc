import {and, eq, gt, isNull, or} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {newId} from "../../core/db/new-id.ts";
import {entitlement} from "./tables.ts";

export type EntitlementRow = typeof entitlement.$inferSelect;
type Source = Pick<EntitlementRow, "source" | "source_id" | "feature">;

export function createEntitlementRepository(db: Db) {
  const isOf = ({source, source_id, feature}: Source) =>
    and(
      eq(entitlement.source, source),
      eq(entitlement.source_id, source_id),
      eq(entitlement.feature, feature),
    );

  return {
    listOf: (user_id: string): Promise<EntitlementRow[]> =>
      db
        .select()
        .from(entitlement)
        .where(and(eq(entitlement.user_id, user_id), isNull(entitlement.revoked_at))),

    /** Grants it, or moves what this source has granted before. One that was revoked stays revoked. */
    async grant(row: Source & Pick<EntitlementRow, "user_id" | "starts_at" | "ends_at">) {
      const {user_id, ends_at, starts_at} = row;
      await db
        .insert(entitlement)
        .values({...row, id: newId("ent")})
        .onConflictDoUpdate({
          target: [entitlement.source, entitlement.source_id, entitlement.feature],
          set: {user_id, starts_at, ends_at},
        });
    },

    /** Ends only what this source grants. An entitlement that ended earlier keeps its end date. */
    async end(source: Source, ends_at: Date) {
      await db
        .update(entitlement)
        .set({ends_at})
        .where(and(isOf(source), or(isNull(entitlement.ends_at), gt(entitlement.ends_at, ends_at))));
    },
  };
}
