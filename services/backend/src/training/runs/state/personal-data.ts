import {eq} from "drizzle-orm";
import type {PersonalTable} from "../../../core/personal-data/personal-table.ts";
import {curve_month, training_state} from "./tables.ts";

export const STATE_DATA: readonly PersonalTable[] = [
  {
    table: curve_month,
    export: {none: "It follows from the files, which are in the copy"},
    erase: (tx, {id}) => tx.delete(curve_month).where(eq(curve_month.user_id, id)),
  },
  {
    table: training_state,
    export: {none: "It says how far our own work has come"},
    erase: (tx, {id}) => tx.delete(training_state).where(eq(training_state.user_id, id)),
  },
];
