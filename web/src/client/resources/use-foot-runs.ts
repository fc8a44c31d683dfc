import {ACTIVITY_BOUNDS} from "@gradus/backend/contract/activity-values";
import {browserSession} from "../session/browser-session";
import {useOwnResource} from "./use-resource";

/** Runs from a day on, the newest first, as many as one answer holds: each has the balance of both feet. */
export function useFootRuns(from: string) {
  const query = {from, limit: String(ACTIVITY_BOUNDS.page.max)};
  return useOwnResource(`foot runs ${from}`, (params) =>
    browserSession().callBackend("GET /b/api/v1/users/{id}/activities", {params, query}),
  );
}
