import {boolean, index, pgTable, text, uniqueIndex} from "drizzle-orm/pg-core";
import {account} from "../../../accounts/account/tables.ts";
import {SHARED_METRICS} from "../../../contract/shared-run-values.ts";
import {instant} from "../../../core/db/columns.ts";
import {activity} from "../activities/tables.ts";

/** A link that shows a run to any visitor. A revoked one is gone: it is indistinguishable from one that never was. */
export const run_link = pgTable(
  "run_link",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    activity_id: text("activity_id")
      .notNull()
      .references(() => activity.id, {onDelete: "cascade"}),
    /** The token itself is known to the holders of the link only, and is not stored. */
    token_hash: text("token_hash").notNull(),
    metrics: text("metrics", {enum: SHARED_METRICS}).array().notNull(),
    hides_ends: boolean("hides_ends").notNull(),
    created_at: instant("created_at").notNull(),
    expires_at: instant("expires_at"),
  },
  (table) => [
    uniqueIndex("run_link_token").on(table.token_hash),
    index("run_link_activity").on(table.activity_id),
    index("run_link_user").on(table.user_id),
  ],
);
