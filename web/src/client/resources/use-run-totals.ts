import {browserSession} from "../session/browser-session";
import {useOwnResource} from "./use-resource";
import type {RunQuery} from "./use-runs";

/** Null reads nothing. */
export function useRunTotals(query: RunQuery | null) {
  const name = query && `run totals ${new URLSearchParams(query)}`;
  return useOwnResource(name, (params) =>
    browserSession().callBackend("GET /b/api/v1/users/{id}/activities/totals", {params, query: query ?? {}}),
  );
}
