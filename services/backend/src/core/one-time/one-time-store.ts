import {createHash, randomBytes} from "node:crypto";
import type {z} from "zod";
import type {Db} from "../db/db.ts";
import {createOneTimeRepository} from "./one-time-repository.ts";
import {one_time} from "./tables.ts";

/** Stores a value for a single read, under a random ticket of which only the digest is stored. */
export function createOneTimeStore(db: Db, now: () => Date) {
  return {
    /** With whose it is, where that is known: it goes when they go. */
    async keep(kind: string, data: unknown, seconds: number, user_id: string | null = null): Promise<string> {
      const ticket = randomBytes(32).toString("base64url");
      const created_at = now();
      const expires_at = new Date(created_at.getTime() + seconds * 1000);
      await db.insert(one_time).values({hash: digest(ticket), kind, user_id, data, created_at, expires_at});
      return ticket;
    },

    /** Of two who come with the same text one gets it. Null for unknown, used and expired alike. */
    async take<T extends z.ZodType>(kind: string, ticket: string, schema: T): Promise<z.infer<T> | null> {
      const row = await createOneTimeRepository(db).use(digest(ticket), kind, now());
      return row ? schema.parse(row.data) : null;
    },
  };
}

function digest(ticket: string) {
  return createHash("sha256").update(ticket).digest("base64url");
}
