import {and, eq, isNull, sql} from "drizzle-orm";
import type {Db} from "../core/db/db.ts";
import {apparel} from "./tables.ts";

export async function defaultShoe(db: Db, user_id: string): Promise<string | null> {
  const isDefault = and(eq(apparel.user_id, user_id), apparel.is_default, isNull(apparel.retired_at));
  const [shoe] = await db.select({id: apparel.id}).from(apparel).where(isDefault);
  return shoe?.id ?? null;
}

/**
 * Whether the shoe belongs to the user, retired or not. The row is locked (`for share`): it cannot be deleted until the
 * transaction ends.
 */
export async function hasApparel(tx: Db, user_id: string, id: string): Promise<boolean> {
  const isTheirs = and(eq(apparel.id, id), eq(apparel.user_id, user_id));
  return (await tx.select({id: apparel.id}).from(apparel).where(isTheirs).for("share")).length > 0;
}

/** Adds what was run in it, or takes away what was not. */
export async function addDistance(tx: Db, id: string, metres: number) {
  await tx
    .update(apparel)
    .set({distance_m: sql`greatest(0, ${apparel.distance_m} + ${metres}::int)`})
    .where(eq(apparel.id, id));
}
