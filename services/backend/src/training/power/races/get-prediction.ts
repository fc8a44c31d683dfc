import {type Course, flatCourse} from "@gradus/training/courses/course";
import {KILOMETRE, MILE} from "@gradus/training/courses/splits";
import {explain} from "@gradus/training/explain/explain";
import {explainPrediction} from "@gradus/training/explain/explain-race";
import {explainSurroundings} from "@gradus/training/explain/explain-surroundings";
import {freshnessPercent, type RaceForm} from "@gradus/training/prediction/freshness";
import {type PredictionRequest, predict} from "@gradus/training/prediction/predict";
import type {Prediction as Predicted, PredictionRefusal} from "@gradus/training/prediction/prediction";
import {type RunnerCost, runnerCost} from "@gradus/training/running/personal-cost";
import {requireAthlete} from "../../../accounts/account/athlete.ts";
import {TARGET_CONFLICT} from "../../../contract/race-values.ts";
import type {PredictionQuery, PredictionReply} from "../../../contract/races.ts";
import type {Db} from "../../../core/db/db.ts";
import {AppError} from "../../../core/errors.ts";
import {
  powerProfileOf,
  type RunnerProfile,
  readRunnerProfile,
} from "../critical-power/read-runner-profile.ts";
import type {AnalysisDeps} from "../history/analysis-deps.ts";
import {whole} from "../history/rounded.ts";
import {toExplanations} from "../history/to-explanations.ts";
import {createCourseRepository} from "./course-repository.ts";
import {meanHeight, toRacedCourse} from "./describe-course.ts";
import {describeInputs, describePrediction} from "./describe-prediction.ts";
import {readOwnCost} from "./own-cost.ts";
import {type Conditions, raceConditions} from "./race-conditions.ts";
import {raceDayOf, readRaceForm} from "./race-form.ts";
import {usualConditions} from "./usual-conditions.ts";

export async function getPrediction(
  {db, now}: Pick<AnalysisDeps, "db" | "now">,
  user_id: string,
  query: PredictionQuery,
): Promise<PredictionReply> {
  if (query.target_power !== undefined && query.target_time !== undefined)
    throw new AppError("target_conflict", TARGET_CONFLICT);
  const {course, height} = await requireCourse(db, user_id, query);
  const athlete = await requireAthlete(db, user_id, now());
  const runner = await readRunnerProfile(db, athlete, now());
  const known = powerProfileOf(runner);
  if (!known)
    return {status: "insufficient_data", prediction: null, inputs: null, assumed: [], explanations: []};
  const {conditions, assumed} = raceConditions(query, height, await usualConditions(db, athlete));
  const raceDay = raceDayOf(query.race_day, athlete.today);
  const form = await readRaceForm(db, athlete, raceDay);
  const own = query.cost === "own" ? await readOwnCost(db, user_id, runner) : runnerCost([]);
  const request = {...requestOf(query, course, conditions, form), ...known, ...bodyOf(runner, own)};
  const prediction = predict(request);
  if (!prediction.ok) throw refusalOf(prediction);
  return {
    status: "ok",
    prediction: describePrediction(prediction, known.profile.criticalPower, query.depth),
    inputs: describeInputs({
      request,
      weeklySeconds: runner.weeklySeconds,
      conditions,
      raceDay,
      form,
      own,
      isLowerBound: known.isLowerBound,
    }),
    assumed,
    explanations: toExplanations([
      ...explainPrediction(prediction, known.profile.criticalPower),
      ...explainSurroundings(request, prediction),
      ...explainRunner({form, own, prediction, weekly_time: runner.weeklySeconds}),
    ]),
  };
}

/** The stored course, or a level one of the given metres: one of the two is required. */
async function requireCourse(
  db: Db,
  user_id: string,
  {course_id, race_distance}: PredictionQuery,
): Promise<{readonly course: Course; readonly height: number | null}> {
  if ((course_id === undefined) === (race_distance === undefined)) {
    throw new AppError("invalid", "Say either course_id or race_distance", {
      field_errors: {race_distance: course_id === undefined ? "required" : "unknown_value"},
    });
  }
  if (course_id === undefined) return {course: flatCourse(Number(race_distance)), height: null};
  const row = await createCourseRepository(db).get(user_id, course_id);
  if (!row) throw new AppError("not_found", "There is no such course");
  return {course: toRacedCourse(row), height: meanHeight(row)};
}

interface OwnRuns {
  readonly form: RaceForm | null;
  readonly own: RunnerCost;
  readonly prediction: Predicted;
  readonly weekly_time: number;
}

/** What of the runner's own runs went into it, where any did. */
const explainRunner = ({
  form,
  own: {cost, ...own},
  prediction: {slow_finish, time},
  weekly_time,
}: OwnRuns) => [
  ...(form
    ? [explain("freshness", freshnessPercent(form), {race_form: form.form, race_fitness: form.fitness})]
    : []),
  ...(own.runs > 0
    ? [explain("personal_cost", cost, {stretches: own.stretches, runs: own.runs, median_cost: own.median})]
    : []),
  explain("slow_finish", slow_finish, {time, weekly_time}),
];

function requestOf(query: PredictionQuery, course: Course, conditions: Conditions, form: RaceForm | null) {
  const target = (text: string | undefined) => (text === undefined ? null : Number(text));
  return {
    race: {
      course,
      surface: query.surface,
      headwind: conditions.wind,
      training: {
        elevation: conditions.training_elevation,
        temperature: conditions.training_temperature,
        humidity: conditions.training_humidity / 100,
      },
      race: {
        elevation: conditions.race_elevation,
        temperature: conditions.race_temperature,
        humidity: conditions.race_humidity / 100,
      },
      isAcclimatised: query.acclimatised === "1",
      pacing: query.pacing,
      withHeat: query.heat === "1",
      freshness: form && query.freshness === "1" ? freshnessPercent(form) : null,
    },
    targetPower: target(query.target_power),
    targetTime: target(query.target_time),
    splitLength: query.split === "mi" ? MILE : KILOMETRE,
  } satisfies Partial<PredictionRequest>;
}

const bodyOf = ({weight, weeklySeconds}: RunnerProfile, {cost}: RunnerCost) => ({
  runner: {mass: weight, cost},
  weeklySeconds,
});

function refusalOf(refusal: PredictionRefusal): AppError {
  if (refusal.code === "target_conflict") return new AppError(refusal.code, refusal.message);
  const {best_possible_time, fastest_time, slowest_time} = refusal;
  return new AppError(refusal.code, "No power gives this time on this course", {
    params: {
      best_possible_time: whole(best_possible_time),
      fastest_time: whole(fastest_time),
      slowest_time: whole(slowest_time),
    },
  });
}
