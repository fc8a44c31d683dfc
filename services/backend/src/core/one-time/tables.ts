import {sql} from "drizzle-orm";
import {index, integer, jsonb, pgTable, text} from "drizzle-orm/pg-core";
import {instant} from "../db/columns.ts";

/** Values that work once. Only digests are stored; the values in mails derive from a nonce and the server's key. */
export const one_time = pgTable(
  "one_time",
  {
    hash: text("hash").primaryKey(),
    kind: text("kind").notNull(),
    /** Whose it is, where that is known. Erasing an account names this table: nothing here refers to a domain. */
    user_id: text("user_id"),
    data: jsonb("data").notNull(),
    tries: integer("tries").notNull().default(0),
    created_at: instant("created_at").notNull(),
    expires_at: instant("expires_at").notNull(),
    used_at: instant("used_at"),
  },
  (table) => [index("one_time_open").on(table.user_id, table.kind).where(sql`${table.used_at} is null`)],
);
