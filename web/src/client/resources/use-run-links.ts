import type {NewRunLink, RunLink, SharedRun} from "@gradus/backend/contract/shared-runs";
import useSWR from "swr";
import {browserSession} from "../session/browser-session";
import {ownerParams} from "./owner-params";
import {dataOrThrow, type FailedReply, useOwnResource} from "./use-resource";

const ROUTE = "/b/api/v1/users/{id}/activities/{activity_id}/links";
// A run of a day is a few megabytes before it is packed.
const LONG_MS = 60_000;

export function useRunLinks(activity_id: string) {
  return useOwnResource(`links of ${activity_id}`, (params) =>
    browserSession().callBackend(`GET ${ROUTE}`, {params: {...params, activity_id}}),
  );
}

/** The answer holds the token, which is not returned again. */
export function makeRunLink(activity_id: string, body: NewRunLink) {
  return browserSession().callBackend(`POST ${ROUTE}`, {params: {...ownerParams(), activity_id}, body});
}

export function revokeRunLink(activity_id: string, {id}: Pick<RunLink, "id">) {
  const params = {...ownerParams(), activity_id, link_id: id};
  return browserSession().callBackend(`DELETE ${ROUTE}/{link_id}`, {params});
}

/** The run that a share link shows, with or without a session. Without its token nothing is read. */
export function useSharedRun(token: string) {
  const {data, error, mutate} = useSWR<SharedRun, FailedReply>(
    token === "" ? null : `shared run ${token}`,
    () =>
      dataOrThrow(
        browserSession().callBackend("GET /b/shared-runs/{token}", {params: {token}, timeoutMs: LONG_MS}),
      ),
    {shouldRetryOnError: false, revalidateOnFocus: false},
  );
  return {data: data ?? null, err: error?.err ?? null, retry: () => void mutate()};
}
