import {pgTable, text} from "drizzle-orm/pg-core";
import {instant} from "../db/columns.ts";

/** One holder a job, whatever the number of processes. */
export const job_lock = pgTable("job_lock", {
  name: text("name").primaryKey(),
  holder: text("holder").notNull(),
  until: instant("until").notNull(),
});
