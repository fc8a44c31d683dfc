import {sql} from "drizzle-orm";
import {check, index, pgTable, primaryKey, text, uniqueIndex} from "drizzle-orm/pg-core";
import {account} from "../../../accounts/account/tables.ts";
import {PAIR_KINDS, PAIRED_BY} from "../../../contract/pair-values.ts";
import {instant} from "../../../core/db/columns.ts";
import {activity} from "../../runs/activities/tables.ts";

export const activity_pair = pgTable(
  "activity_pair",
  {
    activity_id: text("activity_id")
      .notNull()
      .references(() => activity.id, {onDelete: "cascade"}),
    kind: text("kind", {enum: PAIR_KINDS}).notNull(),
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    /** Null: its runner took it apart, and it stays so. */
    target_id: text("target_id"),
    paired_by: text("paired_by", {enum: PAIRED_BY}).notNull(),
    updated_at: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({columns: [table.activity_id, table.kind]}),
    uniqueIndex("activity_pair_target")
      .on(table.user_id, table.kind, table.target_id)
      .where(sql`${table.target_id} is not null`),
    index("activity_pair_user").on(table.user_id),
    check("activity_pair_apart", sql`${table.target_id} is not null or ${table.paired_by} = 'manual'`),
  ],
);
