import {daysBetween} from "@gradus/training/numbers/days";
import {formOnRaceDay, type RaceForm} from "@gradus/training/prediction/freshness";
import type {Athlete} from "../../../accounts/account/athlete.ts";
import type {Db} from "../../../core/db/db.ts";
import {createRunHistory} from "../history/run-history.ts";
import {stressUntil} from "../history/stress-days.ts";

/** In days. By then form has settled, and longer sums serve no purpose. */
const AHEAD_MAX = 366;

/** The day of the race; a past one counts as today, so that an old link still opens. */
export const raceDayOf = (requestedDay: string | undefined, today: string): string =>
  requestedDay === undefined || requestedDay < today ? today : requestedDay;

/** How rested an athlete will be on the day of a race; null while their runs do not show it. */
export async function readRaceForm(
  db: Db,
  {id, today, starting_fitness}: Pick<Athlete, "id" | "today" | "starting_fitness">,
  raceDay: string,
): Promise<RaceForm | null> {
  const known = stressUntil(await createRunHistory(db).listStress(id), today);
  if (!known) return null;
  // An athlete who trained evenly until then was as fatigued as they were fit.
  const start = starting_fitness === null ? null : {fitness: starting_fitness, fatigue: starting_fitness};
  const daysAhead = Math.min(AHEAD_MAX, daysBetween(today, raceDay));
  return formOnRaceDay({stress: known.stress, start, daysAhead});
}
