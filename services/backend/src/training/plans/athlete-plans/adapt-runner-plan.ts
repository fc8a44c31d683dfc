import {isoDay} from "@gradus/training/numbers/days";
import {adaptPlan} from "@gradus/training/plans/adapt-plan";
import {requireAthlete} from "../../../accounts/account/athlete.ts";
import {lockAccount} from "../../../accounts/account/lock-account.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {newId} from "../../../core/db/new-id.ts";
import {libraryLocale} from "../library/library-locale.ts";
import {notification} from "../notifications/tables.ts";
import {applyAdaptations} from "./apply-adaptations.ts";
import {raceOf} from "./change-plan.ts";
import type {PlanDeps} from "./plan-deps.ts";
import {createPlanRepository} from "./plan-repository.ts";
import {readAdaptInput} from "./read-adapt-input.ts";
import {daysWithoutRun, readForm} from "./read-form.ts";
import {phasesTowards, type Rebuild, rebuildPlan} from "./rebuild-plan.ts";

type PlanChangeContext = Omit<Rebuild, "race" | "minutes" | "phases">;

/**
 * What the plan of a runner becomes after what happened: at three in the morning, and once runs have come. The account
 * is held, and what a rule did once it does not do again: two workers, or the same one twice, make one set of changes.
 */
export async function adaptRunnerPlan({db, now, readAccess}: PlanDeps, user_id: string): Promise<void> {
  const hasAccess = (await readAccess(user_id)) === "full_membership";
  await withTransaction(db, async (tx) => {
    await lockAccount(tx, user_id);
    const row = await createPlanRepository(tx).lockRunning(user_id);
    if (row?.state !== "active") return;
    const at = now();
    const athlete = await requireAthlete(tx, user_id, at);
    const plans = createPlanRepository(tx);
    if (row.to_day < athlete.today) await plans.change(row.id, {state: "ended"}, at);
    else if (row.is_adaptive && hasAccess) {
      const locale = await libraryLocale(tx, user_id);
      const form = await readForm(tx, athlete);
      const changes = await adapt(tx, {row, athlete, locale, form, at});
      if (changes > 0) await notifyPlanChanged(tx, user_id, row.id, changes, at);
    }
    await plans.markAdapted(row.id, at);
  });
}

/** How many changes there were. */
async function adapt(tx: Db, change: PlanChangeContext): Promise<number> {
  const input = await readAdaptInput(tx, change);
  const {changes, needsNewBase} = adaptPlan(input);
  return needsNewBase ? restartPlan(tx, change) : applyAdaptations(tx, change, input, changes);
}

/** After four weeks without a run, once for each such break. */
async function restartPlan(tx: Db, change: PlanChangeContext): Promise<number> {
  const {row, athlete, form, at} = change;
  const {today} = athlete;
  const plans = createPlanRepository(tx);
  const since = form.lastRun ?? row.from_day;
  const isKnown = (await plans.changes(row.id)).some(
    ({rule, at: then}) => rule === "long_break" && isoDay(then) >= since,
  );
  const race = raceOf(row);
  if (isKnown || (race && race.day < today)) return 0;
  const anew = {...row, from_day: today};
  const phases = race
    ? await phasesTowards(tx, athlete, anew, {race, first: today, isBeginner: true})
    : row.phases;
  await rebuildPlan(tx, {...change, race, phases, minutes: row.minutes});
  const detail = {days: daysWithoutRun(form, row.from_day, today)};
  await plans.addChanges([
    {id: newId("chg"), plan_id: row.id, user_id: athlete.id, at, rule: "long_break", detail},
  ]);
  return 1;
}

async function notifyPlanChanged(
  tx: Db,
  user_id: string,
  plan_id: string,
  changes: number,
  created_at: Date,
) {
  const id = newId("ntf");
  await tx
    .insert(notification)
    .values({id, user_id, kind: "plan_changed", about: {plan_id, changes}, created_at});
}
