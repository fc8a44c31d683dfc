import type {PlanReason} from "@gradus/backend/contract/plans";
import {WORKOUT_BOUNDS} from "@gradus/backend/contract/workout-values";
import type {PlannedWorkoutDetail} from "@gradus/backend/contract/workouts";
import {failureMessage} from "@/client/forms/failure-message";
import {addWorkout, editWorkout, restoreWorkouts} from "@/client/resources/calendar-calls";
import {addTemplate, changeTemplate} from "@/client/resources/use-library";
import type {Failure, Reply} from "@/client/session/reply";
import type {BuilderTranslator} from "./builder-messages";
import type {PlannedTime, SavedVersion} from "./parse-draft";
import {serverProblem} from "./problem-words";
import {bodyOf, type Workout} from "./workout";

/** Where a workout is stored: in the calendar, or in the user's own library. */
export type SaveTarget = "planned" | "template";

export interface SaveInput {
  readonly workout: Workout;
  readonly when: PlannedTime;
  /** Null for a new one. */
  readonly savedVersion: SavedVersion | null;
  /** The same for each try. */
  readonly key: string;
}

export async function save(
  target: SaveTarget,
  {workout, when, savedVersion, key}: SaveInput,
): Promise<Reply<SavedVersion>> {
  if (target === "template") {
    const body = {...bodyOf(workout), collection_id: savedVersion?.collection ?? null};
    return savedVersion
      ? changeTemplate({...body, id: savedVersion.id, version: savedVersion.version})
      : addTemplate(body, key);
  }
  const body = {...bodyOf(workout), day: when.day, time: when.time === "" ? null : when.time};
  return savedVersion
    ? editWorkout({...body, id: savedVersion.id, version: savedVersion.version})
    : addWorkout(body, key);
}

/** Another version that was saved meanwhile. */
export interface ConflictingVersion {
  readonly target: SaveTarget;
  readonly version: SavedVersion;
  readonly workout: Workout;
  readonly when: PlannedTime | null;
  /** It is not in the calendar any more; why, where its plan took it out. */
  readonly isRemoved: boolean;
  readonly removal: PlanReason | null;
}

export const plannedTimeOf = ({day, time}: Pick<PlannedWorkoutDetail, "day" | "time">): PlannedTime => ({
  day,
  time: time ?? "",
});

/** The version stored meanwhile, when a save was refused as a conflict; otherwise null. */
export function conflictingVersionOf({code, workout, removal, template}: Failure): ConflictingVersion | null {
  if (code !== "conflict") return null;
  if (workout) {
    const isRemoved = workout.deleted !== null;
    const saved = {version: workout, workout, when: plannedTimeOf(workout)};
    return {target: "planned", ...saved, isRemoved, removal: removal ?? null};
  }
  if (!template) return null;
  const {blocks, ...rest} = template;
  const version = {id: template.id, version: template.version, collection: template.collection_id};
  const isThere = {isRemoved: false, removal: null};
  return blocks && {target: "template", version, workout: {...rest, blocks}, when: null, ...isThere};
}

/** The version that the user's own can overwrite; a removed workout is restored first. */
export async function versionToSaveOver({
  version,
  isRemoved,
}: ConflictingVersion): Promise<Reply<SavedVersion>> {
  if (!isRemoved) return {ok: true, status: 200, data: version, err: null};
  const reply = await restoreWorkouts([version.id]);
  if (!reply.ok) return reply;
  return {...reply, data: reply.data.items.find(({id}) => id === version.id) ?? version};
}

export function saveProblem(err: Failure, target: SaveTarget, t: BuilderTranslator): string | null {
  const {problem} = err.params ?? {};
  const full =
    target === "planned"
      ? t("builder.dayFull", {max: WORKOUT_BOUNDS.day.max})
      : t("builder.libraryFull", {max: WORKOUT_BOUNDS.templates.max});
  return failureMessage(err, t, {
    workout_unusable: serverProblem(problem, t) ?? t("builder.unusable"),
    limit_reached: full,
    not_found: t(target === "planned" ? "builder.goneFromDay" : "builder.goneFromLibrary"),
  });
}
