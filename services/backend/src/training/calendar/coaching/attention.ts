import {addDays, daysBetween} from "@gradus/training/numbers/days";
import {judgeWorkout, type WorkoutStatus} from "@gradus/training/workouts/workout-status";
import type {AthleteRow} from "../../../contract/athletes.ts";
import {
  ATHLETE_STATUSES,
  type AthleteStatus,
  COACHING_BOUNDS,
  NEEDS_ATTENTION,
} from "../../../contract/coaching-values.ts";
import type {AthleteIllness, AthleteLastRun, AthleteRun, AthleteWorkout} from "./read-athletes.ts";

/** The standings by priority: a day shows the first of these that one of its workouts has. */
const STATUS_PRIORITY: readonly WorkoutStatus[] = [
  "missed",
  "far_over",
  "less",
  "more",
  "planned",
  "skipped",
  "done",
];
const WEEK = 7;
/** An athlete who skipped a workout as ill counts as ill for this many days. */
const ILL_DAYS = 3;

export interface AssessedWorkout {
  readonly day: string;
  readonly standing: WorkoutStatus;
  readonly isIll: boolean;
}

export function assessWorkouts(workouts: readonly AthleteWorkout[], today: string): AssessedWorkout[] {
  return workouts.map((each) => {
    const {duration = null, distance = null, stress = null} = each.planned ?? {};
    const knownStress = each.stress_method === "none" ? null : each.stress;
    const done =
      each.run_id === null ? null : {duration: each.duration, distance: each.distance, stress: knownStress};
    const {standing} = judgeWorkout({
      day: each.day,
      today,
      isSkipped: each.skipped !== null,
      planned: {duration, distance, stress},
      done,
    });
    return {day: each.day, standing, isIll: each.skipped === "ill"};
  });
}

export function weekOf(
  monday: string,
  assessed: readonly AssessedWorkout[],
  runs: readonly AthleteRun[],
): NonNullable<AthleteRow["days"]> {
  return Array.from({length: WEEK}, (_, index) => {
    const day = addDays(monday, index);
    const statuses = new Set(assessed.filter((each) => each.day === day).map(({standing}) => standing));
    const worstStatus = STATUS_PRIORITY.find((each) => statuses.has(each));
    const ran = runs.some((run) => run.day === day);
    return {day, standing: worstStatus ?? (ran ? "unplanned" : null)};
  });
}

export interface AttentionInput {
  readonly today: string;
  readonly judged: readonly AssessedWorkout[];
  readonly illness: readonly AthleteIllness[];
  readonly lastRun: AthleteLastRun | null;
  /** Whether the viewer may see illness: only a coach may. */
  readonly seesIllness: boolean;
}

/** The first status that applies, in the order of how much it needs the coach's attention. */
export function statusOf(attentionInput: AttentionInput): NonNullable<AthleteRow["status"]> {
  const {today, judged, lastRun} = attentionInput;
  const recent = judged.filter(({day}) => day > addDays(today, -WEEK) && day <= today);
  const count = (which: WorkoutStatus) => recent.filter(({standing}) => standing === which).length;
  const [missed, over] = [count("missed"), count("far_over")];
  const still = lastRun === null ? 0 : daysBetween(lastRun.day, today);
  const hasPlan = judged.some(({day}) => day >= today && day < addDays(today, WEEK));
  if (isIll(attentionInput, recent)) return toStatus("ill", null);
  if (missed > 1) return toStatus("missed_more", missed);
  if (over > 0) return toStatus("far_over", over);
  if (still >= COACHING_BOUNDS.quiet.days) return toStatus("quiet", still);
  if (!hasPlan) return toStatus("no_plan", null);
  return missed === 1 ? toStatus("missed_one", 1) : toStatus("fine", null);
}

function isIll({today, illness, seesIllness}: AttentionInput, recent: readonly AssessedWorkout[]) {
  if (!seesIllness) return false;
  const isNow = illness.some(({from, to}) => from <= today && today <= to);
  return isNow || recent.some((each) => each.isIll && each.day > addDays(today, -ILL_DAYS));
}

const toStatus = (code: AthleteStatus, count: number | null) => ({
  code,
  needs_attention: NEEDS_ATTENTION.has(code),
  count,
});

export function compareByNeed(a: AthleteRow, b: AthleteRow) {
  return (
    rankOf(a) - rankOf(b) ||
    (b.status?.count ?? 0) - (a.status?.count ?? 0) ||
    b.unread - a.unread ||
    a.name.localeCompare(b.name)
  );
}

function rankOf({status: athleteStatus}: AthleteRow) {
  return athleteStatus === null ? ATHLETE_STATUSES.length : ATHLETE_STATUSES.indexOf(athleteStatus.code);
}
