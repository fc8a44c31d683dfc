import {pgTable, text} from "drizzle-orm/pg-core";
import {instant} from "../db/columns.ts";

export const worker_heartbeat = pgTable("worker_heartbeat", {
  worker: text("worker").primaryKey(),
  at: instant("at").notNull(),
});
