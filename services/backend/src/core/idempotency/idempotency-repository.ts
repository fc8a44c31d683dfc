import {and, eq, isNull, lte, sql} from "drizzle-orm";
import {z} from "zod";
import type {Db} from "../db/db.ts";
import {idempotency} from "./tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than any request may take. */
const LEASE_MS = 60 * 1000;

const storedReply = z.object({
  status: z.int(),
  headers: z.record(z.string(), z.string()),
  body: z.string().nullable(),
});
export type StoredReply = z.infer<typeof storedReply>;

export interface Attempt {
  readonly scope: string;
  readonly key: string;
  readonly request_hash: string;
}

export type Claim =
  | {readonly outcome: "ours" | "running" | "other_request"}
  | {readonly outcome: "answered"; readonly reply: StoredReply};

/** The process that answered has died, and this is its request again. */
function isAbandoned({request_hash}: Attempt, now: Date) {
  return and(
    isNull(idempotency.response),
    lte(idempotency.lease_ends, now),
    eq(idempotency.request_hash, request_hash),
  );
}

export function createIdempotencyRepository(db: Db) {
  const isFor = ({scope, key}: Attempt) => and(eq(idempotency.scope, scope), eq(idempotency.key, key));
  return {
    /** Of requests with one key, one gets it; the others learn what became of that. */
    async claim(attempt: Attempt, now: Date): Promise<Claim> {
      const row = {
        ...attempt,
        response: null,
        lease_ends: new Date(now.getTime() + LEASE_MS),
        expires_at: new Date(now.getTime() + DAY_MS),
      };
      const claimed = await db
        .insert(idempotency)
        .values(row)
        .onConflictDoUpdate({
          target: [idempotency.scope, idempotency.key],
          set: row,
          setWhere: sql`${lte(idempotency.expires_at, now)} or ${isAbandoned(attempt, now)}`,
        })
        .returning({key: idempotency.key});
      if (claimed.length > 0) return {outcome: "ours"};
      const [known] = await db.select().from(idempotency).where(isFor(attempt));
      // Released between the two statements: the next try gets it.
      if (!known) return {outcome: "running"};
      if (known.request_hash !== attempt.request_hash) return {outcome: "other_request"};
      if (known.response === null) return {outcome: "running"};
      return {outcome: "answered", reply: storedReply.parse(known.response)};
    },

    async keep(attempt: Attempt, response: StoredReply) {
      await db.update(idempotency).set({response}).where(isFor(attempt));
    },

    /** As if the request had not been made. */
    async release(attempt: Attempt) {
      await db.delete(idempotency).where(and(isFor(attempt), isNull(idempotency.response)));
    },
  };
}
