import type {Drafts} from "./drafts";
import type {SessionPorts} from "./ports";
import type {RenewalGuard} from "./renewal-guard";
import {requestTokens} from "./request-tokens";
import type {SessionStore} from "./session-store";
import {signInAddress} from "./sign-in-address";

const LOCK = "gradus.session";
const ENDED = "gradus.ended";

/** What became of the tokens while this tab had the lock. */
type Outcome =
  | "renewed"
  /** Another tab renewed them, or somebody signed in. */
  | "replaced"
  | "signedOut"
  | "unavailable";

interface Deps {
  readonly ports: SessionPorts;
  readonly store: SessionStore;
  readonly guard: RenewalGuard;
  readonly drafts: Drafts;
  /** Told of every new access token, for the timer that renews ahead. */
  readonly onRenewed: () => void;
}

export type Renewal = ReturnType<typeof createRenewal>;

/** Everything that exchanges tokens, one tab at a time. */
export function createRenewal({ports, store, guard, drafts, onRenewed}: Deps) {
  const {location, channel} = ports;
  const locked = lockOf(ports);
  let isLeaving = false;

  /** Asks for new tokens. Call it inside the lock only. */
  async function exchange(): Promise<Outcome> {
    const used = store.read();
    const answer = await requestTokens(ports, used);
    // Signed out or in meanwhile, without the lock: what is stored now is newer than this answer.
    const current = store.read().refresh_token;
    if (current !== used.refresh_token) return current === null ? "signedOut" : "replaced";
    if (answer.kind === "unavailable") return "unavailable";
    if (answer.kind === "rejected") {
      ports.tabStorage.setItem(ENDED, ENDED);
      store.clear();
      channel.post("signed_out");
      return "signedOut";
    }
    store.save(answer.tokens);
    onRenewed();
    return "renewed";
  }

  function leave(go: () => void) {
    if (isLeaving) return;
    isLeaving = true;
    drafts.keep();
    go();
  }

  function goToSignIn() {
    const address = signInAddress(location.address());
    if (address !== null) leave(() => location.go(address));
  }

  const reload = () => leave(() => location.reload());

  async function outcomeOf(refused: string | null): Promise<Outcome> {
    const {refresh_token, access_token} = store.read();
    if (refresh_token === null || access_token === null) return "signedOut";
    if (isLeaving || !guard.allows()) return "unavailable";
    return access_token === refused ? exchange() : "replaced";
  }

  async function recover(refused: string | null): Promise<boolean> {
    const outcome = await locked(() => outcomeOf(refused));
    if (outcome === "signedOut") goToSignIn();
    if (outcome === "renewed" || outcome === "replaced") {
      if (!isLeaving) guard.note();
      // A reload would lose tokens that only this page holds.
      if (store.isPersistent) reload();
    }
    return isLeaving;
  }

  // Calls refused together share one attempt, also when it fails.
  let attempt: {readonly refused: string | null; readonly result: Promise<boolean>} | null = null;

  return {
    goToSignIn,
    reload,
    isLeaving: () => isLeaving,
    /** Whether the server ended a session of this tab; asked once. */
    takeEnded() {
      const hasEnded = ports.tabStorage.getItem(ENDED) !== null;
      ports.tabStorage.removeItem(ENDED);
      return hasEnded;
    },

    /** A call was refused with 401. True when this page is on its way to another, false when it stays as it is. */
    async afterRefusal(refused: string | null): Promise<boolean> {
      if (attempt?.refused !== refused) attempt = {refused, result: recover(refused)};
      const mine = attempt;
      const result = await mine.result;
      if (attempt === mine) attempt = null;
      return result;
    },

    /** Renews before the token ends, without a reload. `isDue` is asked again once the lock is ours. */
    ahead: (isDue: () => boolean): Promise<Outcome | null> =>
      locked(async () => (isDue() && !isLeaving ? exchange() : null)),
  };
}

/** One exchange at a time among the tabs; where the browser has no locks, at least within this one. */
function lockOf({locks}: SessionPorts) {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(run: () => Promise<T>): Promise<T> => {
    if (locks) return locks.request(LOCK, run);
    const next = last.then(run);
    last = next.catch(() => null);
    return next;
  };
}
