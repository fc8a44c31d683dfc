import {desc, eq} from "drizzle-orm";
import type {PersonalTable} from "../core/personal-data/personal-table.ts";
import {data_export, tombstone} from "./tables.ts";

/** The copies themselves go before anything they hold. */
export const PRIVACY_DATA: readonly PersonalTable[] = [
  {
    table: data_export,
    export: {
      file: "security-log.json",
      read: (db, {id}) =>
        db
          .select({requested_at: data_export.requested_at, state: data_export.state})
          .from(data_export)
          .where(eq(data_export.user_id, id))
          .orderBy(desc(data_export.requested_at)),
    },
    erase: async (tx, {id, files}) => {
      const rows = await tx
        .delete(data_export)
        .where(eq(data_export.user_id, id))
        .returning({id: data_export.id});
      for (const row of rows) await files.remove(row.id);
    },
  },
  {
    table: tombstone,
    export: {none: "made when there is nobody left to give it to"},
    keeps: "that an account was deleted, for a restored backup",
  },
];
