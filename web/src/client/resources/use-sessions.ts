import {browserSession} from "../session/browser-session";
import {ownerParams} from "./owner-params";
import {useOwnResource} from "./use-resource";

const ROUTE = "/b/api/v1/users/{id}/sessions";

export function useSessions() {
  return useOwnResource("sessions", (params) => browserSession().callBackend(`GET ${ROUTE}`, {params}));
}

export function endSession(session_id: string) {
  return browserSession().callBackend(`POST ${ROUTE}/revoke`, {
    params: ownerParams(),
    body: {scope: "one", session_id},
  });
}

export function endOtherSessions() {
  return browserSession().callBackend(`POST ${ROUTE}/revoke`, {
    params: ownerParams(),
    body: {scope: "others"},
  });
}
