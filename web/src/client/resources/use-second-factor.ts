import {browserSession} from "../session/browser-session";
import {owner} from "./owner";
import {useOwnResource} from "./use-resource";

const ROUTE = "/b/api/v1/users/{id}/otp";

/** Whether sign-in requires a code. */
export function useSecondFactor() {
  return useOwnResource("otp", (params) => browserSession().callBackend(`GET ${ROUTE}`, {params}));
}

/** Begins to set it up: yields the secret for the app. */
export function enrollSecondFactor() {
  return browserSession().callBackend(`POST ${ROUTE}/enroll`, {params: owner(), body: {}});
}

/** Switches it on, with a code that shows the app has the secret. */
export function confirmSecondFactor(code: string) {
  return browserSession().callBackend(`POST ${ROUTE}/confirm`, {params: owner(), body: {code}});
}

export function removeSecondFactor() {
  return browserSession().callBackend(`DELETE ${ROUTE}`, {params: owner()});
}
