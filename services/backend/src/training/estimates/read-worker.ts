import type {Athlete} from "../../accounts/account/find-athlete.ts";
import type {Db} from "../../core/db/db.ts";
import {cpOn, createCpHistory} from "../power/cp-history.ts";
import {familyUntil} from "../power/family-on.ts";
import {likeWatts} from "../power/like-watts.ts";
import type {Worker} from "./work-out.ts";

/** Whom a runner's workouts are worked out for, by day: with critical power in force then, of days to come with today's. */
export async function readWorker(
  db: Db,
  {id, today, weightOn}: Pick<Athlete, "id" | "today" | "weightOn">,
): Promise<(day: string) => Worker> {
  const family = await familyUntil(db, id, today);
  const rows = likeWatts(await createCpHistory(db).list(id), family);
  return (day) => ({
    weight: weightOn(day < today ? day : today),
    criticalPower: cpOn(rows, day < today ? day : today)?.critical_power ?? null,
  });
}
