import pg from "pg";
import {z} from "zod";

const counted = z.object({rows: z.tuple([z.object({waiting: z.number()})])});

/**
 * Holds rows or a lock that a process needs in the middle of a transaction, so that there is a moment to kill it
 * that no machine is too quick or too slow for.
 *
 * @param statement what takes them, as in the process
 */
export async function holdLock(databaseUrl: string, statement: string, values: readonly unknown[] = []) {
  const client = new pg.Client({connectionString: databaseUrl});
  await client.connect();
  await client.query("begin");
  await client.query(statement, [...values]);
  return {
    /** How many wait for it now. */
    async waiting() {
      // Not from pg_stat_activity: a transaction sees those who were connected when it first looked, and no later ones.
      const text = `select count(distinct pid)::int as waiting from pg_locks
        where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
      return counted.parse(await client.query(text)).rows[0].waiting;
    },

    async release() {
      await client.query("rollback");
      await client.end();
    },
  };
}
