import {asc, eq} from "drizzle-orm";
import type {PersonalTable} from "../../../core/personal-data/personal-table.ts";
import {notification} from "./tables.ts";

export const NOTIFICATION_DATA: readonly PersonalTable[] = [
  {
    table: notification,
    export: {
      file: "calendar.json",
      read: (db, {id}) =>
        db
          .select({
            kind: notification.kind,
            about: notification.about,
            created_at: notification.created_at,
            read_at: notification.read_at,
          })
          .from(notification)
          .where(eq(notification.user_id, id))
          .orderBy(asc(notification.created_at)),
    },
    erase: async (tx, {id}) => {
      await tx.update(notification).set({actor_id: null}).where(eq(notification.actor_id, id));
      await tx.delete(notification).where(eq(notification.user_id, id));
    },
  },
];
