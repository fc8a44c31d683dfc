import {eq} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {account} from "./tables.ts";

/** Holds everyone else off who locks this account, until the end of the transaction: for rules over several rows. */
export async function lockAccount(tx: Db, id: string) {
  await tx.select({id: account.id}).from(account).where(eq(account.id, id)).for("update");
}
