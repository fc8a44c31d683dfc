import {sql} from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {account} from "../../accounts/account/tables.ts";
import {PLATFORM_FAULTS, WORKOUT_REFUSALS} from "../../contract/platforms.ts";
import {instant} from "../../core/db/columns.ts";

export const platform_link = pgTable(
  "platform_link",
  {
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    platform: text("platform").notNull(),
    /** Who they are there. */
    external_id: text("external_id").notNull(),
    scopes: text("scopes").array().notNull(),
    /** Both tokens, under a key that is not in the database. Null once they are worth nothing. */
    tokens_enc: text("tokens_enc"),
    token_expires_at: instant("token_expires_at").notNull(),
    /** Until then one caller is requesting new tokens, and no other caller does. */
    renewing_until: instant("renewing_until"),
    state: text("state", {enum: ["connected", "expired", "error"]}).notNull(),
    connected_at: instant("connected_at").notNull(),
    last_sync_at: instant("last_sync_at"),
    /** The platform's word for how far we have read. */
    sync_cursor: text("sync_cursor"),
    error_code: text("error_code", {enum: PLATFORM_FAULTS}),
    error_at: instant("error_at"),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    primaryKey({columns: [table.user_id, table.platform]}),
    uniqueIndex("platform_link_external").on(table.platform, table.external_id),
    check("platform_link_state", sql`${table.state} in ('connected', 'expired', 'error')`),
  ],
);

export const platform_event = pgTable(
  "platform_event",
  {
    platform: text("platform").notNull(),
    event_id: text("event_id").notNull(),
    body: jsonb("body").$type<PlatformEventBody>().notNull(),
    received_at: instant("received_at").notNull(),
    done_at: instant("done_at"),
  },
  (table) => [
    primaryKey({columns: [table.platform, table.event_id]}),
    index("platform_event_done").on(table.done_at),
  ],
);

export interface PlatformEventBody {
  readonly type: string;
  readonly external_id: string | null;
}

/**
 * What a platform holds, or may hold, of a user's planned workouts. A row outlives the workout, so that the workout can
 * be removed from the platform.
 */
export const platform_workout = pgTable(
  "platform_workout",
  {
    user_id: text("user_id")
      .notNull()
      .references(() => account.id),
    platform: text("platform").notNull(),
    workout_id: text("workout_id").notNull(),
    /** The day it has there. */
    day: date("day", {mode: "string"}).notNull(),
    /** What of the workout the platform has answered for: see `workoutMark`. Null while that is not known. */
    mark: text("mark"),
    /** Why the platform did not take it. */
    refusal: text("refusal", {enum: WORKOUT_REFUSALS}),
    answered_at: instant("answered_at"),
  },
  (table) => [primaryKey({columns: [table.user_id, table.platform, table.workout_id]})],
);

/** Tokens of a link that was removed, until the platform has been notified: for a day at most. */
export const platform_revocation = pgTable("platform_revocation", {
  id: text("id").primaryKey(),
  user_id: text("user_id").notNull(),
  platform: text("platform").notNull(),
  tokens_enc: text("tokens_enc").notNull(),
  created_at: instant("created_at").notNull(),
});
