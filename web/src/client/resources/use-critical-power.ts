import {browserSession} from "../session/browser-session";
import {useOwnResource} from "./use-resource";

const ROUTE = "/b/api/v1/users/{id}/cp";
const LONG_MS = 60_000;

/** What daily running says of critical power. */
export function useAutomaticCp() {
  return useOwnResource("cp automatic", (params) =>
    browserSession().callBackend(`GET ${ROUTE}/auto`, {params, timeoutMs: LONG_MS}),
  );
}

/** Critical power over time, oldest first. */
export function useCpHistory() {
  return useOwnResource("cp history", (params) =>
    browserSession().callBackend(`GET ${ROUTE}/history`, {params}),
  );
}
