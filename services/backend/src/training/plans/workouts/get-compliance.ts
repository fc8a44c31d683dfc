import type {LibraryLocale} from "@gradus/training/library/library-workout";
import {complianceOf, type RunForSteps, type Step, stepsOf} from "@gradus/training/workouts/compliance";
import {targetRange} from "@gradus/training/workouts/target";
import {judgeWorkout} from "@gradus/training/workouts/workout-status";
import type {WorkoutComplianceReply} from "../../../contract/workout-compliance.ts";
import {type OpenDeps, type OpenRun, openRun} from "../../runs/activities/open-run.ts";
import {tenth, thousandth, whole} from "../../runs/activities/rounding.ts";
import type {RunRow} from "../../runs/activities/run-repository.ts";
import {localizeTitle} from "../library/localize-workout.ts";
import {listPairs} from "../pairs/pair-runs.ts";
import type {WorkoutRow} from "./to-planned-workout.ts";
import {createWorkoutRepository} from "./workout-repository.ts";

/** How a run went beside its workout, held against critical power of its day; null without one. */
export async function getCompliance(
  deps: OpenDeps,
  run: RunRow,
  locale: LibraryLocale | null,
): Promise<WorkoutComplianceReply | null> {
  const workout = await pairedWorkout(deps, run);
  if (!workout) return null;
  const {moving_time: duration, distance} = run.summary;
  const stress = run.stress_method === "none" ? null : run.stress;
  const done = {duration, distance: whole(distance), stress: tenth(stress)};
  const {
    duration: plannedDuration = null,
    distance: plannedDistance = null,
    stress: plannedStress = null,
  } = workout.planned ?? {};
  const assessment = judgeWorkout({
    day: workout.day,
    today: run.local_day,
    isSkipped: false,
    planned: {duration: plannedDuration, distance: plannedDistance, stress: plannedStress},
    done,
  });
  return {
    workout_id: workout.id,
    title: localizeTitle(workout, locale),
    day: workout.day,
    planned: workout.planned && {...workout.planned, seconds_in_zones: [...workout.planned.seconds_in_zones]},
    done,
    ...assessment,
    share: thousandth(assessment.share),
    compliance: await stepsAndScore(deps, run, workout, stress),
  };
}

async function pairedWorkout({db}: OpenDeps, {id, user_id}: RunRow): Promise<WorkoutRow | null> {
  const pair = (await listPairs(db, id)).find(({kind}) => kind === "workout");
  const target = pair?.target_id ?? null;
  const workout = target === null ? null : await createWorkoutRepository(db).get(user_id, target);
  return workout && workout.deleted_at === null ? workout : null;
}

async function stepsAndScore(
  deps: OpenDeps,
  run: RunRow,
  {blocks, planned}: WorkoutRow,
  stress: number | null,
): Promise<WorkoutComplianceReply["compliance"]> {
  const {cp_used: criticalPower, weight_used} = run;
  if (criticalPower === null || planned === null) return null;
  const opened = await openRun(deps, run, {columns: ["power"]});
  const {power} = opened.series.columns;
  if (!power) return null;
  const runner = {mass: weight_used ?? 0, criticalPower};
  const seconds: RunForSteps = {
    power,
    stepStarts: startsOf(opened),
    duration: run.summary.moving_time,
    stress,
  };
  const found = complianceOf(blocks, seconds, planned, runner);
  const steps = stepsOf(blocks, runner);
  return {
    score: tenth(found.score) ?? 0,
    work: thousandth(found.work),
    duration: thousandth(found.duration) ?? 0,
    stress: thousandth(found.stress),
    alignment: found.alignment,
    critical_power: tenth(criticalPower) ?? 0,
    steps: found.steps.flatMap((result, index) => {
      const step = steps[index];
      return step ? [toReply(step, result, criticalPower)] : [];
    }),
  };
}

function toReply(
  step: Step,
  {uuid, from, to, power, inTarget}: ReturnType<typeof complianceOf>["steps"][number],
  criticalPower: number,
) {
  const range = targetRange(step.segment, criticalPower);
  return {
    uuid,
    intensity_class: step.segment.intensity_class,
    from,
    to,
    planned_seconds: step.seconds,
    target_low: range && tenth(range[0] * criticalPower),
    target_high: range && tenth(range[1] * criticalPower),
    average_power: tenth(power),
    in_target: thousandth(inTarget),
  };
}

/** Where the device began each step of its workout; null where it counted none. */
function startsOf({laps}: OpenRun): number[] | null {
  const steps = laps.filter(({workout_step}) => workout_step !== null);
  return steps.length === 0 ? null : steps.map(({from}) => from);
}
