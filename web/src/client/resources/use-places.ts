import type {NewPlace, Place} from "@gradus/backend/contract/places";
import {browserSession} from "../session/browser-session";
import {ownerParams} from "./owner-params";
import {useOwnResource} from "./use-resource";

const ROUTE = "/b/api/v1/users/{id}/places";

/** Around which others do not see where a run went. */
export function usePlaces() {
  return useOwnResource("places", (params) => browserSession().callBackend(`GET ${ROUTE}`, {params}));
}

export function addPlace(body: NewPlace) {
  return browserSession().callBackend(`POST ${ROUTE}`, {params: ownerParams(), body});
}

export function removePlace({id}: Pick<Place, "id">) {
  const params = {...ownerParams(), place_id: id};
  return browserSession().callBackend(`DELETE ${ROUTE}/{place_id}`, {params});
}
