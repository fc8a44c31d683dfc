import type {Activity} from "@gradus/backend/contract/activities";
import type {PairKind} from "@gradus/backend/contract/pair-values";
import {browserSession} from "../session/browser-session";
import {useOwnResource} from "./use-resource";

const ROUTE = "/b/api/v1/activities/{id}/pairs";

export function useRunPairs({id}: Pick<Activity, "id">) {
  return useOwnResource(`pairs ${id}`, () => browserSession().callBackend(`GET ${ROUTE}`, {params: {id}}));
}

/** Pairs a run, or takes it apart where no target is named. */
export const pairRun = (id: string, kind: PairKind, target_id: string | null) => {
  const params = {id, kind};
  return target_id === null
    ? browserSession().callBackend(`DELETE ${ROUTE}/{kind}`, {params})
    : browserSession().callBackend(`PUT ${ROUTE}/{kind}`, {params, body: {target_id}});
};
