import {sql} from "drizzle-orm";
import {boolean, check, index, jsonb, pgTable, text, uniqueIndex} from "drizzle-orm/pg-core";
import {instant} from "../../core/db/columns.ts";
import {DIFFERENCES, type Facts} from "./difference.ts";

export const reconcile_diff = pgTable(
  "reconcile_diff",
  {
    id: text("id").primaryKey(),
    kind: text("kind", {enum: DIFFERENCES}).notNull(),
    /** The provider's name of what differs, or the product whose stock does. */
    ref: text("ref").notNull(),
    livemode: boolean("livemode").notNull(),
    ours: jsonb("ours").$type<Facts>().notNull(),
    theirs: jsonb("theirs").$type<Facts>().notNull(),
    found_at: instant("found_at").notNull(),
    resolved_at: instant("resolved_at"),
    /** `system`, or the id of a member of staff. */
    resolved_by: text("resolved_by"),
    resolution: text("resolution"),
  },
  (table) => [
    // Found again every night, it is one task until it is done.
    uniqueIndex("reconcile_diff_open").on(table.kind, table.ref).where(sql`${table.resolved_at} is null`),
    index("reconcile_diff_found").on(table.found_at),
    check("reconcile_diff_done", sql`(${table.resolved_at} is null) = (${table.resolution} is null)`),
  ],
);
