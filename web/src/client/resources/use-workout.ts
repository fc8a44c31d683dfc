import type {NewWorkout, WorkoutEdit} from "@gradus/backend/contract/workouts";
import {browserSession} from "../session/browser-session";
// The calendar of a page may be that of an athlete: they are then its owner.
import {runner as owner, useRunnerResource as useOwnResource} from "./runner";

const ROUTE = "/b/api/v1/users/{id}/workouts";

/** A planned workout of one's own. Null asks for nothing. */
export function useWorkout(workout_id: string | null) {
  return useOwnResource(workout_id && `workout ${workout_id}`, ({id}) =>
    browserSession().callBackend(`GET ${ROUTE}/{workout_id}`, {params: {id, workout_id: workout_id ?? ""}}),
  );
}

/** The key stays the same for each try of one intention. */
export const planWorkout = (body: NewWorkout, idempotencyKey: string) =>
  browserSession().callBackend(`POST ${ROUTE}`, {params: owner(), body, idempotencyKey});

export const changeWorkout = (body: WorkoutEdit) =>
  browserSession().callBackend(`PATCH ${ROUTE}`, {params: owner(), body});

/** As watches follow it. */
export const fetchWorkoutFile = (workout_id: string) =>
  browserSession().callBackend(`GET ${ROUTE}/{workout_id}/fit`, {
    params: {...owner(), workout_id},
    asFile: true,
  });
