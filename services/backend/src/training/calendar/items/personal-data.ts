import {eq} from "drizzle-orm";
import type {PersonalTable} from "../../../core/personal-data/personal-table.ts";
import {calendar_change, calendar_feed, calendar_state} from "./tables.ts";

export const CALENDAR_DATA: readonly PersonalTable[] = [
  {
    table: calendar_feed,
    export: {
      file: "calendar.json",
      read: (db, {id}) =>
        db
          .select({created_at: calendar_feed.created_at, last_read_at: calendar_feed.last_read_at})
          .from(calendar_feed)
          .where(eq(calendar_feed.user_id, id)),
    },
    // The holder of the link can read nothing from this moment on.
    end: (tx, {id}) => tx.delete(calendar_feed).where(eq(calendar_feed.user_id, id)),
    erase: (tx, {id}) => tx.delete(calendar_feed).where(eq(calendar_feed.user_id, id)),
  },
  {
    table: calendar_change,
    export: {none: "numbers of changes; what changed is in the copy itself"},
    isWrittenByTriggers: true,
    erase: (tx, {id}) => tx.delete(calendar_change).where(eq(calendar_change.user_id, id)),
  },
  {
    table: calendar_state,
    export: {none: "the number of the newest change"},
    isWrittenByTriggers: true,
    erase: (tx, {id}) => tx.delete(calendar_state).where(eq(calendar_state.user_id, id)),
  },
];
