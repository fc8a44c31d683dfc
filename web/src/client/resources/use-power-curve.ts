import {browserSession} from "../session/browser-session";
import {useOwnResource} from "./use-resource";

const ROUTE = "/b/api/v1/users/{id}/pdc";
// Years of runs are read for the longest range.
const LONG_MS = 60_000;

export type CurveQuery = Readonly<Record<string, string>>;

/** Null reads nothing. */
export function usePowerCurve(query: CurveQuery | null) {
  return useOwnResource(query && `curve ${new URLSearchParams(query)}`, (params) =>
    browserSession().callBackend(`GET ${ROUTE}`, {params, query: query ?? {}, timeoutMs: LONG_MS}),
  );
}
