import type {Apparel, ApparelEdit, NewApparel} from "@gradus/backend/contract/gear";
import {useResource} from "@/client/resources/use-resource";
import {browserSession} from "@/client/session/browser-session";
import {useRequiredSession} from "@/client/session/use-session";

const ROUTE = "/b/api/v1/users/{id}/apparel";
const owner = () => ({id: browserSession().userId() ?? ""});

/** What somebody runs in, retired pairs among it. */
export function useShoes() {
  const {userId} = useRequiredSession();
  return useResource(userId && `shoes ${userId}`, () =>
    browserSession().callBackend(`GET ${ROUTE}`, {params: owner(), query: {include_retired: "true"}}),
  );
}

export function addShoe(body: NewApparel) {
  return browserSession().callBackend(`POST ${ROUTE}`, {params: owner(), body});
}

/** Changes a pair, unless somebody changed it since it was read. */
export function changeShoe({id, version}: Apparel, body: ApparelEdit) {
  const params = {...owner(), apparel_id: id};
  return browserSession().callBackend(`PATCH ${ROUTE}/{apparel_id}`, {params, body, ifMatch: version});
}

export function removeShoe({id}: Apparel) {
  const params = {...owner(), apparel_id: id};
  return browserSession().callBackend(`DELETE ${ROUTE}/{apparel_id}`, {params});
}
