import {sql} from "drizzle-orm";
import {check, index, pgTable, text, unique} from "drizzle-orm/pg-core";
import {instant} from "../../core/db/columns.ts";

/** What was granted to an account, by what. Each source has its own row, so that ending one ends no other. */
export const entitlement = pgTable(
  "entitlement",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id").notNull(),
    feature: text("feature", {enum: ["data_only", "full_membership"]}).notNull(),
    source: text("source", {enum: ["subscription", "trial", "gift", "admin"]}).notNull(),
    source_id: text("source_id").notNull(),
    starts_at: instant("starts_at").notNull(),
    ends_at: instant("ends_at"),
    revoked_at: instant("revoked_at"),
  },
  (table) => [
    unique("entitlement_source").on(table.source, table.source_id, table.feature),
    index("entitlement_user").on(table.user_id),
    check("entitlement_feature", sql`${table.feature} in ('data_only', 'full_membership')`),
    check("entitlement_kind", sql`${table.source} in ('subscription', 'trial', 'gift', 'admin')`),
  ],
);
