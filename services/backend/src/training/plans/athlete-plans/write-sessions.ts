import type {LibraryLocale} from "@gradus/training/library/library-workout";
import {sessionText, sessionWords} from "@gradus/training/library/plans/session-words";
import {daysBetween, mondayOf} from "@gradus/training/numbers/days";
import type {HardMenu, PlannedSession, SessionKind, TrainingPlan} from "@gradus/training/plans/plan";
import type {Athlete} from "../../../accounts/account/athlete.ts";
import type {SupplementaryKind} from "../../../contract/plan-values.ts";
import type {WorkoutType} from "../../../contract/workout-values.ts";
import type {Db} from "../../../core/db/db.ts";
import {newId} from "../../../core/db/new-id.ts";
import {pairDays} from "../pairs/pair-days.ts";
import type {plan_supplemental} from "../planned/tables.ts";
import {addRows} from "../workouts/add-workouts.ts";
import type {WorkoutRow} from "../workouts/to-planned-workout.ts";
import type {WorkoutToPlan} from "../workouts/workout-deps.ts";
import {PLAN_LANGUAGES} from "./plan-words.ts";

export interface PlanWriting {
  readonly athlete: Athlete;
  readonly locale: LibraryLocale;
  readonly plan_id: string;
  readonly at: Date;
}

type NamedSession = Pick<PlannedSession, "kind" | "menu" | "blocks">;

const TYPE_OF_MENU: Readonly<Record<HardMenu, WorkoutType>> = {
  hills: "hills",
  tempo: "tempo",
  intervals: "intervals",
  threshold: "threshold",
  race_blocks: "race_pace",
  race_long: "race_pace",
  test_efforts: "test",
};

export function sessionHead(session: NamedSession, locale: LibraryLocale) {
  const {title, desc, objective} = sessionWords(session, locale);
  return {title, desc, objective, library_text: sessionText(session), type: typeOf(session)};
}

const typeOf = ({kind, menu}: NamedSession): WorkoutType =>
  menu === null ? (kind === "long" ? "long" : "easy") : TYPE_OF_MENU[menu];

/** Call it in a transaction that holds the account. */
export async function writeSessions(
  tx: Db,
  {athlete, locale, plan_id, at}: PlanWriting,
  sessions: TrainingPlan["sessions"],
): Promise<WorkoutRow[]> {
  const writer = {owner: athlete.id, actor: athlete.id};
  const workoutsToPlan = sessions.map(
    (session): WorkoutToPlan => ({
      ...sessionHead(session, locale),
      surface: null,
      tags: [],
      blocks: session.blocks,
      day: session.day,
      time: null,
      source: "plan",
      source_id: null,
      ofPlan: {plan_id, plan_kind: session.kind, plan_menu: session.menu},
    }),
  );
  const rows = await addRows(tx, {writer, athlete, at}, workoutsToPlan);
  await pairDays(tx, athlete.id, [...new Set(rows.map(({day}) => day))], at);
  return rows;
}

/** assumption: strength on hard days keeps easy ones easy; drills on easy days, mobility after long runs. */
const SUPPLEMENTARY_KIND: Readonly<Record<SessionKind, SupplementaryKind | null>> = {
  hard: "strength",
  test: null,
  long: "mobility",
  easy: "drills",
};
const SUPPLEMENTARY_MINUTES: Readonly<Record<SupplementaryKind, number>> = {
  strength: 25,
  mobility: 15,
  drills: 10,
};

/** No strength in so many days before a race: legs are to be fresh. */
const NO_STRENGTH_DAYS = 7;

/** One of each kind a week, beside the first run that bears it. */
export function supplementarySessionsOf(
  rows: readonly WorkoutRow[],
  {athlete, locale, plan_id, at}: PlanWriting,
  race: string | null,
): (typeof plan_supplemental.$inferInsert)[] {
  const addedKeys = new Set<string>();
  return rows.flatMap(({id: workout_id, day, plan_kind}) => {
    const kind = plan_kind && SUPPLEMENTARY_KIND[plan_kind];
    const key = `${mondayOf(day)} ${kind}`;
    const isBeforeRace = race !== null && day <= race && daysBetween(day, race) < NO_STRENGTH_DAYS;
    if (!kind || addedKeys.has(key) || (kind === "strength" && isBeforeRace)) return [];
    addedKeys.add(key);
    const dates = {created_at: at, updated_at: at};
    const words = PLAN_LANGUAGES[locale].supplementals[kind];
    const id = newId("sup");
    const minutes = SUPPLEMENTARY_MINUTES[kind];
    return [{id, plan_id, user_id: athlete.id, workout_id, day, kind, ...words, minutes, ...dates}];
  });
}
