import {browserSession} from "../session/browser-session";
import {owner} from "./owner";
import {useOwnResource} from "./use-resource";

const ROUTE = "/b/api/v1/users/{id}/sessions";

/** The user's sessions: where they are signed in. */
export function useSessions() {
  return useOwnResource("sessions", (params) => browserSession().callBackend(`GET ${ROUTE}`, {params}));
}

export function endSession(session_id: string) {
  return browserSession().callBackend(`POST ${ROUTE}/revoke`, {
    params: owner(),
    body: {scope: "one", session_id},
  });
}

/** Signs out everywhere but here. */
export function endOtherSessions() {
  return browserSession().callBackend(`POST ${ROUTE}/revoke`, {params: owner(), body: {scope: "others"}});
}
