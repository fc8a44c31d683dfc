import {dayInZone} from "@gradus/schemas/zoned-time";
import {sql} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {athlete_measure} from "./tables.ts";

export interface Measures {
  readonly height_cm?: number | undefined;
  readonly weight_kg?: number | undefined;
}

/** Stores a weight or height for the current day in the user's time zone; the last value of a day counts. */
export async function recordMeasures(tx: Db, user_id: string, values: Measures, timezone: string, now: Date) {
  const on_date = dayInZone(now, timezone);
  const rows = [
    ...(values.weight_kg === undefined ? [] : [{kind: "weight" as const, value: values.weight_kg}]),
    ...(values.height_cm === undefined ? [] : [{kind: "height" as const, value: values.height_cm}]),
  ];
  if (rows.length === 0) return;
  await tx
    .insert(athlete_measure)
    .values(rows.map((row) => ({...row, user_id, on_date})))
    .onConflictDoUpdate({
      target: [athlete_measure.user_id, athlete_measure.kind, athlete_measure.on_date],
      set: {value: sql`excluded.value`},
    });
}
