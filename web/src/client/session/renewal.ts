import type {Drafts} from "./drafts";
import type {SessionPorts, TabLocks} from "./ports";
import type {RenewalGuard} from "./renewal-guard";
import {requestTokens} from "./request-tokens";
import type {SessionStore} from "./session-store";
import {signInAddress} from "./sign-in-address";

const LOCK = "gradus.session";
const ENDED = "gradus.ended";
/**
 * The time after which every tab sees what another has stored. A tab may get the lock sooner, and would use the old
 * tokens once more. So a tab that has stored tokens holds the lock for this time, and a tab that had to wait for the
 * lock watches the store for this time, because the previous holder's page may be gone.
 */
const PROPAGATION_MS = 1000;

/** What became of the tokens while this tab had the lock. */
type Outcome =
  | "renewed"
  /** Another tab renewed them, or a user signed in. */
  | "replaced"
  | "signedOut"
  | "unavailable";

interface Deps {
  readonly ports: SessionPorts;
  readonly store: SessionStore;
  readonly guard: RenewalGuard;
  readonly drafts: Drafts;
  /** Called after every new access token, for the timer that renews ahead. */
  readonly onRenewed: () => void;
}

export type Renewal = ReturnType<typeof createRenewal>;

/** Everything that exchanges tokens, one tab at a time. */
export function createRenewal(deps: Deps) {
  const {ports, store, guard} = deps;
  const locked = createLock(deps);
  const departure = createPageExit(deps);

  /** What becomes of a refused token. Call it inside the lock only. */
  async function outcomeOf(refused: string | null): Promise<Outcome> {
    const {refresh_token, access_token} = store.read();
    if (refresh_token === null || access_token === null) return "signedOut";
    if (departure.hasBegun() || !guard.allows()) return "unavailable";
    return access_token === refused ? exchange(deps) : "replaced";
  }

  async function recover(refused: string | null): Promise<boolean> {
    const isReplaced = () => store.read().access_token !== refused;
    const outcome = await locked(() => outcomeOf(refused), isReplaced);
    if (outcome === "signedOut") departure.goToSignIn();
    if (outcome === "renewed" || outcome === "replaced") {
      if (!departure.hasBegun()) guard.note();
      // A reload would lose tokens that only this page holds.
      if (store.isPersistent) departure.reload();
    }
    return departure.hasBegun();
  }

  return {
    goToSignIn: departure.goToSignIn,
    reload: departure.reload,
    isLeaving: departure.hasBegun,
    /** Whether the server ended a session of this tab. Reading it resets it. */
    takeEnded: () => consumeEnded(ports),
    /** A call was refused with 401. True when this page is on its way to another, false when it stays as it is. */
    afterRefusal: dedupeByToken(recover),
    /** Renews before the token expires, without a reload. `isDue` is checked again once this tab holds the lock. */
    ahead: (isDue: () => boolean): Promise<Outcome | null> =>
      locked(
        async () => (isDue() && !departure.hasBegun() ? exchange(deps) : null),
        () => !isDue(),
      ),
  };
}

/** Requests new tokens. Call it inside the lock only. */
async function exchange({ports, store, onRenewed}: Deps): Promise<Outcome> {
  const used = store.read();
  const answer = await requestTokens(ports, used);
  // Signed out or in meanwhile, without the lock: what is stored now is newer than this answer.
  const current = store.read().refresh_token;
  if (current !== used.refresh_token) return current === null ? "signedOut" : "replaced";
  if (answer.kind === "unavailable") return "unavailable";
  if (answer.kind === "rejected") {
    ports.tabStorage.setItem(ENDED, ENDED);
    store.clear();
    ports.channel.post("signed_out");
    return "signedOut";
  }
  store.save(answer.tokens);
  onRenewed();
  return "renewed";
}

/** The ways to leave this page; only the first one takes effect. Unsaved input is stored for the next page. */
function createPageExit({ports: {location}, drafts}: Deps) {
  let hasBegun = false;

  function leave(go: () => void) {
    if (hasBegun) return;
    hasBegun = true;
    drafts.keep({isRenewal: true});
    go();
  }
  return {
    hasBegun: () => hasBegun,
    reload: () => leave(() => location.reload()),
    goToSignIn() {
      const address = signInAddress(location.address());
      if (address !== null) leave(() => location.go(address));
    },
  };
}

function consumeEnded({tabStorage}: SessionPorts): boolean {
  const hasEnded = tabStorage.getItem(ENDED) !== null;
  tabStorage.removeItem(ENDED);
  return hasEnded;
}

/** Calls refused together share one attempt, also when it fails. */
function dedupeByToken(recover: (refused: string | null) => Promise<boolean>) {
  let attempt: {readonly refused: string | null; readonly result: Promise<boolean>} | null = null;
  return async (refused: string | null): Promise<boolean> => {
    if (attempt?.refused !== refused) attempt = {refused, result: recover(refused)};
    const currentAttempt = attempt;
    const result = await currentAttempt.result;
    if (attempt === currentAttempt) attempt = null;
    return result;
  };
}

/**
 * One exchange at a time among the tabs; where the browser has no locks, at least within this one. `isOver` returns
 * whether another tab has done it.
 */
function createLock({ports: {locks, clock}, store}: Deps) {
  let last: Promise<unknown> = Promise.resolve();
  const barrier: StorageBarrier = {
    elsewhere: () => new Promise((done) => void clock.after(PROPAGATION_MS, done)),
    here: (isOver) => waitForOtherTab({clock, store}, isOver),
  };
  return <T extends Outcome | null>(run: () => Promise<T>, isOver: () => boolean): Promise<T> => {
    if (locks) return requestLock(locks, {run, isOver}, barrier);
    const next = last.then(run);
    last = next.catch(() => null);
    return next;
  };
}

/** Resolves once what was stored is seen: by the other tabs, or by this one. */
interface StorageBarrier {
  elsewhere(): Promise<void>;
  here(isOver: () => boolean): Promise<void>;
}

interface LockedTask<T> {
  readonly run: () => Promise<T>;
  readonly isOver: () => boolean;
}

/** Resolves with the outcome at once; the lock is held until other tabs can see it, or until this page is gone. */
function requestLock<T extends Outcome | null>(
  locks: TabLocks,
  {run, isOver}: LockedTask<T>,
  barrier: StorageBarrier,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const lockRequest = locks.request(LOCK, async (hasWaited) => {
      if (hasWaited) await barrier.here(isOver);
      const outcome = await run();
      resolve(outcome);
      if (outcome === "renewed" || outcome === "signedOut") await barrier.elsewhere();
    });
    lockRequest.catch(reject);
  });
}

/** Waits for another tab's work to be seen here, but not for long: it may have failed. */
function waitForOtherTab(
  {clock, store}: {clock: SessionPorts["clock"]; store: SessionStore},
  isOver: () => boolean,
): Promise<void> {
  if (isOver()) return Promise.resolve();
  return new Promise((done) => {
    const stop = () => {
      stopTimer();
      stopListening();
      done();
    };
    const stopTimer = clock.after(PROPAGATION_MS, stop);
    const stopListening = store.subscribe(() => isOver() && stop());
  });
}
