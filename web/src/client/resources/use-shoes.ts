import type {Apparel, ApparelEdit, NewApparel} from "@gradus/backend/contract/gear";
import {browserSession} from "../session/browser-session";
import {ownerParams} from "./owner-params";
import {useOwnResource} from "./use-resource";

const ROUTE = "/b/api/v1/users/{id}/apparel";

export function useShoes() {
  const query = {include_retired: "true"};
  return useOwnResource("shoes", (params) => browserSession().callBackend(`GET ${ROUTE}`, {params, query}));
}

export function shoeName({name, brand, model}: Pick<Apparel, "name" | "brand" | "model">) {
  return name ?? `${brand} ${model}`;
}

export function addShoe(body: NewApparel) {
  return browserSession().callBackend(`POST ${ROUTE}`, {params: ownerParams(), body});
}

/** Changes a pair, unless it was changed since it was read. */
export function changeShoe({id, version}: Apparel, body: ApparelEdit) {
  const params = {...ownerParams(), apparel_id: id};
  return browserSession().callBackend(`PATCH ${ROUTE}/{apparel_id}`, {params, body, ifMatch: version});
}

export function removeShoe({id}: Apparel) {
  const params = {...ownerParams(), apparel_id: id};
  return browserSession().callBackend(`DELETE ${ROUTE}/{apparel_id}`, {params});
}
