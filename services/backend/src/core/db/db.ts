import {setTimeout as pause} from "node:timers/promises";
import type {PgDatabase, PgQueryResultHKT} from "drizzle-orm/pg-core";

/** What PGlite, node-postgres and a transaction of either have in common. */
export type Db = PgDatabase<PgQueryResultHKT>;

const TRIES = 3;
const JITTER_MS = 40;
/** Serialisation failure and deadlock: nothing was written, and the same work may pass the next time. */
const TRANSIENT = new Set(["40001", "40P01"]);

/** Repositories inside it are created from `tx`, never from the outer handle. */
export async function withTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === TRIES || !TRANSIENT.has(sqlState(error) ?? "")) throw error;
      await pause(Math.random() * JITTER_MS);
    }
  }
}

/** A unique index refused a row. */
export const isDuplicate = (error: unknown) => sqlState(error) === "23505";

/** The driver's messages for a connection that closed without an error of the server. */
const CLOSED: ReadonlySet<string> = new Set([
  "Connection terminated unexpectedly",
  "Connection terminated",
  "Client has encountered a connection error and is not queryable",
]);
const CONNECTION_FAILURE = "08006";

/** The five-character code of the database's refusal, wherever the query builder has wrapped it. */
export function sqlState(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (CLOSED.has(error.message)) return CONNECTION_FAILURE;
  if ("code" in error && typeof error.code === "string") return error.code;
  return sqlState(error.cause);
}
