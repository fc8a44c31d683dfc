import {doublePrecision, pgTable, text} from "drizzle-orm/pg-core";
import {instant} from "../db/columns.ts";

/** Token buckets. Keys are digests: no address of a person is stored here. */
export const rate_bucket = pgTable("rate_bucket", {
  key: text("key").primaryKey(),
  tokens: doublePrecision("tokens").notNull(),
  at: instant("at").notNull(),
});
