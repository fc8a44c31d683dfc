import {requireAthlete} from "../../../accounts/account/athlete.ts";
import {lockAccount} from "../../../accounts/account/lock-account.ts";
import type {PlanDetail, PlanEdit, PlanEdited, PlanEffect} from "../../../contract/plans.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {dryRun} from "../../../core/db/dry-run.ts";
import type {PageLocale} from "../../../core/http/request-locale.ts";
import {libraryLocale} from "../library/library-locale.ts";
import {localizeTitle} from "../library/localize-workout.ts";
import {countPlanWeeks} from "../workouts/count-plan-weeks.ts";
import type {WorkoutRow} from "../workouts/to-planned-workout.ts";
import type {Writer} from "../workouts/workout-deps.ts";
import {createWorkoutRepository} from "../workouts/workout-repository.ts";
import {getPlan} from "./get-plan.ts";
import {earlierOf, laterOf} from "./order-days.ts";
import type {PlanDeps} from "./plan-deps.ts";
import {moveRaceEvent} from "./plan-race.ts";
import {createPlanRepository} from "./plan-repository.ts";
import {requireMembership, requirePlanVersion, requireRunning} from "./plan-rules.ts";
import {findRace} from "./prepare-plan.ts";
import {isBeginner, readForm} from "./read-form.ts";
import {joinPhases, phasesTowards, type Rebuild, rebuildPlan} from "./rebuild-plan.ts";
import type {PlanRow} from "./to-plan-summary.ts";
import {
  firstOpenDay,
  listUpcomingSessions,
  removeUpcomingSessions,
  restoreUpcomingSessions,
} from "./upcoming-sessions.ts";
import {supplementarySessionsOf} from "./write-sessions.ts";

type PlanChangeContext = Omit<Rebuild, "race" | "minutes" | "phases">;
type Change = PlanChangeContext & {readonly writer: Writer};

/**
 * Applies the named changes from the first open day on; a dry run only returns their effect. The past stays unchanged.
 */
export async function changePlan(
  deps: PlanDeps,
  writer: Writer,
  id: string,
  edit: PlanEdit,
): Promise<PlanEdited> {
  const {db, now} = deps;
  const {owner} = writer;
  const {library_id} = await createPlanRepository(db).get(owner, id);
  const asksForMore = edit.race || edit.minutes || edit.state === "active";
  if (library_id === null && asksForMore) await requireMembership(deps, owner);
  const run = edit.dry_run ? dryRun : withTransaction;
  return run(db, async (tx) => {
    await lockAccount(tx, owner);
    const row = await createPlanRepository(tx).lock(owner, id);
    requirePlanVersion(row, {version: edit.version, page: writer.page});
    requireRunning(row, writer.page);
    const athlete = await requireAthlete(tx, owner, now());
    const [locale, form] = [await libraryLocale(tx, owner), await readForm(tx, athlete)];
    const ahead = () => listUpcomingSessions(tx, owner, id, firstOpenDay(form, athlete.today));
    const before = await ahead();
    await apply(tx, {row, athlete, locale, form, writer, at: now()}, edit);
    const effect = edit.dry_run ? effectOf(before, await ahead(), writer.page) : null;
    return {...(await getPlan(tx, owner, id, {now: now(), viewer: null, page: writer.page})), effect};
  });
}

function effectOf(before: readonly WorkoutRow[], after: readonly WorkoutRow[], page: PageLocale): PlanEffect {
  const idOf = ({id}: WorkoutRow) => id;
  const [had, has] = [new Set(before.map(idOf)), new Set(after.map(idOf))];
  const named = (row: WorkoutRow) => ({day: row.day, title: localizeTitle(row, page)});
  return {
    kept: before.filter(({id}) => has.has(id)).length,
    gone: before.filter(({id}) => !has.has(id)).map(named),
    added: after.filter(({id}) => !had.has(id)).map(named),
  };
}

async function apply(tx: Db, change: Change, edit: PlanEdit) {
  const {row} = change;
  const isRebuilt = edit.race !== undefined || edit.minutes !== undefined;
  const newState = edit.state ?? row.state;
  let now = row;
  if (row.state === "paused" && (isRebuilt || newState === "active")) now = await resume(tx, change);
  if (isRebuilt) now = await rebuild(tx, {...change, row: now}, edit);
  if (edit.supplementals !== undefined && edit.supplementals !== now.has_supplementals)
    now = await setSupplementarySessions(tx, {...change, row: now}, edit.supplementals);
  if (newState === "paused" && now.state === "active") await pause(tx, {...change, row: now});
}

async function rebuild(tx: Db, change: Change, {race: raceInput, minutes}: PlanEdit): Promise<PlanRow> {
  const {row, athlete, form, writer, locale, at} = change;
  const first = firstOpenDay(form, athlete.today);
  const targetRace = raceInput ? await findRace(tx, athlete.id, raceInput) : null;
  const phases = targetRace
    ? await phasesTowards(tx, athlete, row, {race: targetRace, first, isBeginner: isBeginner(form)})
    : joinPhases(row.phases, row.phases, first);
  const race = targetRace
    ? await moveRaceEvent(tx, {writer, locale, at}, {from: row.race_event_id, race: targetRace})
    : raceOf(row);
  return rebuildPlan(tx, {...change, race, phases, minutes: minutes ?? row.minutes});
}

export function raceOf({race_day, race_distance, race_event_id}: PlanRow): Rebuild["race"] {
  return race_day === null || race_distance === null
    ? null
    : {day: race_day, distance: race_distance, event_id: race_event_id};
}

/** Removes the upcoming sessions until the plan resumes. The moment of removal, `adapted_at`, identifies them. */
async function pause(tx: Db, {row, athlete, form, at}: PlanChangeContext): Promise<PlanRow> {
  await removeUpcomingSessions(tx, athlete.id, row.id, firstOpenDay(form, athlete.today), at);
  return createPlanRepository(tx).change(row.id, {state: "paused", adapted_at: at}, at);
}

/** What lay ahead lies there again; what passed meanwhile is gone. */
export async function resume(tx: Db, {row, athlete, form, at}: PlanChangeContext): Promise<PlanRow> {
  const first = firstOpenDay(form, athlete.today);
  if (row.adapted_at !== null)
    await restoreUpcomingSessions(tx, athlete, row.id, {first, since: row.adapted_at, at});
  const active = await createPlanRepository(tx).change(row.id, {state: "active", adapted_at: at}, at);
  await countPlanWeeks(tx, [{plan_id: row.id}], at);
  return active;
}

async function setSupplementarySessions(
  tx: Db,
  change: PlanChangeContext,
  isWanted: boolean,
): Promise<PlanRow> {
  const {row, athlete, locale, form, at} = change;
  const plans = createPlanRepository(tx);
  const first = firstOpenDay(form, athlete.today);
  if (isWanted) {
    const ahead = await listUpcomingSessions(tx, athlete.id, row.id, first);
    const writing = {athlete, locale, plan_id: row.id, at};
    await plans.addSupplementarySessions(supplementarySessionsOf(ahead, writing, row.race_day));
  } else await plans.removeSupplementarySessions(row.id, first, at);
  return plans.change(row.id, {has_supplementals: isWanted}, at);
}

/** Leaves the plan. Its upcoming sessions are removed, or kept as the athlete's own workouts. Idempotent. */
export function leavePlan(
  {db, now}: PlanDeps,
  {owner, page}: Writer,
  id: string,
  ahead: "remove" | "keep",
): Promise<PlanDetail> {
  return withTransaction(db, async (tx) => {
    await lockAccount(tx, owner);
    const row = await createPlanRepository(tx).lock(owner, id);
    if (row.state !== "left" && row.state !== "ended") {
      const athlete = await requireAthlete(tx, owner, now());
      const [locale, form] = [await libraryLocale(tx, owner), await readForm(tx, athlete)];
      await endPlan(tx, {row, athlete, locale, form, at: now()}, {state: "left", ahead});
    }
    return getPlan(tx, owner, id, {now: now(), viewer: null, page});
  });
}

interface Ending {
  readonly state: "left" | "ended";
  readonly ahead: "remove" | "keep";
}

/** It ends today; the plan itself stays to be read. */
export async function endPlan(tx: Db, change: PlanChangeContext, {state, ahead}: Ending): Promise<PlanRow> {
  const {row, athlete, form, at} = change;
  const first = firstOpenDay(form, athlete.today);
  if (ahead === "keep") {
    if (row.state === "paused") await resume(tx, change);
    await detachFromPlan(tx, await listUpcomingSessions(tx, athlete.id, row.id, first), at);
  }
  await removeUpcomingSessions(tx, athlete.id, row.id, first, at);
  const to_day = earlierOf(laterOf(athlete.today, row.from_day), row.to_day);
  return createPlanRepository(tx).change(row.id, {state, to_day}, at);
}

async function detachFromPlan(tx: Db, rows: readonly {readonly id: string}[], at: Date) {
  for (const {id} of rows) {
    const own = {plan_id: null, plan_kind: null, plan_menu: null, source: "own"} as const;
    await createWorkoutRepository(tx).change(id, own, at);
  }
}
