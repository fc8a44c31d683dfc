import {jsonb, pgTable, primaryKey, text} from "drizzle-orm/pg-core";
import {instant} from "../db/columns.ts";

/** Requests that may arrive twice and must have one effect. Scope and hash are digests with a key of ours. */
export const idempotency = pgTable(
  "idempotency",
  {
    /** Identifies the caller and the operation. */
    scope: text("scope").notNull(),
    key: text("key").notNull(),
    request_hash: text("request_hash").notNull(),
    /** Null while the first request is being answered. */
    response: jsonb("response"),
    /** When another may answer in place of the first, should its process have died. */
    lease_ends: instant("lease_ends").notNull(),
    expires_at: instant("expires_at").notNull(),
  },
  (table) => [primaryKey({columns: [table.scope, table.key]})],
);
