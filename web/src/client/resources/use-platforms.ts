import {browserSession} from "../session/browser-session";
import {useOwnResource} from "./use-resource";

const ROUTE = "/b/platform/oauth/{platform}";

export function usePlatforms() {
  return useOwnResource("platforms", (params) =>
    browserSession().callBackend("GET /b/api/v1/users/{id}/platforms", {params}),
  );
}

export function useWorkoutDeliveries(workout: string) {
  return useOwnResource(`deliveries ${workout}`, ({id}) =>
    browserSession().callBackend("GET /b/api/v1/users/{id}/platforms/workouts/{workout}", {
      params: {id, workout},
    }),
  );
}

/** The address at which a platform is connected; the platform sends the user back to this market. */
export function startConnecting(
  platform: string,
  market: {readonly region: string; readonly locale: string},
) {
  return browserSession().callBackend(`GET ${ROUTE}`, {params: {platform}, query: market});
}

export function finishConnecting(platform: string, handle: string) {
  return browserSession().callBackend(`POST ${ROUTE}/complete`, {params: {platform}, body: {handle}});
}

export function disconnectPlatform(platform: string) {
  return browserSession().callBackend(`DELETE ${ROUTE}`, {params: {platform}});
}

/** Whether a link that began at the platform can still be used, and whose account it is connected to. */
export function checkPartnerToken(platform: string, partner_token: string) {
  return browserSession().callBackend(`POST ${ROUTE}/check`, {params: {platform}, body: {partner_token}});
}

export function acceptPartnerToken(platform: string, partner_token: string) {
  return browserSession().callBackend(`POST ${ROUTE}/auth`, {
    params: {platform},
    body: {partner_token, consent: true},
  });
}
