import {pgTable, text} from "drizzle-orm/pg-core";
import {instant} from "./columns.ts";

/** Changes of stored data that SQL alone cannot make; each runs once, after the migrations. */
export const data_upgrade = pgTable("data_upgrade", {
  name: text("name").primaryKey(),
  done_at: instant("done_at").notNull(),
});
