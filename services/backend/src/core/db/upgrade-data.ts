import {eq} from "drizzle-orm";
import type {Db} from "./db.ts";
import {data_upgrade} from "./tables.ts";

/**
 * Runs an upgrade of stored data unless it was run before. One that breaks off begins again at the next start, and two
 * processes may run it at once: `upgrade` changes only rows that are not upgraded.
 */
export async function upgradeData(
  db: Db,
  {name, at}: {readonly name: string; readonly at: Date},
  upgrade: () => Promise<void>,
): Promise<void> {
  const [done] = await db.select().from(data_upgrade).where(eq(data_upgrade.name, name));
  if (done) return;
  await upgrade();
  await db.insert(data_upgrade).values({name, done_at: at}).onConflictDoNothing();
}
