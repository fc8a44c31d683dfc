import {and, asc, eq, inArray, isNull, lte, sql} from "drizzle-orm";
import type {Athlete} from "../../../accounts/account/athlete.ts";
import type {Assigned} from "../../../contract/athletes.ts";
import {WORKOUT_BOUNDS} from "../../../contract/workout-values.ts";
import type {Db} from "../../../core/db/db.ts";
import type {PageLocale} from "../../../core/http/request-locale.ts";
import {localizeTitle} from "../../plans/library/localize-workout.ts";
import {calendar_event, planned_workout} from "../../plans/planned/tables.ts";
import {racesOn} from "../../plans/workouts/reschedule-workouts.ts";
import type {Writer} from "../../plans/workouts/workout-deps.ts";

type Conflict = Assigned["conflicts"][number];

/** What is already on the given days, and which of them are past, for a caller who may write there. */
export async function conflictsOn(
  db: Db,
  {athlete: {id: user_id, today}, page}: {readonly athlete: Athlete; readonly page: PageLocale},
  days: readonly string[],
): Promise<Conflict[]> {
  const past = days.filter((day) => day < today).map((day) => ({day, kind: "past" as const, title: null}));
  const races = (await racesOn(db, {owner: user_id, page}, days)).map(({day, title}) => ({
    day,
    kind: "race" as const,
    title,
  }));
  const found = [
    ...past,
    ...races,
    ...(await illOn(db, user_id, days)),
    ...(await plannedOn(db, {owner: user_id, page}, days)),
  ];
  return found.toSorted((a, b) => a.day.localeCompare(b.day));
}

async function illOn(db: Db, user_id: string, days: readonly string[]): Promise<Conflict[]> {
  const [first, last] = [days[0] ?? "", days.at(-1) ?? ""];
  const until = sql<string>`coalesce(${calendar_event.until}, ${calendar_event.day})::text`;
  const rows = await db
    .select({from: calendar_event.day, to: until})
    .from(calendar_event)
    .where(
      and(
        eq(calendar_event.user_id, user_id),
        eq(calendar_event.kind, "illness"),
        isNull(calendar_event.deleted_at),
        lte(calendar_event.day, last),
        sql`coalesce(${calendar_event.until}, ${calendar_event.day}) >= ${first}::date`,
      ),
    );
  const isIll = (day: string) => rows.some(({from, to}) => from <= day && day <= to);
  return days.filter(isIll).map((day) => ({day, kind: "ill", title: null}));
}

async function plannedOn(
  db: Db,
  {owner, page}: Pick<Writer, "owner" | "page">,
  days: readonly string[],
): Promise<Conflict[]> {
  const rows = await db
    .select({
      day: planned_workout.day,
      title: planned_workout.title,
      library_text: planned_workout.library_text,
    })
    .from(planned_workout)
    .where(
      and(
        eq(planned_workout.user_id, owner),
        isNull(planned_workout.deleted_at),
        inArray(planned_workout.day, [...days]),
      ),
    )
    .orderBy(asc(planned_workout.day), asc(planned_workout.id));
  return days.flatMap((day): Conflict[] => {
    const dayRows = rows.filter((row) => row.day === day);
    if (dayRows.length >= WORKOUT_BOUNDS.day.max) return [{day, kind: "full", title: null}];
    return dayRows.map((row) => ({day, kind: "planned", title: localizeTitle(row, page)}));
  });
}
