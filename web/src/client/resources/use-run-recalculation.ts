import type {Recalculation} from "@gradus/backend/contract/activity-edits";
import {browserSession} from "../session/browser-session";
import {ownerParams} from "./owner-params";
import {usePolling} from "./use-critical-power";
import {useOwnResource} from "./use-resource";

const OWN = "/b/api/v1/users/{id}/activities";

/** Local days, both included. */
export interface RunDays {
  readonly from: string;
  readonly to: string;
}

/** Derives the runs of some days once more; it goes on after the answer. */
export const recalculateRuns = ({from, to}: RunDays) =>
  browserSession().callBackend(`PUT ${OWN}/recalculate`, {params: ownerParams(), query: {from, to}});

export const readRecalculation = (recalculation_id: string) =>
  browserSession().callBackend(`GET ${OWN}/recalculations/{recalculation_id}`, {
    params: {...ownerParams(), recalculation_id},
  });

/** The progress of a requested recalculation; polled until it is done. */
export function useRunRecalculation(recalculation: Recalculation | null) {
  const id = recalculation?.id ?? null;
  const resource = useOwnResource(id && `recalculation ${id}`, () => readRecalculation(id ?? ""));
  const known = resource.data ?? recalculation;
  usePolling(known !== null && known.state !== "done", resource.retry);
  return {...resource, data: known};
}
