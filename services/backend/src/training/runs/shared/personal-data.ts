import {eq} from "drizzle-orm";
import type {PersonalTable} from "../../../core/personal-data/personal-table.ts";
import {run_link} from "./tables.ts";

const OF_LINK = {
  id: run_link.id,
  activity_id: run_link.activity_id,
  metrics: run_link.metrics,
  hides_ends: run_link.hides_ends,
  created_at: run_link.created_at,
  expires_at: run_link.expires_at,
};

export const SHARED_RUN_DATA: readonly PersonalTable[] = [
  {
    table: run_link,
    export: {
      file: "activities.json",
      read: (db, {id}) =>
        db.select(OF_LINK).from(run_link).where(eq(run_link.user_id, id)).orderBy(run_link.created_at),
    },
    erase: (tx, {id}) => tx.delete(run_link).where(eq(run_link.user_id, id)),
  },
];
