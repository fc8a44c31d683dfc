import type {LibraryLocale} from "@gradus/training/library/library-workout";
import {type Athlete, requireAthlete} from "../../../accounts/account/athlete.ts";
import {lockAccount} from "../../../accounts/account/lock-account.ts";
import type {NewPlan, PlanStart} from "../../../contract/plans.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {newId} from "../../../core/db/new-id.ts";
import {AppError} from "../../../core/errors.ts";
import type {PageLocale} from "../../../core/http/request-locale.ts";
import {libraryLocale} from "../library/library-locale.ts";
import {countPlanWeeks} from "../workouts/count-plan-weeks.ts";
import {authorOf, type Writer} from "../workouts/workout-deps.ts";
import {findConflicts} from "./find-conflicts.ts";
import {getPlan} from "./get-plan.ts";
import {localizePlanTitle} from "./localize-plan.ts";
import type {PlanDeps} from "./plan-deps.ts";
import {ensureRaceEvent} from "./plan-race.ts";
import {createPlanRepository} from "./plan-repository.ts";
import {requireMembership} from "./plan-rules.ts";
import {type PreparedPlan, preparePlan} from "./prepare-plan.ts";
import type {PlanRow} from "./to-plan-summary.ts";
import {sessionHead, supplementarySessionsOf, writeSessions} from "./write-sessions.ts";

/**
 * Starts a plan; a dry run only returns it and its conflicts. The plan is written in its runner's language, for watches
 * and mails; conflicts are named in the language of the page.
 */
export async function startPlan(deps: PlanDeps, writer: Writer, asked: NewPlan): Promise<PlanStart> {
  const {db, now} = deps;
  const {page} = writer;
  if (asked.library_id === null && !asked.dry_run) await requireMembership(deps, writer.owner);
  return withTransaction(db, async (tx) => {
    await lockAccount(tx, writer.owner);
    const athlete = await requireAthlete(tx, writer.owner, now());
    const locale = await libraryLocale(tx, writer.owner);
    const running = await findRunning(tx, athlete, now());
    if (running && !asked.dry_run)
      throw new AppError("plan_running", "Another plan runs", {params: {plan_id: running.id}});
    const prepared = await preparePlan(tx, athlete, locale, asked);
    const days = [...new Set(prepared.plan.sessions.map(({day}) => day))];
    const conflicts = await findConflicts(tx, writer, {days, race: prepared.race});
    const planId = asked.dry_run
      ? null
      : await storePlan(tx, {prepared, asked, athlete, locale, writer, at: now()});
    return {
      ...previewOf(prepared, page ?? locale),
      conflicts,
      running: running && describeRunning(running, page),
      plan:
        planId === null ? null : await getPlan(tx, writer.owner, planId, {now: now(), viewer: null, page}),
    };
  });
}

/** At most one plan runs at a time. A plan whose days are past is ended here. */
async function findRunning(tx: Db, {id, today}: Athlete, at: Date) {
  const plans = createPlanRepository(tx);
  const running = await plans.lockRunning(id);
  if (!running) return null;
  if (running.to_day >= today) return running;
  await plans.change(running.id, {state: "ended"}, at);
  return null;
}

/** Titled in the language of the requesting page. */
function describeRunning(running: PlanRow, page: PageLocale): NonNullable<PlanStart["running"]> {
  const {id, to_day: to} = running;
  return {id, to, title: localizePlanTitle(running, page)};
}

interface PlanToStore {
  readonly prepared: PreparedPlan;
  readonly asked: Pick<NewPlan, "supplementals">;
  readonly athlete: Athlete;
  readonly locale: LibraryLocale;
  readonly writer: Pick<Writer, "owner" | "actor">;
  readonly at: Date;
}

/** In a transaction that holds the account: writes a plan with its race and its sessions. Returns its id. */
export async function storePlan(
  tx: Db,
  {prepared, asked, athlete, locale, writer, at}: PlanToStore,
): Promise<string> {
  const {title, title_text, library_id, minutes, start, seed, plan} = prepared;
  const race = prepared.race && (await ensureRaceEvent(tx, {writer, locale, at}, prepared.race));
  const plans = createPlanRepository(tx);
  const {id: plan_id} = await plans.add({
    id: newId("pln"),
    user_id: athlete.id,
    title,
    title_text,
    state: "active",
    library_id,
    is_adaptive: true,
    from_day: start,
    to_day: plan.phases.at(-1)?.to ?? start,
    phases: plan.phases,
    weeks: plan.weeks,
    race_event_id: race?.event_id ?? null,
    race_day: race?.day ?? null,
    race_distance: race?.distance ?? null,
    minutes,
    seed,
    has_supplementals: asked.supplementals,
    author_id: authorOf(writer),
    adapted_at: at,
    created_at: at,
    updated_at: at,
  });
  const writing = {athlete, locale, plan_id, at};
  const rows = await writeSessions(tx, writing, plan.sessions);
  if (asked.supplementals)
    await plans.addSupplementarySessions(supplementarySessionsOf(rows, writing, race?.day ?? null));
  await countPlanWeeks(tx, rows, at);
  return plan_id;
}

function previewOf(
  {title, title_text, start, plan}: PreparedPlan,
  locale: LibraryLocale,
): Omit<PlanStart, "conflicts" | "running" | "plan"> {
  return {
    title: localizePlanTitle({title, title_text}, locale),
    from: start,
    to: plan.phases.at(-1)?.to ?? start,
    phases: plan.phases.map((phase) => ({...phase})),
    weeks: plan.weeks.map((week) => ({...week})),
    sessions: plan.sessions.map(({day, kind, menu, blocks, seconds, stress}) => ({
      day,
      kind,
      title: sessionHead({kind, menu, blocks}, locale).title,
      seconds,
      stress,
    })),
  };
}
