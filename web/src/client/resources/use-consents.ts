import {browserSession} from "../session/browser-session";
import type {Endpoints} from "../session/endpoints";
import {ownerParams} from "./owner-params";
import {useOwnResource} from "./use-resource";

const ROUTE = "/b/api/v1/users/{id}/consents";

export function useConsents() {
  return useOwnResource("consents", (params) => browserSession().callBackend(`GET ${ROUTE}`, {params}));
}

export function giveConsent(body: Endpoints[`POST ${typeof ROUTE}`]["body"]) {
  return browserSession().callBackend(`POST ${ROUTE}`, {params: ownerParams(), body});
}
