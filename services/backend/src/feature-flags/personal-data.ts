import {sql} from "drizzle-orm";
import type {PersonalTable} from "../core/personal-data/personal-table.ts";
import {feature_flag, feature_history} from "./tables.ts";

export const FEATURE_DATA: readonly PersonalTable[] = [
  {
    table: feature_flag,
    export: {none: "what someone may use is shown where they use it"},
    erase: (tx, {id}) =>
      tx
        .update(feature_flag)
        .set({users: sql`array_remove(${feature_flag.users}, ${id})`})
        .where(sql`${id} = any(${feature_flag.users})`),
  },
  {
    table: feature_history,
    export: {none: "what someone may use is shown where they use it"},
    erase: (tx, {id}) =>
      tx
        .update(feature_history)
        .set({users: sql`array_remove(${feature_history.users}, ${id})`})
        .where(sql`${id} = any(${feature_history.users})`),
    keeps: "which of the staff changed a feature",
  },
];
