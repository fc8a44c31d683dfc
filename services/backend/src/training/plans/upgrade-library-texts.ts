import {findLibraryWorkout} from "@gradus/training/library/library";
import type {LibraryText} from "@gradus/training/library/library-workout";
import {LIBRARY_LOCALES} from "@gradus/training/library/library-workout";
import {raceName} from "@gradus/training/library/plans/plan-words";
import {sessionText} from "@gradus/training/library/plans/session-words";
import {keysThatHold} from "@gradus/training/library/words/library-text";
import {and, asc, eq, gt, inArray, isNotNull, isNull, sql} from "drizzle-orm";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {upgradeData} from "../../core/db/upgrade-data.ts";
import {planTitle} from "./athlete-plans/plan-words.ts";
import {notification} from "./notifications/tables.ts";
import type {PlanTitle} from "./planned/plan-title.ts";
import {
  type ChangedSession,
  calendar_event,
  plan_change,
  planned_workout,
  training_plan,
} from "./planned/tables.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
}

const BATCH = 500;

/**
 * Gives rows that were written before library texts had keys the keys of their texts. What a row was made from is known
 * (its workout of the library, or the session of its plan), so its texts are compared with what that is called in each
 * language; a text that differs was typed by a user.
 */
export async function upgradeLibraryTexts({db, now}: Deps): Promise<void> {
  await upgradeData(db, {name: "library_texts", at: now()}, async () => {
    await inBatches((after) => upgradeWorkouts(db, after));
    await inBatches((after) => upgradePlans(db, after));
    await inBatches((after) => upgradeChanges(db, after));
    await inBatches((after) => upgradeNotifications(db, after));
    await upgradeRaces(db);
  });
}

/** `upgrade` takes the rows after an id and returns the last of them; null once there are none. */
async function inBatches(upgrade: (after: string) => Promise<string | null>) {
  let after: string | null = "";
  while (after !== null) after = await upgrade(after);
}

function upgradeWorkouts(db: Db, after: string) {
  return withTransaction(db, async (tx) => {
    const {id, library_text, source} = planned_workout;
    const rows = await tx
      .select()
      .from(planned_workout)
      .where(and(gt(id, after), isNull(library_text), inArray(source, ["library", "plan"])))
      .orderBy(asc(id))
      .limit(BATCH)
      .for("update");
    for (const row of rows) {
      const made = row.source === "library" ? libraryTextOf(row.source_id) : sessionTextOf(row);
      const text = keysThatHold(made, row);
      if (text !== null) await tx.update(planned_workout).set({library_text: text}).where(eq(id, row.id));
    }
    return rows.at(-1)?.id ?? null;
  });
}

const libraryTextOf = (source_id: string | null) =>
  source_id === null ? null : (findLibraryWorkout(source_id)?.text ?? null);

type OfPlan = Pick<typeof planned_workout.$inferSelect, "plan_kind" | "plan_menu" | "blocks">;

function sessionTextOf({plan_kind: kind, plan_menu: menu, blocks}: OfPlan): LibraryText | null {
  const hasWork = blocks.some(({segments}) => segments[0]?.intensity_class === "work");
  return kind === null || !hasWork ? null : sessionText({kind, menu, blocks});
}

function upgradePlans(db: Db, after: string) {
  return withTransaction(db, async (tx) => {
    const {id, title_text} = training_plan;
    const rows = await tx
      .select()
      .from(training_plan)
      .where(and(gt(id, after), isNull(title_text)))
      .orderBy(asc(id))
      .limit(BATCH)
      .for("update");
    for (const {id: plan_id, title, library_id, race_distance} of rows) {
      const made: PlanTitle =
        library_id !== null
          ? {kind: "library", id: library_id}
          : race_distance !== null
            ? {kind: "race", metres: race_distance}
            : {kind: "fitness"};
      if (LIBRARY_LOCALES.some((locale) => planTitle(made, locale) === title))
        await tx.update(training_plan).set({title_text: made}).where(eq(id, plan_id));
    }
    return rows.at(-1)?.id ?? null;
  });
}

function upgradeChanges(db: Db, after: string) {
  return withTransaction(db, async (tx) => {
    const rows = await tx
      .select()
      .from(plan_change)
      .where(gt(plan_change.id, after))
      .orderBy(asc(plan_change.id))
      .limit(BATCH)
      .for("update");
    for (const {id, before, after: now} of rows) {
      const set = {before: before && withText(before), after: now && withText(now)};
      await tx.update(plan_change).set(set).where(eq(plan_change.id, id));
    }
    return rows.at(-1)?.id ?? null;
  });
}

/** Sessions of changes were written by us alone, as rows of workouts. */
function withText({workout, ...session}: ChangedSession): ChangedSession {
  if (workout.library_text) return {...session, workout};
  const row = workout as unknown as typeof planned_workout.$inferSelect;
  return {...session, workout: {...workout, library_text: keysThatHold(sessionTextOf(row), row)}};
}

function upgradeNotifications(db: Db, after: string) {
  return withTransaction(db, async (tx) => {
    const {id, about, library_text} = notification;
    const rows = await tx
      .select({id, title: sql<string>`${about}->>'title'`, text: planned_workout.library_text})
      .from(notification)
      .innerJoin(planned_workout, eq(planned_workout.id, sql`${about}->>'workout_id'`))
      .where(and(gt(id, after), isNull(library_text), isNotNull(planned_workout.library_text)))
      .orderBy(asc(id))
      .limit(BATCH)
      .for("update", {of: notification});
    for (const {id: notification_id, title, text} of rows) {
      const held = keysThatHold(text, {title});
      await tx.update(notification).set({library_text: held}).where(eq(id, notification_id));
    }
    return rows.at(-1)?.id ?? null;
  });
}

/** Races that a plan put into the calendar, at the moment at which the plan was made. */
async function upgradeRaces(db: Db) {
  const rows = await db
    .select({id: calendar_event.id, title: calendar_event.title, metres: training_plan.race_distance})
    .from(calendar_event)
    .innerJoin(training_plan, eq(training_plan.race_event_id, calendar_event.id))
    .where(and(isNull(calendar_event.title_metres), eq(calendar_event.created_at, training_plan.created_at)));
  for (const {id, title, metres} of rows) {
    if (metres !== null && LIBRARY_LOCALES.some((locale) => raceName(metres, locale) === title))
      await db.update(calendar_event).set({title_metres: metres}).where(eq(calendar_event.id, id));
  }
}
