import {createHash} from "node:crypto";
import {addDays} from "@gradus/training/numbers/days";
import {and, asc, eq, isNull, lte, sql} from "drizzle-orm";
import type {Athlete} from "../../../accounts/account/athlete.ts";
import type {Db} from "../../../core/db/db.ts";
import type {PageLocale} from "../../../core/http/request-locale.ts";
import {seesPlan, type Viewer} from "../../runs/activities/to-activity.ts";
import {activity_pair} from "../pairs/tables.ts";
import {eventTitle} from "../planned/event-title.ts";
import {calendar_event, planned_workout} from "../planned/tables.ts";

export interface Season {
  /** By local day; a workout that is skipped counts nothing. */
  readonly planned: ReadonlyMap<string, number>;
  readonly races: readonly {readonly day: string; readonly title: string}[];
}

export const NO_SEASON: Season = {planned: new Map(), races: []};

/** Longer than any plan. */
const DAYS_AHEAD = 366;

/**
 * The season as a viewer may see it: planned stress, and everything derived from it, is omitted for viewers without
 * access to the plan.
 */
export async function readSeason(
  db: Db,
  {id: user_id, today}: Pick<Athlete, "id" | "today">,
  {viewer, page}: {readonly viewer: Viewer; readonly page: PageLocale},
): Promise<Season> {
  const days = seesPlan(viewer) ? await plannedDays(db, user_id, addDays(today, DAYS_AHEAD)) : [];
  const planned = new Map(
    days
      // What is still to be run of today counts; once all of it is done, what was done does.
      .filter(({day, isOpen}) => day !== today || isOpen)
      .map(({day, stress}) => [day, stress]),
  );
  const races = await db
    .select({
      day: calendar_event.day,
      title: calendar_event.title,
      title_metres: calendar_event.title_metres,
    })
    .from(calendar_event)
    .where(
      and(
        eq(calendar_event.user_id, user_id),
        eq(calendar_event.kind, "race"),
        isNull(calendar_event.deleted_at),
      ),
    )
    .orderBy(asc(calendar_event.day));
  return {planned, races: races.map((race) => ({day: race.day, title: eventTitle(race, page)}))};
}

const plannedDays = (db: Db, user_id: string, last: string) =>
  db
    .select({
      day: planned_workout.day,
      stress: sql<number>`coalesce(sum((${planned_workout.planned}->>'stress')::double precision), 0)`,
      isOpen: sql<boolean>`bool_or(${activity_pair.activity_id} is null)`,
    })
    .from(planned_workout)
    .leftJoin(
      activity_pair,
      and(
        eq(activity_pair.user_id, planned_workout.user_id),
        eq(activity_pair.kind, "workout"),
        eq(activity_pair.target_id, planned_workout.id),
      ),
    )
    .where(
      and(
        eq(planned_workout.user_id, user_id),
        isNull(planned_workout.deleted_at),
        isNull(planned_workout.skipped),
        lte(planned_workout.day, last),
      ),
    )
    .groupBy(planned_workout.day);

export const nameSeason = ({planned, races}: Season): string =>
  createHash("sha256")
    .update(JSON.stringify([[...planned].sort(), races]))
    .digest("base64url")
    .slice(0, 16);
