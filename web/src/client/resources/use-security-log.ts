import {browserSession} from "../session/browser-session";
import {useOwnResource} from "./use-resource";

/** Newest first. */
export function useSecurityLog() {
  return useOwnResource("security-log", (params) =>
    browserSession().callBackend("GET /b/api/v1/users/{id}/security-log", {params}),
  );
}
