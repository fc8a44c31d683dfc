import type {SafeStorage, SessionClock} from "./ports";
import type {SessionStore} from "./session-store";
import {readClaims} from "./token-claims";

const KEY = "gradus.clock_skew";

/** How far this computer's clock is ahead of the server's, seen at the moment a token arrives. */
export function createClockSkew(storage: SafeStorage, clock: SessionClock, store: SessionStore) {
  return {
    get: () => Number(storage.getItem(KEY)) || 0,
    measure() {
      const claims = readClaims(store.read().access_token ?? "");
      if (claims) storage.setItem(KEY, String(clock.now() - claims.iat * 1000));
    },
  };
}
