import {eq} from "drizzle-orm";
import type {PersonalTable} from "../../../core/personal-data/personal-table.ts";
import {cp_history, cp_recalculation} from "./tables.ts";

const OF_CP = {
  id: cp_history.id,
  day: cp_history.day,
  critical_power: cp_history.critical_power,
  source: cp_history.source,
  confidence: cp_history.confidence,
  lower_bound: cp_history.lower_bound,
  family: cp_history.family,
  activity_id: cp_history.activity_id,
  test: cp_history.test,
  created_at: cp_history.created_at,
  deleted_at: cp_history.deleted_at,
};

export const POWER_DATA: readonly PersonalTable[] = [
  {
    table: cp_history,
    export: {
      file: "activities.json",
      read: (db, {id}) =>
        db.select(OF_CP).from(cp_history).where(eq(cp_history.user_id, id)).orderBy(cp_history.day),
    },
    erase: (tx, {id}) => tx.delete(cp_history).where(eq(cp_history.user_id, id)),
  },
  {
    table: cp_recalculation,
    export: {none: "how far a computation was; what came of it is in cp_history"},
    erase: (tx, {id}) => tx.delete(cp_recalculation).where(eq(cp_recalculation.user_id, id)),
  },
];
