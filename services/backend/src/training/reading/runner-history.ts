import {and, asc, eq, isNull} from "drizzle-orm";
import {account, athlete_measure, profile} from "../../accounts/account/tables.ts";
import type {Db} from "../../core/db/db.ts";
import {cp_history} from "../power/tables.ts";
import type {RunnerHistory} from "./read-file.ts";

export interface Runner {
  readonly locale: string;
  readonly history: RunnerHistory;
}

/** What is known of a runner over time; null once the account is gone. */
export async function getRunner(db: Db, user_id: string): Promise<Runner | null> {
  const [person] = await db
    .select({locale: account.locale, time_zone: profile.timezone})
    .from(account)
    .innerJoin(profile, eq(profile.user_id, account.id))
    .where(eq(account.id, user_id));
  if (!person) return null;
  const critical_power = await db
    .select({date: cp_history.day, value: cp_history.critical_power})
    .from(cp_history)
    .where(and(eq(cp_history.user_id, user_id), isNull(cp_history.deleted_at)))
    .orderBy(asc(cp_history.day), asc(cp_history.created_at));
  const weight = await db
    .select({date: athlete_measure.on_date, value: athlete_measure.value})
    .from(athlete_measure)
    .where(and(eq(athlete_measure.user_id, user_id), eq(athlete_measure.kind, "weight")))
    .orderBy(asc(athlete_measure.on_date));
  return {locale: person.locale, history: {time_zone: person.time_zone, critical_power, weight}};
}
