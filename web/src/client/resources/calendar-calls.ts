import type {EventEdit, NewEvent} from "@gradus/backend/contract/events";
import type {MoveScope} from "@gradus/backend/contract/workout-values";
import type {newWorkout, WorkoutEdit} from "@gradus/backend/contract/workouts";
import type {z} from "zod";
import {browserSession, newId} from "../session/browser-session";
import {athleteParams, useAthleteResource} from "./athlete-resource";

const WORKOUTS = "/b/api/v1/users/{id}/workouts";
const EVENTS = "/b/api/v1/users/{id}/events";

/** A planned workout with its blocks, at a version or the newest. Null reads nothing. */
export function usePlannedWorkout(workout: {readonly id: string; readonly version?: number} | null) {
  const workout_id = workout?.id ?? "";
  return useAthleteResource(workout && `workout ${workout_id} ${workout.version ?? "newest"}`, ({id}) =>
    browserSession().callBackend(`GET ${WORKOUTS}/{workout_id}`, {params: {id, workout_id}}),
  );
}

export interface MovedItem {
  readonly id: string;
  readonly day: string;
  readonly version?: number;
}

/** It is shown as done at once, so it is sent even where the page is left the moment after: and so are those below. */
export const rescheduleWorkouts = (items: readonly MovedItem[], scope: MoveScope) =>
  browserSession().callBackend(`PATCH ${WORKOUTS}/reschedule`, {
    params: athleteParams(),
    body: {items: [...items], scope},
    keepalive: true,
  });

/** The key stays the same for each try of one intention. */
export const addWorkout = (body: z.input<typeof newWorkout>, idempotencyKey = newId()) =>
  browserSession().callBackend(`POST ${WORKOUTS}`, {params: athleteParams(), body, idempotencyKey});

export const editWorkout = (body: WorkoutEdit) =>
  browserSession().callBackend(`PATCH ${WORKOUTS}`, {params: athleteParams(), body});

export const copyWorkouts = (ids: readonly string[], days: readonly string[], dry_run: boolean) =>
  browserSession().callBackend(`POST ${WORKOUTS}/copy`, {
    params: athleteParams(),
    body: {ids: [...ids], days: [...days], dry_run},
  });

export const removeWorkouts = (ids: readonly string[], scope: MoveScope = "this") =>
  browserSession().callBackend(`DELETE ${WORKOUTS}`, {
    params: athleteParams(),
    query: {id: ids.join(","), scope},
    keepalive: true,
  });

export const restoreWorkouts = (ids: readonly string[]) =>
  browserSession().callBackend(`POST ${WORKOUTS}/restore`, {
    params: athleteParams(),
    body: {ids: [...ids]},
    keepalive: true,
  });

export const fetchWorkoutFile = (workout_id: string) =>
  browserSession().callBackend(`GET ${WORKOUTS}/{workout_id}/fit`, {
    params: {...athleteParams(), workout_id},
    asFile: true,
  });

export const addEvent = (body: NewEvent) =>
  browserSession().callBackend(`POST ${EVENTS}`, {params: athleteParams(), body});

export const editEvent = (event_id: string, body: EventEdit) =>
  browserSession().callBackend(`PATCH ${EVENTS}/{event_id}`, {
    params: {...athleteParams(), event_id},
    body,
    keepalive: true,
  });

export const removeEvent = (event_id: string) =>
  browserSession().callBackend(`DELETE ${EVENTS}/{event_id}`, {
    params: {...athleteParams(), event_id},
    keepalive: true,
  });

export const restoreEvent = (event_id: string) =>
  browserSession().callBackend(`POST ${EVENTS}/{event_id}/restore`, {
    params: {...athleteParams(), event_id},
    keepalive: true,
  });
