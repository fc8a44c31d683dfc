import type {LibraryLocale} from "@gradus/training/library/library-workout";
import {addDays, daysBetween, mondayOf} from "@gradus/training/numbers/days";
import {generatePlan} from "@gradus/training/plans/generate-plan";
import {planPhases} from "@gradus/training/plans/phases";
import {
  type Phase,
  PLAN_RULES,
  type PlanWeek,
  type Race,
  type WeekMinutes,
} from "@gradus/training/plans/plan";
import type {Athlete} from "../../../accounts/account/athlete.ts";
import type {Db} from "../../../core/db/db.ts";
import {sessionAmounts} from "../../power/estimates/session-amounts.ts";
import {countComments} from "../item-context/item-context.ts";
import {countPlanWeeks} from "../workouts/count-plan-weeks.ts";
import type {WorkoutRow} from "../workouts/to-planned-workout.ts";
import {mergeSessions, type UpcomingSession} from "./merge-sessions.ts";
import {earlierOf, laterOf} from "./order-days.ts";
import {createPlanRepository} from "./plan-repository.ts";
import {impossible, readCircumstances} from "./prepare-plan.ts";
import type {Form} from "./read-form.ts";
import type {PlanRow} from "./to-plan-summary.ts";
import {firstOpenDay, listUpcomingSessions, removeSessions} from "./upcoming-sessions.ts";
import {supplementarySessionsOf, writeSessions} from "./write-sessions.ts";

export interface Rebuild {
  readonly row: PlanRow;
  readonly athlete: Athlete;
  readonly locale: LibraryLocale;
  readonly form: Form;
  readonly at: Date;
  readonly race: (Race & {readonly event_id: string | null}) | null;
  readonly minutes: WeekMinutes;
  /** All of them, those that are over as they were. */
  readonly phases: readonly Phase[];
}

/** Regenerates the future of a plan and leaves its past unchanged. Its transaction holds the account lock. */
export async function rebuildPlan(tx: Db, rebuild: Rebuild): Promise<PlanRow> {
  const {row, athlete, locale, form, at, race, minutes, phases} = rebuild;
  const first = laterOf(firstOpenDay(form, athlete.today), row.from_day);
  const {plan, refusal} = generatePlan({
    start: first,
    race: race && {day: race.day, distance: race.distance},
    minutes,
    fitness: form.fitness,
    weeklyStress: form.weeklyStress,
    longestRun: form.longestRun,
    seed: row.seed,
    phases,
    ...(await readCircumstances(tx, athlete, first, race)),
  });
  if (plan === null) throw impossible(refusal);
  const {retained, removed, added} = mergeSessions(
    await readUpcomingSessions(tx, row, first),
    plan.sessions,
    {
      last: phases.at(-1)?.to ?? first,
      race: race?.day ?? null,
    },
  );
  await removeSessions(tx, row.id, removed, {first, at});
  const writing = {athlete, locale, plan_id: row.id, at};
  const rows = [...retained, ...(await writeSessions(tx, writing, added))].toSorted(byDay);
  const plans = createPlanRepository(tx);
  if (row.has_supplementals)
    await plans.addSupplementarySessions(supplementarySessionsOf(rows, writing, race?.day ?? null));
  const changed = await plans.change(
    row.id,
    {
      phases,
      weeks: await joinWeeks(tx, row, plan.weeks, first),
      to_day: phases.at(-1)?.to ?? row.to_day,
      minutes,
      race_event_id: race?.event_id ?? null,
      race_day: race?.day ?? null,
      race_distance: race?.distance ?? null,
    },
    at,
  );
  await countPlanWeeks(tx, [{plan_id: row.id}], at);
  return changed;
}

/** The upcoming sessions, and which of them a user made their own: by changing them, or by comments on them. */
async function readUpcomingSessions(
  tx: Db,
  {id, user_id}: PlanRow,
  first: string,
): Promise<UpcomingSession[]> {
  const rows = await listUpcomingSessions(tx, user_id, id, first);
  const comments = await countComments(
    tx,
    "workout",
    rows.map((each) => each.id),
  );
  return rows.map((row) => ({row, isOwn: row.is_edited || (comments.get(row.id) ?? 0) > 0}));
}

const byDay = (one: WorkoutRow, other: WorkoutRow) => (one.day < other.day ? -1 : 1);

/** Weeks that are over as they were; the one in which the change falls was aimed at its own days in front, too. */
async function joinWeeks(
  tx: Db,
  row: PlanRow,
  newWeeks: readonly PlanWeek[],
  first: string,
): Promise<PlanWeek[]> {
  const monday = mondayOf(first);
  const sessions = await createPlanRepository(tx).sessions(row.id, monday);
  const over = sessions
    .filter(({day}) => day < first)
    .reduce((sum, {blocks}) => sum + sessionAmounts(blocks).stress, 0);
  return [
    ...row.weeks.filter(({start}) => start < monday),
    ...newWeeks.map((week) => (week.start === monday ? {...week, target: week.target + over} : week)),
  ];
}

export function joinPhases(over: readonly Phase[], ahead: readonly Phase[], first: string): Phase[] {
  const last = addDays(first, -1);
  const before = over
    .filter(({from}) => from < first)
    .map((phase) => (phase.to < first ? phase : {...phase, to: last}));
  const after = ahead
    .filter(({to}) => to >= first)
    .map((phase) => (phase.from >= first ? phase : {...phase, from: first}));
  const [end, start] = [before.at(-1), after[0]];
  if (!end || !start || end.name !== start.name || end.to !== last || start.from !== first)
    return [...before, ...after];
  return [...before.slice(0, -1), {...end, to: start.to}, ...after.slice(1)];
}

interface PhaseTarget {
  readonly race: Race & {readonly event_id: string | null};
  /** The first day that may change. */
  readonly first: string;
  readonly isBeginner: boolean;
}

/** Towards another race, from where the plan began: what is between stays as it is. */
export async function phasesTowards(
  tx: Db,
  athlete: Athlete,
  row: PlanRow,
  {race, first, isBeginner}: PhaseTarget,
): Promise<Phase[]> {
  if (race.day < first) throw impossible("race_past");
  if (daysBetween(first, race.day) > PLAN_RULES.mostDays) throw impossible("too_long");
  const latest = addDays(race.day, -PLAN_RULES.leastDays);
  const start = earlierOf(row.from_day, latest);
  const circumstances = await readCircumstances(tx, athlete, start, race);
  const season = {start, race, minutes: row.minutes, isBeginner, ...circumstances};
  return joinPhases(row.phases, planPhases(season), first);
}
