import {browserSession} from "../session/browser-session";
import {ownerParams} from "./owner-params";
import {useOwnResource} from "./use-resource";

const ROUTE = "/b/api/v1/users/{id}/otp";

export function useSecondFactor() {
  return useOwnResource("otp", (params) => browserSession().callBackend(`GET ${ROUTE}`, {params}));
}

export function enrollSecondFactor() {
  return browserSession().callBackend(`POST ${ROUTE}/enroll`, {params: ownerParams(), body: {}});
}

export function confirmSecondFactor(code: string) {
  return browserSession().callBackend(`POST ${ROUTE}/confirm`, {params: ownerParams(), body: {code}});
}

export function removeSecondFactor() {
  return browserSession().callBackend(`DELETE ${ROUTE}`, {params: ownerParams()});
}
