import {demoPlan, demoRaces} from "@gradus/training/demo/demo-year";
import {eq} from "drizzle-orm";
import {requireAthlete} from "../../accounts/account/athlete.ts";
import {lockAccount} from "../../accounts/account/lock-account.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {newId} from "../../core/db/new-id.ts";
import type {PreparedPlan, TargetRace} from "../plans/athlete-plans/prepare-plan.ts";
import {storePlan} from "../plans/athlete-plans/start-plan.ts";
import {createEventRepository} from "../plans/events/event-repository.ts";
import {libraryLocale} from "../plans/library/library-locale.ts";
import {pairDays} from "../plans/pairs/pair-days.ts";
import {planned_workout} from "../plans/planned/tables.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
}

/** Goal time of the plan's race in seconds: a little faster than the last one. */
const GOAL_TIME = 92 * 60;

/**
 * A calendar for the demo runner: the races of their year, and the plan that their runs of the last weeks followed. Runs
 * are paired with both. Once.
 */
export async function planDemoSeason({db, now}: Deps, user_id: string, today: string): Promise<void> {
  await withTransaction(db, async (tx) => {
    await lockAccount(tx, user_id);
    const [known] = await tx
      .select({id: planned_workout.id})
      .from(planned_workout)
      .where(eq(planned_workout.user_id, user_id))
      .limit(1);
    if (known) return;
    const at = now();
    const goal = await addRaces(tx, user_id, today, at);
    await storePlan(tx, {
      prepared: preparedPlan(goal, today),
      asked: {supplementals: true},
      athlete: await requireAthlete(tx, user_id, at),
      locale: await libraryLocale(tx, user_id),
      writer: {owner: user_id, actor: user_id},
      at,
    });
  });
}

/** Puts the races of the year into the calendar. Returns the one that is still to come. */
async function addRaces(tx: Db, user_id: string, today: string, at: Date): Promise<TargetRace> {
  const races = demoRaces(today);
  const goal = races.at(-1);
  if (!goal) throw new Error("The demo runner's year has no races");
  const events = createEventRepository(tx);
  const ids: string[] = [];
  for (const race of races) {
    const {id} = await events.add({
      id: newId("evt"),
      user_id,
      kind: "race",
      title: race.name,
      desc: "",
      day: race.day,
      distance: race.metres,
      goal_time: race === goal ? GOAL_TIME : null,
      priority: race.priority,
      created_at: at,
      updated_at: at,
    });
    ids.push(id);
  }
  const days = races.map(({day}) => day);
  await pairDays(tx, user_id, days, at);
  return {event_id: ids.at(-1) ?? null, title: goal.name, day: goal.day, distance: goal.metres};
}

function preparedPlan(race: TargetRace, today: string): PreparedPlan {
  const {input, plan} = demoPlan(today);
  const {start, minutes, seed} = input;
  return {title: race.title ?? "", title_text: null, library_id: null, race, minutes, start, seed, plan};
}
