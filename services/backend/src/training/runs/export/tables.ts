import {bigint, index, integer, pgTable, text} from "drizzle-orm/pg-core";
import {account} from "../../../accounts/account/tables.ts";
import {RUN_EXPORT_FORMATS, RUN_EXPORT_STATES} from "../../../contract/run-export-values.ts";
import {instant} from "../../../core/db/columns.ts";

/** The file itself is encrypted, beside the database. */
export const run_export = pgTable(
  "run_export",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    format: text("format", {enum: RUN_EXPORT_FORMATS}).notNull(),
    state: text("state", {enum: RUN_EXPORT_STATES}).notNull(),
    total: integer("total").notNull(),
    done: integer("done").notNull().default(0),
    bytes: bigint("bytes", {mode: "number"}),
    requested_at: instant("requested_at").notNull(),
    ready_at: instant("ready_at"),
    expires_at: instant("expires_at"),
  },
  (table) => [index("run_export_user").on(table.user_id, table.requested_at)],
);
