import {type AttributeId, attributeValues} from "@gradus/training/attributes/attribute-list";
import type {CohortFilter} from "@gradus/training/attributes/cohort";
import {runnerAttributes} from "@gradus/training/attributes/runner-attributes";
import {envelopeOf} from "@gradus/training/curve/envelope";
import {TRAINING_DEFAULTS} from "@gradus/training/defaults";
import {type Explanation, explain} from "@gradus/training/explain/explain";
import {powerAt} from "@gradus/training/mean-max/hull";
import {requireAthlete} from "../../../accounts/account/athlete.ts";
import type {RunnerAttributeQuery, RunnerAttributesReply} from "../../../contract/runner-attributes.ts";
import {type RunnerProfile, readRunnerProfile} from "../critical-power/read-runner-profile.ts";
import type {AnalysisDeps} from "../history/analysis-deps.ts";
import {fine} from "../history/rounded.ts";
import {toExplanations} from "../history/to-explanations.ts";
import {explainGrade, type GoalGrade, gradeGoalRace} from "./grade-goal-race.ts";

export async function getRunnerAttributes(
  {db, now}: Pick<AnalysisDeps, "db" | "now">,
  user_id: string,
  query: RunnerAttributeQuery,
): Promise<RunnerAttributesReply> {
  const athlete = await requireAthlete(db, user_id, now());
  const runner = await readRunnerProfile(db, athlete, now());
  const values = valuesOf(runner);
  const grade = gradeGoalRace(athlete, runner, query.table ?? null);
  // No user has agreed to be counted yet, so there is no group: no athlete is compared with a made-up one.
  const references = {cohorts: {}, ageGrade: grade?.grade ?? null};
  const found = runnerAttributes(values, references, filtersOf(query));
  return {
    ...runner.days,
    family: runner.family,
    items: found.map(({reference, ...attribute}) => ({
      ...attribute,
      value: fine(attribute.value),
      reference: describeReference(reference, grade),
    })),
    least_group: TRAINING_DEFAULTS.attributes.cohortLeast,
    explanations: toExplanations([...explainValues(values, runner), ...(grade ? [explainGrade(grade)] : [])]),
  };
}

const filtersOf = (query: RunnerAttributeQuery): CohortFilter[] =>
  (["race", "gender", "age"] as const).filter((filter) => query[filter] === "1");

type Values = Readonly<Record<AttributeId, number | null>>;

function inputsOf({inForce, estimate, volume, weeklySeconds, weight}: RunnerProfile) {
  return {
    criticalPower: inForce?.critical_power ?? null,
    mass: weight,
    curve: estimate?.envelope ?? envelopeOf([]),
    longestRun: volume.longest,
    weeklyTime: volume.longest === null ? null : weeklySeconds,
    effectiveness: volume.effectiveness,
  };
}

const valuesOf = (runner: RunnerProfile): Values => attributeValues(inputsOf(runner));

function explainValues(values: Values, runner: RunnerProfile): Explanation[] {
  const {criticalPower: critical_power, mass, curve, longestRun, weeklyTime} = inputsOf(runner);
  const all = [
    explain("attribute_fitness", values.fitness, {critical_power, mass}),
    explain("attribute_muscle_power", values.muscle_power, {power: powerAt(curve, 10), mass}),
    explain("attribute_fatigue_resistance", values.fatigue_resistance, {
      power: powerAt(curve, 3600),
      critical_power,
    }),
    explain("attribute_endurance", values.endurance, {longest_run: longestRun, weekly_time: weeklyTime}),
    // A mean over runs: each run shows its own speed and power.
    explain("attribute_economy", values.economy, {speed: null, power: null, mass}),
  ];
  return all.filter(({value}) => value !== null);
}

type Reference = ReturnType<typeof runnerAttributes>[number]["reference"];

function describeReference(
  reference: Reference,
  grade: GoalGrade | null,
): RunnerAttributesReply["items"][number]["reference"] {
  if (reference.kind === "population")
    return {kind: "population", n: reference.n, filters_applied: [...reference.filters_applied]};
  if (reference.kind === "none" || !grade) return {kind: "none"};
  const {grade: share, gradeClass: grade_class, table, age, distance, time} = grade;
  return {kind: "age_grade", grade: fine(share), grade_class, table, age, distance, time: Math.round(time)};
}
