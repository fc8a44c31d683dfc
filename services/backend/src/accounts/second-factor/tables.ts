import {bigint, pgTable, primaryKey, text} from "drizzle-orm/pg-core";
import {instant} from "../../core/db/columns.ts";
import {account} from "../account/tables.ts";

/** A secret counts once a code has proven that the app has it. */
export const otp_secret = pgTable("otp_secret", {
  user_id: text("user_id")
    .primaryKey()
    .references(() => account.id),
  /** Wrapped by a key that is not in the database. */
  secret_enc: text("secret_enc").notNull(),
  confirmed_at: instant("confirmed_at"),
  /** The newest half minute a code was taken from: none is taken twice. */
  last_step: bigint("last_step", {mode: "number"}).notNull().default(0),
  created_at: instant("created_at").notNull(),
});

export const recovery_code = pgTable(
  "recovery_code",
  {
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    hash: text("hash").notNull(),
    used_at: instant("used_at"),
  },
  (table) => [primaryKey({columns: [table.user_id, table.hash]})],
);
