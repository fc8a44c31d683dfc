import {dayInZone} from "@gradus/schemas/zoned-time";
import {type DatedWeight, weightOn} from "@gradus/training/athlete/weight";
import {and, asc, eq, isNull} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {notFound} from "../../core/errors.ts";
import {account, athlete_measure, profile} from "./tables.ts";

const OF_ATHLETE = {
  id: account.id,
  locale: account.locale,
  timezone: profile.timezone,
  date_of_birth: profile.date_of_birth,
  gender: profile.gender,
  goal_race: profile.goal_race,
  starting_fitness: profile.starting_fitness,
  weight_kg: profile.weight_kg,
};

export interface Athlete extends NonNullable<Awaited<ReturnType<typeof readAthlete>>> {
  /** Their local day at this moment. */
  readonly today: string;
}

/** What training needs to know of a person, with every weight in kg they entered; null once the account is gone. */
export async function readAthlete(db: Db, id: string) {
  const [row] = await db
    .select(OF_ATHLETE)
    .from(account)
    .innerJoin(profile, eq(profile.user_id, account.id))
    .where(and(eq(account.id, id), isNull(account.deleted_at)));
  if (!row) return null;
  const weights: DatedWeight[] = await db
    .select({date: athlete_measure.on_date, value: athlete_measure.value})
    .from(athlete_measure)
    .where(and(eq(athlete_measure.user_id, id), eq(athlete_measure.kind, "weight")))
    .orderBy(asc(athlete_measure.on_date));
  const {weight_kg, ...athlete} = row;
  return {
    ...athlete,
    weights,
    /** Weight in kg of a day, as runs, workouts and plans of that day use it. */
    weightOn: (day: string) => weightOn(weights, day) ?? weight_kg,
  };
}

export async function requireAthlete(db: Db, id: string, now: Date): Promise<Athlete> {
  const athlete = await readAthlete(db, id);
  if (!athlete) throw notFound();
  return {...athlete, today: dayInZone(now, athlete.timezone)};
}
