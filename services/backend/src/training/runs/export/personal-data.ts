import {desc, eq} from "drizzle-orm";
import type {PersonalTable} from "../../../core/personal-data/personal-table.ts";
import {run_export} from "./tables.ts";

export const RUN_EXPORT_DATA: readonly PersonalTable[] = [
  {
    table: run_export,
    export: {
      file: "security-log.json",
      read: (db, {id}) =>
        db
          .select({
            requested_at: run_export.requested_at,
            format: run_export.format,
            state: run_export.state,
          })
          .from(run_export)
          .where(eq(run_export.user_id, id))
          .orderBy(desc(run_export.requested_at)),
    },
    erase: async (tx, {id, files}) => {
      const rows = await tx
        .delete(run_export)
        .where(eq(run_export.user_id, id))
        .returning({id: run_export.id});
      for (const row of rows) await files.remove(row.id);
    },
  },
];
