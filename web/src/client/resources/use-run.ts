import type {Activity, ActivityEdit} from "@gradus/backend/contract/activities";
import {browserSession} from "../session/browser-session";
import {ownerParams} from "./owner-params";
import {useOwnResource} from "./use-resource";

const ROUTE = "/b/api/v1/users/{id}/activities/{activity_id}";
const DETAIL = "/b/api/v1/activities/{id}";
// A run of a day is a few megabytes before it is packed.
const LONG_MS = 60_000;

/** One run with all its measurements: the user's own, or one shared with them. Null reads none. */
export function useRun(id: string | null) {
  return useOwnResource(id && `run ${id}`, () =>
    browserSession().callBackend(`GET ${DETAIL}`, {
      params: {id: id ?? ""},
      timeoutMs: LONG_MS,
    }),
  );
}

type RunVersion = Pick<Activity, "id" | "version">;

/** Changes a run, unless it was changed since it was read. */
export function changeRun({id, version}: RunVersion, body: ActivityEdit) {
  const params = {...ownerParams(), activity_id: id};
  return browserSession().callBackend(`PUT ${ROUTE}`, {params, body, ifMatch: version});
}

export function removeRun({id}: Pick<Activity, "id">) {
  return browserSession().callBackend(`DELETE ${ROUTE}`, {params: {...ownerParams(), activity_id: id}});
}

export function restoreRun({id}: Pick<Activity, "id">) {
  return browserSession().callBackend(`POST ${ROUTE}/restore`, {params: {...ownerParams(), activity_id: id}});
}

export type RunFile = "fit" | "csv" | "original";

/** A run as a file; the original is available only to the user who sent it. */
export function fetchRunFile({id}: Pick<Activity, "id">, kind: RunFile) {
  const options = {params: {id}, asFile: true, timeoutMs: LONG_MS} as const;
  return browserSession().callBackend(`GET ${DETAIL}/${kind}`, options);
}
