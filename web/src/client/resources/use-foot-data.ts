import {browserSession} from "../session/browser-session";
import {useOwnResource} from "./use-resource";

/** Seconds of a run, both included. */
export interface FootRange {
  readonly from: number;
  readonly to: number;
}

/** How the feet moved over a run, or a part of it. Null reads nothing. */
export function useFootData(id: string | null, range: FootRange | null) {
  const query = range ? {from: String(range.from), to: String(range.to)} : {};
  const name = id && `foot data ${id} ${range?.from ?? ""} ${range?.to ?? ""}`;
  return useOwnResource(name, () =>
    browserSession().callBackend("GET /b/api/v1/activities/{id}/footdata", {params: {id: id ?? ""}, query}),
  );
}
