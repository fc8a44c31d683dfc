import {doublePrecision, index, integer, pgTable, text} from "drizzle-orm/pg-core";
import {account} from "../../../accounts/account/tables.ts";
import {instant} from "../../../core/db/columns.ts";

/** Where other users must not see an athlete run, such as around their home. */
export const hidden_place = pgTable(
  "hidden_place",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    name: text("name").notNull(),
    /** Degrees, and metres around. */
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
    radius: integer("radius").notNull(),
    created_at: instant("created_at").notNull(),
  },
  (table) => [index("hidden_place_user").on(table.user_id)],
);
