import {type Course, flatCourse} from "@gradus/training/courses/course";
import {KILOMETRE, MILE} from "@gradus/training/courses/splits";
import {explain} from "@gradus/training/explain/explain";
import {explainPrediction} from "@gradus/training/explain/explain-race";
import {explainSurroundings} from "@gradus/training/explain/explain-surroundings";
import {type PredictionRequest, predict} from "@gradus/training/prediction/predict";
import type {PredictionRefusal} from "@gradus/training/prediction/prediction";
import {findAthlete} from "../../accounts/account/find-athlete.ts";
import {TARGET_CONFLICT} from "../../contract/race-values.ts";
import type {PredictionQuery, PredictionReply} from "../../contract/races.ts";
import type {Db} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import type {AnalysisDeps} from "../history/analysis-deps.ts";
import {fine, tenth, whole} from "../history/rounded.ts";
import {toExplanations} from "../history/to-explanations.ts";
import {powerProfileOf, type RunnerProfile, readRunnerProfile} from "../power/read-runner-profile.ts";
import {createCourseRepository} from "./course-repository.ts";
import {meanHeight, toRacedCourse} from "./describe-course.ts";
import {describePrediction} from "./describe-prediction.ts";
import {type Conditions, raceConditions} from "./race-conditions.ts";

/** How long a race would take this runner, or what a target would ask of them. */
export async function getPrediction(
  {db, now}: Pick<AnalysisDeps, "db" | "now">,
  user_id: string,
  query: PredictionQuery,
): Promise<PredictionReply> {
  if (query.target_power !== undefined && query.target_time !== undefined)
    throw new AppError("target_conflict", TARGET_CONFLICT);
  const {course, height} = await requireCourse(db, user_id, query);
  const runner = await readRunnerProfile(db, await findAthlete(db, user_id, now()), now());
  const known = powerProfileOf(runner);
  if (!known)
    return {status: "insufficient_data", prediction: null, inputs: null, assumed: [], explanations: []};
  const {conditions, assumed} = raceConditions(query, height);
  const request = {...requestOf(query, course, conditions), ...known, ...bodyOf(runner)};
  const prediction = predict(request);
  if (!prediction.ok) throw refusalOf(prediction);
  const {criticalPower} = known.profile;
  return {
    status: "ok",
    prediction: describePrediction(prediction, criticalPower, query.depth),
    inputs: {
      critical_power: tenth(criticalPower),
      weight_kg: runner.weight,
      confidence: fine(known.confidence),
      weekly_time: whole(runner.weeklySeconds),
      distance: whole(course.distance),
      gain: whole(course.gain),
      loss: whole(course.loss),
      surface: query.surface,
      ...conditions,
    },
    assumed,
    explanations: toExplanations([
      ...explainPrediction(prediction, criticalPower),
      ...explainSurroundings(request, prediction),
      explain("slow_finish", prediction.slow_finish, {
        time: prediction.time,
        weekly_time: runner.weeklySeconds,
      }),
    ]),
  };
}

/** The kept course, or a level one of so many metres: one of them has to be said. */
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

function requestOf(query: PredictionQuery, course: Course, conditions: Conditions) {
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
    },
    targetPower: target(query.target_power),
    targetTime: target(query.target_time),
    splitLength: query.split === "mi" ? MILE : KILOMETRE,
  } satisfies Partial<PredictionRequest>;
}

const bodyOf = ({weight, weeklySeconds}: RunnerProfile) => ({runner: {mass: weight}, weeklySeconds});

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
