import type {CpTest, ManualCp, Recalculation} from "@gradus/backend/contract/critical-power";
import {useEffect, useRef} from "react";
import {useSWRConfig} from "swr";
import {browserSession} from "../session/browser-session";
import {ownerParams} from "./owner-params";
import {useOwnResource} from "./use-resource";

const ROUTE = "/b/api/v1/users/{id}/cp";
const POLL_MS = 1_500;
const LONG_MS = 60_000;

/** Critical power estimated from daily running: the user's own, or that of an athlete who shares it. */
export function useAutomaticCp(athlete: string | null = null, isAsked = true) {
  const name = athlete === null ? "cp automatic" : `cp automatic of ${athlete}`;
  return useOwnResource(isAsked ? name : null, ({id}) =>
    browserSession().callBackend(`GET ${ROUTE}/auto`, {params: {id: athlete ?? id}, timeoutMs: LONG_MS}),
  );
}

/** Oldest first. */
export function useCpHistory() {
  return useOwnResource("cp history", (params) =>
    browserSession().callBackend(`GET ${ROUTE}/history`, {params}),
  );
}

export function setCriticalPower(body: ManualCp) {
  return browserSession().callBackend(`PUT ${ROUTE}/history`, {params: ownerParams(), body});
}

/** Runs that were a test and set nothing yet, the newest first. */
export function useDetectedTests() {
  return useOwnResource("cp tests", (params) => browserSession().callBackend(`GET ${ROUTE}/tests`, {params}));
}

export function setCpTest(body: CpTest) {
  return browserSession().callBackend(`PUT ${ROUTE}/tests`, {params: ownerParams(), body});
}

/** Takes back what was set by hand or by a test: critical power follows the runs from that day on. */
export function removeCriticalPower(cp_id: string) {
  return browserSession().callBackend(`DELETE ${ROUTE}/history/{cp_id}`, {params: {...ownerParams(), cp_id}});
}

export const isUnderWay = (recalculation: Recalculation | null) =>
  recalculation?.state === "waiting" || recalculation?.state === "running";

/** The latest recalculation; looked at again while it is under way. */
export function useRecalculation() {
  const latest = useOwnResource("cp recalculation", (params) =>
    browserSession().callBackend(`GET ${ROUTE}/recalculate`, {params}),
  );
  usePolling(isUnderWay(latest.data?.recalculation ?? null), latest.retry);
  return latest;
}

/**
 * Whether what follows from the runs of the user is still being derived. It looks again until that is done; then all that
 * the page shows is read again.
 */
export function useComputing(isAsked: boolean): boolean {
  const {mutate} = useSWRConfig();
  const {data, retry} = useAutomaticCp(null, isAsked);
  const isComputing = isAsked && data?.is_computing === true;
  const wasComputing = useRef(false);
  usePolling(isComputing, retry);
  useEffect(() => {
    if (wasComputing.current && !isComputing) void mutate(() => true);
    wasComputing.current = isComputing;
  }, [isComputing]);
  return isComputing;
}

export function usePolling(isWaiting: boolean, read: () => void) {
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => document.visibilityState === "visible" && read(), POLL_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
}

/** With `preview` it only returns what would change. */
export function requestRecalculation(preview: boolean) {
  return browserSession().callBackend(`PUT ${ROUTE}/recalculate`, {params: ownerParams(), body: {preview}});
}
