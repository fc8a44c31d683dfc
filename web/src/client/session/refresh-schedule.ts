import type {SessionClock} from "./ports";
import type {Renewal} from "./renewal";
import type {SessionStore} from "./session-store";
import {readClaims} from "./token-claims";

const EARLIEST_MS = 120_000;
const LATEST_MS = 60_000;
/** The pause between two tries, whatever the clocks show. */
const RETRY_PAUSE_MS = 60_000;

interface Deps {
  readonly clock: SessionClock;
  readonly store: SessionStore;
  readonly renewal: Pick<Renewal, "ahead">;
  /** Milliseconds by which this computer's clock is ahead of the server's. */
  readonly skew: () => number;
}

/** Renews the access token one to two minutes before it ends, so that people rarely meet the reload. */
export function createRefreshSchedule({clock, store, renewal, skew}: Deps) {
  let stopTimer = () => {};
  let isRunning = false;
  let restUntil = 0;
  // Random, so that tabs that opened together do not send their requests together.
  let early = jitter();

  function jitter() {
    return LATEST_MS + clock.random() * (EARLIEST_MS - LATEST_MS);
  }

  /** When to renew, in ms by this computer's clock; null while no user is signed in. */
  function dueAt(): number | null {
    const {access_token, refresh_token} = store.read();
    const claims = access_token && refresh_token ? readClaims(access_token) : null;
    return claims ? claims.exp * 1000 + skew() - early : null;
  }
  const isDue = () => {
    const at = dueAt();
    return at !== null && at <= clock.now();
  };

  function schedule() {
    stopTimer();
    const at = isRunning ? dueAt() : null;
    if (at === null) return;
    stopTimer = clock.after(Math.max(at, restUntil) - clock.now(), () => void check());
  }

  async function check(): Promise<void> {
    if (!isRunning) return;
    if (isDue() && clock.now() >= restUntil) {
      restUntil = clock.now() + RETRY_PAUSE_MS;
      await renewal.ahead(isDue);
      early = jitter();
    }
    schedule();
  }

  return {
    /** After sleep and on coming back online timers are late: look at once. */
    check,
    schedule,
    start() {
      isRunning = true;
      schedule();
      return () => {
        isRunning = false;
        stopTimer();
      };
    },
  };
}
