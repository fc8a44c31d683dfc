import type {Activity} from "@gradus/backend/contract/activities";
import type {PairKind} from "@gradus/backend/contract/pair-values";
import {browserSession} from "../session/browser-session";
import {useOwnResource} from "./use-resource";

const ROUTE = "/b/api/v1/activities/{activity_id}/pairs";

/** Which workout and which event a run of one's own was. */
export function useRunPairs({id: activity_id}: Pick<Activity, "id">) {
  return useOwnResource(`pairs ${activity_id}`, () =>
    browserSession().callBackend(`GET ${ROUTE}`, {params: {activity_id}}),
  );
}

/** Pairs a run, or takes it apart where no target is named. */
export const pairRun = (activity_id: string, kind: PairKind, target_id: string | null) => {
  const params = {activity_id, kind};
  return target_id === null
    ? browserSession().callBackend(`DELETE ${ROUTE}/{kind}`, {params})
    : browserSession().callBackend(`PUT ${ROUTE}/{kind}`, {params, body: {target_id}});
};
