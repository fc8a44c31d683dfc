import {eq, getTableColumns} from "drizzle-orm";
import type {PersonalTable} from "../../../core/personal-data/personal-table.ts";
import {activity_pair} from "./tables.ts";

const {user_id: _whose, ...OF_PAIR} = getTableColumns(activity_pair);

export const PAIR_DATA: readonly PersonalTable[] = [
  {
    table: activity_pair,
    export: {
      file: "activities.json",
      read: (db, {id}) => db.select(OF_PAIR).from(activity_pair).where(eq(activity_pair.user_id, id)),
    },
    erase: (tx, {id}) => tx.delete(activity_pair).where(eq(activity_pair.user_id, id)),
  },
];
