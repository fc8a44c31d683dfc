import {bigint, pgTable, text} from "drizzle-orm/pg-core";
import {instant} from "../core/db/columns.ts";

/** Numbers the public sees, counted now and then because counting is slow. */
export const counter = pgTable("counter", {
  name: text("name", {enum: ["runners", "activities", "distance_m"]}).primaryKey(),
  value: bigint("value", {mode: "number"}).notNull(),
  counted_at: instant("counted_at").notNull(),
});
