import {and, asc, eq, isNull} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {account, athlete_measure, profile} from "./tables.ts";

/** What training needs to know of an athlete; null when the account no longer exists. */
export async function getRunner(db: Db, user_id: string) {
  const [person] = await db
    .select({locale: account.locale, time_zone: profile.timezone})
    .from(account)
    .innerJoin(profile, eq(profile.user_id, account.id))
    .where(and(eq(account.id, user_id), isNull(account.deleted_at)));
  if (!person) return null;
  const weight = await db
    .select({date: athlete_measure.on_date, value: athlete_measure.value})
    .from(athlete_measure)
    .where(and(eq(athlete_measure.user_id, user_id), eq(athlete_measure.kind, "weight")))
    .orderBy(asc(athlete_measure.on_date));
  return {...person, weight};
}
