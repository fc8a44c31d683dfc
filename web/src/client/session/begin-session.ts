import type {Session as SignedIn} from "@gradus/backend/contract/session";
import {clearScheduleOfOthers} from "./cached-schedule";
import type {SessionParts} from "./session-parts";
import {readClaims} from "./token-claims";

/** Stores what any way of signing in answered. */
export function signIn(
  {ports, guard, store, page, skew, refreshSchedule}: SessionParts,
  session: SignedIn,
): void {
  guard.forget();
  clearScheduleOfOthers(ports.storage, session.user_id);
  store.save(session);
  page.person = session.user_id;
  skew.measure();
  refreshSchedule.schedule();
}

/** The same session under a new access token, after the user has authenticated again. */
export function stepUp({store, refreshSchedule}: SessionParts, access_token: string): void {
  const {refresh_token, client_id} = store.read();
  if (refresh_token !== null && client_id !== null) store.save({access_token, refresh_token, client_id});
  refreshSchedule.schedule();
}

/** Whether the user authenticated within these seconds, as far as the browser can tell. The server decides. */
export function hasProvenWithin({store, ports}: SessionParts, seconds: number): boolean {
  const {auth_time} = readClaims(store.read().access_token ?? "") ?? {auth_time: null};
  return auth_time !== null && ports.clock.now() / 1000 - auth_time < seconds;
}
