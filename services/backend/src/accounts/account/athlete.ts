import {dayInZone} from "@gradus/schemas/zoned-time";
import {and, eq} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import {createAccountRepository} from "./account-repository.ts";
import {athlete_measure, type profile} from "./tables.ts";

export interface Athlete
  extends Pick<
    typeof profile.$inferSelect,
    "timezone" | "date_of_birth" | "gender" | "goal_race" | "starting_fitness"
  > {
  readonly id: string;
  /** Their local day at this moment. */
  readonly today: string;
  /** Weight in kg on a day: the last one recorded by then, else the current one. */
  readonly weightOn: (day: string) => number;
}

/** What training has to know of a person. */
export async function findAthlete(db: Db, id: string, now: Date): Promise<Athlete> {
  const profile = await createAccountRepository(db).getProfile(id);
  if (!profile) throw new AppError("not_found", "Nothing is at this path");
  const weights = await db
    .select({day: athlete_measure.on_date, value: athlete_measure.value})
    .from(athlete_measure)
    .where(and(eq(athlete_measure.user_id, id), eq(athlete_measure.kind, "weight")))
    .orderBy(athlete_measure.on_date);
  const {timezone, date_of_birth, gender, goal_race, starting_fitness, weight_kg} = profile;
  return {
    id,
    timezone,
    date_of_birth,
    gender,
    goal_race,
    starting_fitness,
    today: dayInZone(now, timezone),
    weightOn: (day) => weights.findLast((weight) => weight.day <= day)?.value ?? weight_kg,
  };
}
