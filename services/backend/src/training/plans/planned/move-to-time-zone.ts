import {and, asc, eq, isNotNull, sql} from "drizzle-orm";
import type {Db} from "../../../core/db/db.ts";
import type {TimeZoneMove} from "../../../core/module.ts";
import {plannedStart} from "./planned-start.ts";
import {calendar_event, planned_workout} from "./tables.ts";

type Timed = typeof planned_workout | typeof calendar_event;

/**
 * What is planned for a time of day stays at that time where its runner lives now: half past six is half past six there.
 * What is deleted moves along, because it can be brought back.
 */
export async function moveToTimeZone(tx: Db, move: TimeZoneMove): Promise<void> {
  await moveStarts(tx, planned_workout, move);
  await moveStarts(tx, calendar_event, move);
}

async function moveStarts(tx: Db, table: Timed, {user_id, timezone, at}: TimeZoneMove) {
  const {id, day, time, start_time} = table;
  const rows = await tx
    .select({id, day, time, start_time})
    .from(table)
    .where(and(eq(table.user_id, user_id), isNotNull(time)))
    .orderBy(asc(id))
    // A concurrent move of one of these rows has been written before its day is read here.
    .for("update");
  const moved = rows.flatMap((row) => {
    const start = plannedStart(row.day, row.time, timezone);
    return start === null || start.getTime() === row.start_time?.getTime() ? [] : [{id: row.id, start}];
  });
  if (moved.length === 0) return;
  const starts = JSON.stringify(Object.fromEntries(moved.map((row) => [row.id, row.start.toISOString()])));
  await tx
    .update(table)
    .set({
      start_time: sql`(${starts}::jsonb ->> ${id})::timestamptz`,
      updated_at: at,
      version: sql`${table.version} + 1`,
    })
    .where(and(eq(table.user_id, user_id), sql`${starts}::jsonb ? ${id}`));
}
