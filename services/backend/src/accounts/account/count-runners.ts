import {and, count, eq} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {account} from "./tables.ts";

/** How many people run with us, for the public numbers: nobody who was invented, nobody who left. */
export async function countRunners(db: Db): Promise<number> {
  const [row] = await db
    .select({runners: count()})
    .from(account)
    .where(and(eq(account.state, "active"), eq(account.is_demo, false)));
  return row?.runners ?? 0;
}
