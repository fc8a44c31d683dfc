import {inForce} from "@gradus/training/cp/history";
import {and, asc, eq, inArray, isNull} from "drizzle-orm";
import type {PowerFamily} from "../../../contract/activity-values.ts";
import type {Db} from "../../../core/db/db.ts";
import {newId} from "../../../core/db/new-id.ts";
import {cp_history} from "./tables.ts";

export type CpRow = typeof cp_history.$inferSelect;

export type NewCpRow = Pick<
  CpRow,
  "day" | "critical_power" | "confidence" | "lower_bound" | "activity_id" | "family"
>;

type SourcedCpRow = NewCpRow & Pick<CpRow, "source"> & Partial<Pick<CpRow, "test">>;

export type DatedCp = Pick<CpRow, "day" | "critical_power" | "source" | "family">;

/** A user set it: from then on runs do not move it. */
export const isManual = ({source}: Pick<CpRow, "source">) => source === "manual";

/** The athlete entered it, and can withdraw it. */
export const isEnteredByAthlete = (row: Pick<CpRow, "source" | "test">) => isManual(row) || row.test !== null;

/**
 * The row in force on a day, of rows in their order: what the athlete entered takes precedence over what was read from
 * runs of the same day. Null before the first.
 */
export function cpOn<Row extends DatedCp>(rows: readonly Row[], day: string): Row | null {
  return (
    inForce(
      rows.map((row) => ({date: row.day, row})),
      day,
    )?.row ?? null
  );
}

/** By day; of one day automatic rows come first, so that others are the later ones. */
export function inOrder<Row extends DatedCp>(rows: readonly Row[]): Row[] {
  const rank = ({source}: Row) => (source === "auto" ? 0 : isManual({source}) ? 2 : 1);
  return rows.toSorted((a, b) => (a.day === b.day ? rank(a) - rank(b) : a.day < b.day ? -1 : 1));
}

export function createCpHistory(db: Db) {
  const isOf = (user_id: string) => and(eq(cp_history.user_id, user_id), isNull(cp_history.deleted_at));
  return {
    async list(user_id: string): Promise<CpRow[]> {
      return inOrder(await db.select().from(cp_history).where(isOf(user_id)).orderBy(asc(cp_history.day)));
    },

    async add(user_id: string, rows: readonly SourcedCpRow[], now: Date) {
      if (rows.length === 0) return;
      const dates = {created_at: now, updated_at: now};
      await db.insert(cp_history).values(rows.map((row) => ({...row, ...dates, id: newId("cph"), user_id})));
    },

    /** Sets the power family of rows from before families were stored. */
    async nameFamily(user_id: string, family: PowerFamily) {
      await db
        .update(cp_history)
        .set({family})
        .where(and(isOf(user_id), isNull(cp_history.family)));
    },

    /** Rows stay where they are, marked as deleted: what was in force can be determined later. */
    async retire(user_id: string, ids: readonly string[], now: Date) {
      if (ids.length === 0) return;
      await db
        .update(cp_history)
        .set({deleted_at: now, updated_at: now})
        .where(and(isOf(user_id), inArray(cp_history.id, [...ids])));
    },
  };
}
