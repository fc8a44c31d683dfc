import {and, count, eq} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {account} from "./tables.ts";

/** For the public numbers; demo accounts and closed accounts are not counted. */
export async function countRunners(db: Db): Promise<number> {
  const [row] = await db
    .select({runners: count()})
    .from(account)
    .where(and(eq(account.state, "active"), eq(account.is_demo, false)));
  return row?.runners ?? 0;
}
