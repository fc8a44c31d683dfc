import {boolean, jsonb, pgTable, text} from "drizzle-orm/pg-core";
import {instant} from "../../core/db/columns.ts";

/** Events received from the payment provider. Each is a hint only: its handler reads the current state there. */
export const inbox = pgTable("inbox", {
  event_id: text("event_id").primaryKey(),
  type: text("type").notNull(),
  object: text("object").notNull(),
  object_id: text("object_id").notNull(),
  provider_created: instant("provider_created").notNull(),
  livemode: boolean("livemode").notNull(),
  api_version: text("api_version"),
  status: text("status", {enum: ["new", "done", "ignored"]}).notNull(),
  error: text("error"),
  received_at: instant("received_at").notNull(),
  done_at: instant("done_at"),
  /** Ids by which its order is found, such as the payment of a charge. No person is named. */
  refs: jsonb("refs").$type<Readonly<Record<string, string>>>().notNull(),
});
