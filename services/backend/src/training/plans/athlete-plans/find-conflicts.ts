import {addDays} from "@gradus/training/numbers/days";
import {and, asc, eq, gte, inArray, isNull, lte, or} from "drizzle-orm";
import type {z} from "zod";
import type {planConflict} from "../../../contract/plans.ts";
import type {Db} from "../../../core/db/db.ts";
import {localizeTitle} from "../library/localize-workout.ts";
import {eventTitle} from "../planned/event-title.ts";
import {calendar_event, planned_workout} from "../planned/tables.ts";
import type {Writer} from "../workouts/workout-deps.ts";

type Conflict = z.infer<typeof planConflict>;

const CLOSING = ["race", "illness", "day_off"] as const;

/** An event on a day that it closes to training: the athlete is not asked to train then. */
export interface ClosingEvent {
  readonly id: string;
  readonly day: string;
  readonly kind: (typeof CLOSING)[number];
  readonly title: string;
  readonly title_metres: number | null;
}

export async function closingEvents(
  db: Db,
  user_id: string,
  from: string,
  to: string,
): Promise<ClosingEvent[]> {
  const {id, kind, title, title_metres, day, until} = calendar_event;
  const rows = await db
    .select({id, kind, title, title_metres, day, until})
    .from(calendar_event)
    .where(
      and(
        eq(calendar_event.user_id, user_id),
        isNull(calendar_event.deleted_at),
        inArray(kind, [...CLOSING]),
        lte(day, to),
        or(gte(day, from), gte(until, from)),
      ),
    )
    .orderBy(asc(day), asc(id));
  return rows.flatMap((row) => {
    const closing = CLOSING.find((each) => each === row.kind);
    return closing === undefined
      ? []
      : daysOf(row, from, to).map((each) => {
          const {id: event_id, title: named, title_metres: metres} = row;
          return {id: event_id, day: each, kind: closing, title: named, title_metres: metres};
        });
  });
}

export async function otherRaces(
  db: Db,
  user_id: string,
  {from, to, race}: {readonly from: string; readonly to: string; readonly race: RaceOfPlan | null},
): Promise<string[]> {
  const events = await closingEvents(db, user_id, from, to);
  return events
    .filter(({kind, id, day}) => kind === "race" && id !== race?.event_id && day !== race?.day)
    .map(({day}) => day);
}

interface RaceOfPlan {
  readonly event_id: string | null;
  readonly day: string;
}

function daysOf(
  {day, until}: {readonly day: string; readonly until: string | null},
  from: string,
  to: string,
) {
  const days: string[] = [];
  const last = until !== null && until < to ? until : until === null ? day : to;
  for (let each = day < from ? from : day; each <= last; each = addDays(each, 1)) days.push(each);
  return days;
}

interface ConflictQuery {
  readonly days: readonly string[];
  readonly race: {readonly event_id: string | null} | null;
}

/** The plan's own race is no conflict. */
export async function findConflicts(
  db: Db,
  {owner, page}: Pick<Writer, "owner" | "page">,
  {days, race}: ConflictQuery,
): Promise<Conflict[]> {
  const daySet = new Set(days);
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return [];
  const events = (await closingEvents(db, owner, from, to)).filter(
    ({id, day}) => daySet.has(day) && id !== race?.event_id,
  );
  const workouts = await db
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
  const all = [
    ...events.map((event): Conflict => ({day: event.day, kind: event.kind, title: eventTitle(event, page)})),
    ...workouts.map((row): Conflict => ({day: row.day, kind: "workout", title: localizeTitle(row, page)})),
  ];
  return all.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}
