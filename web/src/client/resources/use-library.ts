import type {CollectionEdit, NewTemplate, TemplateEdit} from "@gradus/backend/contract/workout-library";
import {browserSession} from "../session/browser-session";
import {useOwnResource} from "./use-resource";

const OWN = "/b/api/v1/users/workouts/library";
const WORKOUTS = "/b/api/v1/workouts";
const WITH_BLOCKS = {include_content: "true"};
/** Hundreds of workouts with their blocks, by a slow line. */
const LONG_MS = 60_000;

/** Null reads nothing. */
export function useWorkoutLibrary(locale: string | null) {
  return useOwnResource(locale && `workout library ${locale}`, () =>
    browserSession().callBackend(`GET ${WORKOUTS}/library`, {
      query: {...WITH_BLOCKS, locale: locale ?? ""},
      timeoutMs: LONG_MS,
    }),
  );
}

export function useOwnLibrary(isAsked = true) {
  return useOwnResource(isAsked ? "own library" : null, () =>
    browserSession().callBackend(`GET ${OWN}`, {query: WITH_BLOCKS, timeoutMs: LONG_MS}),
  );
}

/** The key stays the same for each try of one intention. */
export const addTemplate = (body: NewTemplate, idempotencyKey: string) =>
  browserSession().callBackend(`POST ${WORKOUTS}`, {body, idempotencyKey});

export const changeTemplate = (body: TemplateEdit) => browserSession().callBackend(`PUT ${WORKOUTS}`, {body});

export const removeTemplate = (id: string) =>
  browserSession().callBackend(`DELETE ${WORKOUTS}`, {query: {id}});

export const addCollection = (name: string) => browserSession().callBackend(`POST ${OWN}`, {body: {name}});

/** Renames, orders, fills or ends a collection; answers all of them. */
export const changeCollection = (body: CollectionEdit) =>
  browserSession().callBackend(`PATCH ${OWN}`, {body});
