import {and, eq, isNull} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {account} from "./tables.ts";

/** The ids of people who are neither invented nor a copy, for a query over what is theirs. */
export function realAccounts(db: Db) {
  return db
    .select({id: account.id})
    .from(account)
    .where(and(eq(account.is_demo, false), isNull(account.copy_of)));
}
