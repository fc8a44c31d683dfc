import {browserSession} from "../session/browser-session";
import {useOwnResource} from "./use-resource";

// Every second of up to sixty runs is read.
const LONG_MS = 60_000;

/** Both days are included. */
export function useRangeDistributions(query: {readonly from: string; readonly to: string}) {
  return useOwnResource(`distributions ${query.from} ${query.to}`, (params) =>
    browserSession().callBackend("GET /b/api/v1/users/{id}/stats/distributions", {
      params,
      query,
      timeoutMs: LONG_MS,
    }),
  );
}

export function useRunDistributions(id: string) {
  return useOwnResource(`distributions ${id}`, () =>
    browserSession().callBackend("GET /b/api/v1/activities/{id}/stats/distributions", {
      params: {id},
    }),
  );
}
