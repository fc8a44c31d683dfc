import {datedPlan} from "@gradus/training/demo/demo-year";
import {listLibrary} from "@gradus/training/library/library";
import type {LibraryWorkout} from "@gradus/training/library/library-workout";
import {addDays, mondayOf} from "@gradus/training/numbers/days";
import {estimateWorkout} from "@gradus/training/workouts/estimate";
import {eq} from "drizzle-orm";
import {findAthlete} from "../../accounts/account/find-athlete.ts";
import {lockAccount} from "../../accounts/account/lock-account.ts";
import type {WorkoutType} from "../../contract/workout-values.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {newId} from "../../core/db/new-id.ts";
import {libraryHead} from "../library/library-head.ts";
import {pairDays} from "../pairs/pair-days.ts";
import {calendar_event, planned_workout} from "../planned/tables.ts";
import {addRows, type ToPlan} from "../workouts/add-workouts.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
}

/** Weeks behind today that were planned as they were run, and weeks ahead. */
const WEEKS = {behind: 8, ahead: 3} as const;
/** The demo runner for whom distances are worked out. */
const RUNNER = {mass: 64, criticalPower: 260};
/** Of the sessions that were planned one was longer than its run, and one was never run. */
const CUT_SHORT = 5;
const MISSED_DAYS_AGO = 6;
const RACE_DAYS_AHEAD = 10;
const MINUTE = 60;

interface Wish {
  readonly day: string;
  readonly type: WorkoutType;
  readonly seconds: number;
}

/** A calendar for the demo runner: what was planned beside the runs of the last weeks, what comes, and a race. Once. */
export async function planDemoSeason({db, now}: Deps, user_id: string, today: string): Promise<void> {
  await withTransaction(db, async (tx) => {
    await lockAccount(tx, user_id);
    const [known] = await tx
      .select({id: planned_workout.id})
      .from(planned_workout)
      .where(eq(planned_workout.user_id, user_id))
      .limit(1);
    if (known) return;
    const athlete = await findAthlete(tx, user_id, now());
    const wishes = [...behind(today), ...ahead(today)];
    const writer = {owner: user_id, actor: user_id};
    await addRows(tx, {writer, athlete, at: now()}, wishes.map(toPlan));
    await addRace(tx, user_id, {day: addDays(today, RACE_DAYS_AHEAD), at: now()});
    await pairDays(tx, user_id, [...new Set(wishes.map(({day}) => day))], now());
  });
}

function behind(today: string): Wish[] {
  const from = addDays(today, -7 * WEEKS.behind);
  const run = datedPlan(today).filter(({day, session}) => day >= from && session.type !== "race");
  const planned = run.map(({day, session}, index): Wish => {
    const seconds = session.steps.reduce(
      (sum, step) => sum + (step.until === "seconds" ? step.seconds : 0),
      0,
    );
    return {day, type: typeOf(session), seconds: index === CUT_SHORT ? 1.4 * seconds : seconds};
  });
  return [...planned, {day: addDays(today, -MISSED_DAYS_AGO), type: "easy", seconds: 30 * MINUTE}];
}

/** Four runs a week, the last of them before the race shorter. */
function ahead(today: string): Wish[] {
  const monday = mondayOf(today);
  const weeks = Array.from({length: WEEKS.ahead}, (_, week) => week);
  const wishes = weeks.flatMap((week): Wish[] => {
    const on = (day: number, type: WorkoutType, minutes: number) => ({
      day: addDays(monday, 7 * week + day),
      type,
      seconds: minutes * MINUTE,
    });
    return [
      on(1, week % 2 === 0 ? "threshold" : "intervals", 55),
      on(3, "easy", 50),
      on(5, "recovery", 35),
      on(6, "long", 95 - 10 * week),
    ];
  });
  const race = addDays(today, RACE_DAYS_AHEAD);
  return wishes.filter(({day}) => day >= today && day !== race);
}

function typeOf({type, name}: {readonly type: string; readonly name: string}): WorkoutType {
  if (type === "recovery") return "recovery";
  if (type === "long_run") return "long";
  if (type === "test") return "test";
  if (type !== "workout") return "easy";
  if (/hill/i.test(name)) return "hills";
  return /tempo/i.test(name) ? "tempo" : "intervals";
}

/** The workout of the library that is most like it. */
function toPlan({day, type, seconds}: Wish): ToPlan {
  const off = (workout: LibraryWorkout) =>
    Math.abs(estimateWorkout(workout.blocks, RUNNER).duration - seconds);
  const like = listLibrary().filter((workout) => workout.type === type && !workout.isIndoor);
  const [closest] = like.toSorted((one, other) => off(one) - off(other));
  if (!closest) throw new Error(`The library has nothing of the kind ${type}`);
  const head = libraryHead(closest, "en");
  return {...head, blocks: closest.blocks, day, time: null, source: "library", source_id: closest.id};
}

async function addRace(tx: Db, user_id: string, {day, at}: {readonly day: string; readonly at: Date}) {
  await tx.insert(calendar_event).values({
    id: newId("evt"),
    user_id,
    kind: "race",
    title: "Winter half marathon",
    desc: "",
    day,
    distance: 21_097.5,
    goal_time: 95 * MINUTE,
    priority: "a",
    created_at: at,
    updated_at: at,
  });
}
