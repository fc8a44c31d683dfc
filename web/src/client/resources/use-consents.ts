import {browserSession} from "../session/browser-session";
import type {Endpoints} from "../session/endpoints";
import {owner} from "./owner";
import {useOwnResource} from "./use-resource";

const ROUTE = "/b/api/v1/users/{id}/consents";

/** What the user agreed to and chose, and what awaits their agreement. Read once for all parts of a page. */
export function useConsents() {
  return useOwnResource("consents", (params) => browserSession().callBackend(`GET ${ROUTE}`, {params}));
}

/** A choice, or the agreement to documents. */
export function giveConsent(body: Endpoints[`POST ${typeof ROUTE}`]["body"]) {
  return browserSession().callBackend(`POST ${ROUTE}`, {params: owner(), body});
}
