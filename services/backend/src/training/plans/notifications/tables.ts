import type {LibraryText} from "@gradus/training/library/library-workout";
import {sql} from "drizzle-orm";
import {index, jsonb, pgTable, text} from "drizzle-orm/pg-core";
import {account} from "../../../accounts/account/tables.ts";
import {NOTIFICATION_KINDS} from "../../../contract/notification-values.ts";
import {instant} from "../../../core/db/columns.ts";

export const notification = pgTable(
  "notification",
  {
    id: text("id").primaryKey(),
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    kind: text("kind", {enum: NOTIFICATION_KINDS}).notNull(),
    /** The user who did it; null where no user did. */
    actor_id: text("actor_id").references(() => account.id, {onDelete: "set null"}),
    /** What it is about, as its words need it. */
    about: jsonb("about").$type<Readonly<Record<string, string | number>>>().notNull(),
    /** Which texts of the library the title in `about` is from; null where it is none. */
    library_text: jsonb("library_text").$type<LibraryText>(),
    created_at: instant("created_at").notNull(),
    read_at: instant("read_at"),
  },
  (table) => [
    index("notification_user").on(table.user_id, table.created_at),
    index("notification_unread").on(table.user_id).where(sql`${table.read_at} is null`),
    index("notification_actor").on(table.actor_id),
  ],
);
