import type {Session as SignedIn} from "@gradus/backend/contract/session";
import {createAnonymousToken} from "./anonymous-token";
import {createClockSkew} from "./clock-skew";
import {type BackendRoute, type CommerceRoute, createClient} from "./create-client";
import {createDrafts} from "./drafts";
import type {SessionPorts} from "./ports";
import {createRefreshSchedule} from "./refresh-schedule";
import {createRenewal} from "./renewal";
import {createRenewalGuard} from "./renewal-guard";
import {failed, type Reply} from "./reply";
import {send, type WireRequest} from "./send";
import {createSessionStore} from "./session-store";
import {readClaims} from "./token-claims";

const REVOKE_MS = 2_000;

export type Session = ReturnType<typeof createSession>;

/** A person's session in one tab: its tokens, the two clients that use them, and what it shares with other tabs. */
export function createSession(ports: SessionPorts) {
  const {storage, tabStorage, location, clock, channel} = ports;
  const store = createSessionStore(storage);
  const path = () => location.address().split(/[?#]/)[0] ?? "/";
  let person = store.userId();
  const drafts = createDrafts(tabStorage, path, () => person);
  const guard = createRenewalGuard(tabStorage, clock.now);
  const skew = createClockSkew(tabStorage, clock, store);
  const renewal = createRenewal({ports, store, guard, drafts, onRenewed: () => skew.measure()});
  const refreshSchedule = createRefreshSchedule({clock, store, renewal, skew: skew.get});
  const anonymous = createAnonymousToken(ports);
  let isNeeded = false;

  /** The one way every call goes. A refused token is renewed once; the call itself is not repeated. */
  async function call<T>(request: WireRequest): Promise<Reply<T>> {
    const {access_token, client_id} = store.read();
    const bearer = access_token ?? (await anonymous.get());
    const reply = await send<T>(ports, request, {bearer, clientId: client_id});
    if (reply.ok || reply.status !== 401) return reply;
    const isGone = await renewal.afterRefusal(access_token);
    return failed(401, {...reply.err, code: isGone ? "leaving" : "session_unavailable"});
  }

  function onStored(key: string | null) {
    if (!store.isKey(key)) return;
    const now = store.userId();
    // Somebody else's page must not stay on the screen.
    if (person !== null && now !== null && now !== person) renewal.reload();
    // Kept when the session ended: what they had typed is theirs when they sign in again.
    person = now ?? person;
    refreshSchedule.schedule();
    store.tell();
  }

  function leaveIfNeeded() {
    if (isNeeded && store.userId() === null) renewal.goToSignIn();
  }
  store.subscribe(leaveIfNeeded);

  return {
    callBackend: createClient<BackendRoute>(call),
    callCommerce: createClient<CommerceRoute>(call),
    drafts,
    isPersistent: store.isPersistent,
    /** True once this page is on its way to another; leaving is then no loss. */
    isLeaving: renewal.isLeaving,
    userId: store.userId,
    subscribe: store.subscribe,

    /** Stores what any way of signing in answered. */
    signIn(session: SignedIn) {
      guard.forget();
      store.save(session);
      person = session.user_id;
      skew.measure();
      refreshSchedule.schedule();
    },

    /** The same session under a new bearer, after somebody has shown again that it is them. */
    stepUp(access_token: string) {
      const {refresh_token, client_id} = store.read();
      if (refresh_token !== null && client_id !== null) store.save({access_token, refresh_token, client_id});
      refreshSchedule.schedule();
    },

    /** Whether they showed who they are within these seconds, as far as the browser can tell. The server decides. */
    hasProvenWithin(seconds: number) {
      const {auth_time} = readClaims(store.read().access_token ?? "") ?? {auth_time: null};
      return auth_time !== null && clock.now() / 1000 - auth_time < seconds;
    },

    /** Ends the session on the server if it answers in time, and here in any case. */
    async signOut(): Promise<void> {
      const {access_token, refresh_token, client_id} = store.read();
      if (refresh_token) {
        const request = {
          method: "POST",
          path: "/b/token/revoke",
          body: {refresh_token},
          keepalive: true,
          timeoutMs: REVOKE_MS,
        };
        await send(ports, request, {bearer: access_token, clientId: client_id});
      }
      isNeeded = false;
      person = null;
      store.clear();
      channel.post("signed_out");
    },

    /** This page is nothing without a session: whoever has none, or loses it, is asked to sign in. */
    require() {
      isNeeded = true;
      leaveIfNeeded();
      return () => {
        isNeeded = false;
      };
    },

    /** True once after a session of this tab was ended by the server, so that the sign-in page can say why it asks. */
    takeEnded: renewal.takeEnded,

    /** Looks whether the token has to be renewed; after sleep and offline times. */
    check: refreshSchedule.check,

    /** Begins to renew ahead and to listen to other tabs. */
    start() {
      const stopFresh = refreshSchedule.start();
      void refreshSchedule.check();
      const stopListening = channel.listen({message: () => onStored(null), stored: onStored});
      return () => {
        stopFresh();
        stopListening();
      };
    },
  };
}
