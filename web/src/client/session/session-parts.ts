import {createAnonymousToken} from "./anonymous-token";
import {createDrafts} from "./drafts";
import type {SafeStorage, SessionClock, SessionPorts} from "./ports";
import {createRefreshSchedule} from "./refresh-schedule";
import {createRenewal} from "./renewal";
import {createRenewalGuard} from "./renewal-guard";
import {createSessionStore, type SessionStore} from "./session-store";
import {readClaims} from "./token-claims";

const SKEW_KEY = "gradus.clock_skew";

export type SessionParts = ReturnType<typeof createSessionParts>;

/** Without region and language. */
function pathInSite(address: string): string {
  const [, , , ...path] = (address.split(/[?#]/)[0] ?? "").split("/");
  return `/${path.join("/")}`;
}

/**
 * `page` is what this page remembers beside what is stored: whose it is, and which of its parts need
 * a session.
 */
export function createSessionParts(ports: SessionPorts) {
  const {storage, tabStorage, location, clock} = ports;
  const store = createSessionStore(storage);
  const page = {person: store.userId(), needs: new Set<symbol>()};
  const path = () => pathInSite(location.address());
  const drafts = createDrafts(tabStorage, path, () => page.person);
  const guard = createRenewalGuard(tabStorage, clock.now);
  const skew = createClockSkew(tabStorage, clock, store);
  const renewal = createRenewal({ports, store, guard, drafts, onRenewed: () => skew.measure()});
  const refreshSchedule = createRefreshSchedule({clock, store, renewal, skew: skew.get});
  const anonymous = createAnonymousToken(ports);
  return {ports, store, page, drafts, guard, skew, renewal, refreshSchedule, anonymous};
}

/** How far this computer's clock is ahead of the server's, seen at the moment a token arrives. */
function createClockSkew(storage: SafeStorage, clock: SessionClock, store: SessionStore) {
  return {
    get: () => Number(storage.getItem(SKEW_KEY)) || 0,
    measure() {
      const claims = readClaims(store.read().access_token ?? "");
      if (claims) storage.setItem(SKEW_KEY, String(clock.now() - claims.iat * 1000));
    },
  };
}
