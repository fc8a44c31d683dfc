import {asc, eq, getTableColumns} from "drizzle-orm";
import type {PersonalTable} from "../../../core/personal-data/personal-table.ts";
import {calendar_event} from "../planned/tables.ts";

const {user_id: _owner, author_id: _author, ...OF_EVENT} = getTableColumns(calendar_event);

export const EVENT_DATA: readonly PersonalTable[] = [
  {
    table: calendar_event,
    export: {
      file: "calendar.json",
      read: (db, {id}) =>
        db
          .select(OF_EVENT)
          .from(calendar_event)
          .where(eq(calendar_event.user_id, id))
          .orderBy(asc(calendar_event.day), asc(calendar_event.id)),
    },
    erase: async (tx, {id}) => {
      await tx.update(calendar_event).set({author_id: null}).where(eq(calendar_event.author_id, id));
      await tx.delete(calendar_event).where(eq(calendar_event.user_id, id));
    },
  },
];
