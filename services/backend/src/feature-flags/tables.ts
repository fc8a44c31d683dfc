import {sql} from "drizzle-orm";
import {bigserial, check, integer, numeric, pgTable, text, unique} from "drizzle-orm/pg-core";
import {FLAG_STATES} from "../contract/features.ts";
import {instant} from "../core/db/columns.ts";

const rule = {
  /** `percent`: a share of everyone. `rules`: the users listed, and that share of the regions listed. */
  state: text("state", {enum: FLAG_STATES}).notNull(),
  percent: numeric("percent", {precision: 5, scale: 2, mode: "number"}).notNull().default(0),
  /** Empty means every region. */
  regions: text("regions").array().notNull(),
  users: text("users").array().notNull(),
  version: integer("version").notNull(),
};

export const feature_flag = pgTable("feature_flag", {key: text("key").primaryKey(), ...rule}, (table) => [
  check("feature_flag_state", sql`${table.state} in ('off', 'on', 'percent', 'rules')`),
  check("feature_flag_percent", sql`${table.percent} between 0 and 100`),
]);

export const feature_history = pgTable(
  "feature_history",
  {
    id: bigserial("id", {mode: "number"}).primaryKey(),
    key: text("key").notNull(),
    ...rule,
    changed_by: text("changed_by").notNull(),
    reason: text("reason").notNull(),
    changed_at: instant("changed_at").notNull(),
  },
  (table) => [unique("feature_history_version").on(table.key, table.version)],
);
