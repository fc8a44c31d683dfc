import {browserSession} from "../session/browser-session";
import {useOwnResource} from "./use-resource";

const ROUTE = "/b/api/v1/users/{id}/stats/running";

const shoeQuery = (shoe: string | null) => (shoe === null ? {} : {query: {apparel_id: shoe}});

export function useMonths(shoe: string | null) {
  return useOwnResource(`months ${shoe ?? ""}`, (params) =>
    browserSession().callBackend(`GET ${ROUTE}/month`, {params, ...shoeQuery(shoe)}),
  );
}

export function useLiveMonth(shoe: string | null) {
  return useOwnResource(`live month ${shoe ?? ""}`, (params) =>
    browserSession().callBackend(`GET ${ROUTE}/month/live`, {params, ...shoeQuery(shoe)}),
  );
}

export interface StatisticsRange {
  /** Seconds since 1970, each standing for the runner's day it falls on. */
  readonly from: number;
  readonly to: number;
  readonly shoe: string | null;
}

export function useRangeTotals({from, to, shoe}: StatisticsRange) {
  const query = {from: String(from), to: String(to), ...(shoe !== null && {apparel_id: shoe})};
  return useOwnResource(`totals ${new URLSearchParams(query)}`, (params) =>
    browserSession().callBackend(`GET ${ROUTE}`, {params, query}),
  );
}
