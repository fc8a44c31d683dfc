import {sql} from "drizzle-orm";
import {z} from "zod";
import type {Db} from "../db/db.ts";

const answer = z.object({rows: z.array(z.object({present: z.boolean()}))});

/** Deletes a user's jobs, waiting or done: payloads and keys of jobs contain the user's id. */
export async function deleteUserJobs(tx: Db, user: string) {
  const found = await tx.execute(sql`select to_regclass('pgboss.job') is not null as present`);
  if (!answer.parse(found).rows[0]?.present) return;
  await tx.execute(sql`delete from pgboss.job
    where group_id = ${user} or singleton_key = ${user} or position(${user} in data::text) > 0`);
}
