import {and, eq, isNull} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {account} from "./tables.ts";

/** A subquery for the ids of accounts that are neither demo people nor copies, for queries over their data. */
export function realAccountIds(db: Db) {
  return db
    .select({id: account.id})
    .from(account)
    .where(and(eq(account.is_demo, false), isNull(account.copy_of)));
}
