import {bigint, index, jsonb, pgTable, text} from "drizzle-orm/pg-core";
import {instant} from "../db/columns.ts";

/**
 * Actor, action and target of each recorded action, for `/b` and `/canyon`. Append-only; the migration adds triggers
 * that refuse to change or remove a row. Holds no personal value, so that erasing a person never has to change it.
 */
export const audit = pgTable(
  "audit",
  {
    seq: bigint("seq", {mode: "number"}).primaryKey(),
    at: instant("at").notNull(),
    actor_id: text("actor_id").notNull(),
    actor_role: text("actor_role").notNull(),
    /** Whose eyes staff looked through. */
    act_for: text("act_for"),
    action: text("action").notNull(),
    target: text("target").notNull(),
    reason: text("reason"),
    before: jsonb("before"),
    after: jsonb("after"),
    request_id: text("request_id"),
    ip_hash: text("ip_hash"),
    /** The hash of the entry before; unique, so that the chain cannot fork. */
    prev_hash: text("prev_hash").notNull().unique(),
    hash: text("hash").notNull().unique(),
  },
  (table) => [
    index("audit_target").on(table.target, table.seq),
    index("audit_actor").on(table.actor_id, table.seq),
  ],
);
