import {addDays, daysBetween} from "@gradus/training/numbers/days";
import {and, asc, eq, inArray, isNull} from "drizzle-orm";
import type {z} from "zod";
import {type Athlete, requireAthlete} from "../../../accounts/account/athlete.ts";
import {lockAccount} from "../../../accounts/account/lock-account.ts";
import {PLANNED_DAYS} from "../../../contract/workout-values.ts";
import type {Reschedule, rescheduled} from "../../../contract/workouts.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {AppError, notFound} from "../../../core/errors.ts";
import {pairDays} from "../pairs/pair-days.ts";
import {eventTitle} from "../planned/event-title.ts";
import {plannedStart} from "../planned/planned-start.ts";
import {calendar_event} from "../planned/tables.ts";
import {countPlanWeeks} from "./count-plan-weeks.ts";
import {moveSupplementarySessions} from "./move-supplementary-sessions.ts";
import {restOfPlan} from "./rest-of-plan.ts";
import {toPlannedWorkout, type WorkoutRow} from "./to-planned-workout.ts";
import type {WorkoutDeps, Writer} from "./workout-deps.ts";
import {createWorkoutRepository} from "./workout-repository.ts";
import {requireRoom, requireUnchanged} from "./workout-rules.ts";

type Rescheduled = z.infer<typeof rescheduled>;

interface Move {
  readonly row: WorkoutRow;
  readonly day: string;
  /** By itself, not with the rest of its plan. */
  readonly isAlone: boolean;
}

/**
 * Moves workouts to other local days, at the same time of day: all of them or none. Races on those days are reported,
 * and stop nothing.
 */
export function rescheduleWorkouts(
  {db, now}: WorkoutDeps,
  {owner, page}: Writer,
  {items, scope}: Reschedule,
): Promise<Rescheduled> {
  return withTransaction(db, async (tx) => {
    await lockAccount(tx, owner);
    const athlete = await requireAthlete(tx, owner, now());
    const named = await readNamed(tx, {owner, page}, {items, scope});
    const moves = await withRestOfPlan(tx, athlete, named, scope);
    await requireDays(tx, owner, moves);
    const rows = await move(tx, athlete, moves, now());
    await moveSupplementarySessions(tx, rows, now());
    await countPlanWeeks(tx, rows, now());
    const days = [...new Set(rows.map(({day}) => day))];
    await pairDays(tx, owner, days, now());
    const contextOf = await createWorkoutRepository(tx).contextsOf(rows, page);
    return {
      items: rows.map((row) => toPlannedWorkout(row, contextOf(row))),
      races: await racesOn(tx, {owner, page}, days),
    };
  });
}

async function readNamed(
  tx: Db,
  {owner, page}: Pick<Writer, "owner" | "page">,
  {items, scope}: Reschedule,
): Promise<Move[]> {
  const byId = new Map(items.map((item) => [item.id, item]));
  const rows = await createWorkoutRepository(tx).lock(owner, [...byId.keys()]);
  if (rows.length < byId.size) throw notFound();
  const moves: Move[] = [];
  for (const row of rows) {
    const item = byId.get(row.id);
    await requireUnchanged(tx, row, {version: item?.version, page});
    moves.push({row, day: item?.day ?? row.day, isAlone: scope === "this"});
  }
  return moves;
}

/** What of the plan moves along, by as many days. */
async function withRestOfPlan(tx: Db, athlete: Athlete, named: readonly Move[], scope: Reschedule["scope"]) {
  const moves = new Map(named.map((each) => [each.row.id, each]));
  for (const {row, day} of named) {
    const by = daysBetween(row.day, day);
    for (const other of await restOfPlan(tx, athlete, row, scope)) {
      if (!moves.has(other.id))
        moves.set(other.id, {row: other, day: addDays(other.day, by), isAlone: false});
    }
  }
  return [...moves.values()];
}

async function requireDays(tx: Db, owner: string, moves: readonly Move[]) {
  const isOutside = moves.some(({day}) => day < PLANNED_DAYS.first || day > PLANNED_DAYS.last);
  if (isOutside)
    throw new AppError("invalid", "A day lies outside of the calendar", {
      field_errors: {items: "out_of_range"},
    });
  const changed = moves.filter(({row, day}) => row.day !== day);
  const newDays = changed.map(({day}) => day);
  const leaving = changed.map(({row}) => row.day);
  await requireRoom(tx, owner, newDays, leaving);
}

async function move(tx: Db, {timezone}: Athlete, moves: readonly Move[], at: Date): Promise<WorkoutRow[]> {
  const rows: WorkoutRow[] = [];
  for (const {row, day, isAlone} of moves) {
    const start_time = plannedStart(day, row.time, timezone);
    const is_edited = row.is_edited || (isAlone && row.plan_id !== null);
    const set = {day, start_time, is_edited};
    rows.push(row.day === day ? row : await createWorkoutRepository(tx).change(row.id, set, at));
  }
  return rows;
}

export async function racesOn(
  db: Db,
  {owner, page}: Pick<Writer, "owner" | "page">,
  days: readonly string[],
): Promise<Rescheduled["races"]> {
  if (days.length === 0) return [];
  const {id, title, title_metres, day} = calendar_event;
  const rows = await db
    .select({id, title, title_metres, day})
    .from(calendar_event)
    .where(
      and(
        eq(calendar_event.user_id, owner),
        eq(calendar_event.kind, "race"),
        inArray(calendar_event.day, [...days]),
        isNull(calendar_event.deleted_at),
      ),
    )
    .orderBy(asc(calendar_event.day));
  return rows.map((row) => ({id: row.id, title: eventTitle(row, page), day: row.day}));
}
