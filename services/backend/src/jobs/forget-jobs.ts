import {sql} from "drizzle-orm";
import type {Db} from "../db/db.ts";

/** Cancels what waits for somebody, and forgets what was done: payloads and keys of jobs name people by their id. */
export async function forgetJobs(tx: Db, user: string) {
  const found = await tx.execute(sql`select to_regclass('pgboss.job') is not null as present`);
  if (!JSON.stringify(found).includes('"present":true')) return;
  await tx.execute(sql`delete from pgboss.job
    where group_id = ${user} or singleton_key = ${user} or position(${user} in data::text) > 0`);
}
