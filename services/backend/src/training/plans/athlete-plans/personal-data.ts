import {asc, eq, getTableColumns} from "drizzle-orm";
import type {PersonalTable} from "../../../core/personal-data/personal-table.ts";
import {plan_change, plan_supplemental, training_plan} from "../planned/tables.ts";

const {user_id: _owner, author_id: _author, ...OF_PLAN} = getTableColumns(training_plan);
const {user_id: _changed, ...OF_CHANGE} = getTableColumns(plan_change);
const {user_id: _beside, ...OF_SUPPLEMENTAL} = getTableColumns(plan_supplemental);

/** After the workouts, which name their plan. */
export const PLAN_DATA: readonly PersonalTable[] = [
  {
    table: plan_change,
    export: {
      file: "calendar.json",
      read: (db, {id}) =>
        db
          .select(OF_CHANGE)
          .from(plan_change)
          .where(eq(plan_change.user_id, id))
          .orderBy(asc(plan_change.at), asc(plan_change.id)),
    },
    erase: (tx, {id}) => tx.delete(plan_change).where(eq(plan_change.user_id, id)),
  },
  {
    table: plan_supplemental,
    export: {
      file: "calendar.json",
      read: (db, {id}) =>
        db
          .select(OF_SUPPLEMENTAL)
          .from(plan_supplemental)
          .where(eq(plan_supplemental.user_id, id))
          .orderBy(asc(plan_supplemental.day), asc(plan_supplemental.id)),
    },
    erase: (tx, {id}) => tx.delete(plan_supplemental).where(eq(plan_supplemental.user_id, id)),
  },
  {
    table: training_plan,
    export: {
      file: "calendar.json",
      read: (db, {id}) =>
        db
          .select(OF_PLAN)
          .from(training_plan)
          .where(eq(training_plan.user_id, id))
          .orderBy(asc(training_plan.from_day), asc(training_plan.id)),
    },
    erase: async (tx, {id}) => {
      await tx.update(training_plan).set({author_id: null}).where(eq(training_plan.author_id, id));
      await tx.delete(training_plan).where(eq(training_plan.user_id, id));
    },
  },
];
