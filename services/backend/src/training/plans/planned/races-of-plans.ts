import {and, eq, isNull, sql} from "drizzle-orm";
import type {Db} from "../../../core/db/db.ts";
import {type calendar_event, training_plan} from "./tables.ts";

type Race = Pick<typeof calendar_event.$inferSelect, "id" | "user_id" | "kind" | "day" | "distance">;

/**
 * Detaches a deleted race from its plans. A plan retains the event's id, so that a restored race returns to it. The
 * caller holds the account lock.
 */
export async function detachRaceFromPlans(tx: Db, {id, user_id}: Race, at: Date) {
  const leadsThere = and(eq(training_plan.user_id, user_id), eq(training_plan.race_event_id, id));
  await change(tx, leadsThere, {race_day: null, race_distance: null}, at);
}

/** The other way round, for plans that were given no other race meanwhile. */
export async function attachRaceToPlans(tx: Db, {id, user_id, kind, day, distance}: Race, at: Date) {
  if (kind !== "race" || distance === null) return;
  const ledThere = and(
    eq(training_plan.user_id, user_id),
    eq(training_plan.race_event_id, id),
    isNull(training_plan.race_day),
  );
  await change(tx, ledThere, {race_day: day, race_distance: distance}, at);
}

async function change(
  tx: Db,
  which: ReturnType<typeof and>,
  set: Pick<typeof training_plan.$inferInsert, "race_day" | "race_distance">,
  at: Date,
) {
  await tx
    .update(training_plan)
    .set({...set, updated_at: at, version: sql`${training_plan.version} + 1`})
    .where(which);
}
