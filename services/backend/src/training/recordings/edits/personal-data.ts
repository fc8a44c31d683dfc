import {eq, getTableColumns} from "drizzle-orm";
import type {PersonalTable} from "../../../core/personal-data/personal-table.ts";
import {recalculation} from "./tables.ts";

const {history_key: _digest, ...OF_RECALCULATION} = getTableColumns(recalculation);

export const EDIT_DATA: readonly PersonalTable[] = [
  {
    table: recalculation,
    export: {
      file: "activities.json",
      read: (db, {id}) =>
        db.select(OF_RECALCULATION).from(recalculation).where(eq(recalculation.user_id, id)),
    },
    erase: (tx, {id}) => tx.delete(recalculation).where(eq(recalculation.user_id, id)),
  },
];
