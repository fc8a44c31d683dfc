import type {Session as SignedIn} from "@gradus/backend/contract/session";
import {hasProvenWithin, signIn, stepUp} from "./begin-session";
import {type BackendRoute, type CommerceRoute, createClient, type ShopRoute} from "./create-client";
import {signOut} from "./end-session";
import {followTabs} from "./follow-tabs";
import type {SessionPorts} from "./ports";
import {failed, type Reply} from "./reply";
import {send, type WireRequest} from "./send";
import {createSessionParts, type SessionParts} from "./session-parts";

export type Session = ReturnType<typeof createSession>;

export function createSession(ports: SessionPorts) {
  const parts = createSessionParts(ports);
  const {store, page, drafts, renewal, refreshSchedule} = parts;
  const call = <T>(request: WireRequest) => callServer<T>(parts, request);
  return {
    callBackend: createClient<BackendRoute>(call),
    callCommerce: createClient<CommerceRoute>(call),
    /** Cart and checkout go through the site, which knows the cart of this browser by its cookie. */
    callShop: createClient<ShopRoute>((request) => call({...request, withCookies: true})),
    drafts,
    isPersistent: store.isPersistent,
    /** True once this page is on its way to another; leaving is then no loss. */
    isLeaving: renewal.isLeaving,
    userId: store.userId,
    /**
     * The user this page belongs to; unchanged when another user has signed in since, so that nothing is done to that
     * user's account.
     */
    person: () => page.person,
    subscribe: store.subscribe,
    signIn: (session: SignedIn) => signIn(parts, session),
    stepUp: (access_token: string) => stepUp(parts, access_token),
    hasProvenWithin: (seconds: number) => hasProvenWithin(parts, seconds),
    signOut: () => signOut(parts),
    require: createSessionRequirement(parts),
    /** True once after the server ended a session of this tab, so that the sign-in page can explain why it opened. */
    takeEnded: renewal.takeEnded,
    /** Looks whether the token has to be renewed; after sleep and offline times. */
    check: refreshSchedule.check,
    start: () => followTabs(parts),
  };
}

/** The one way every call goes. A refused token is renewed once; the call itself is not repeated. */
async function callServer<T>(parts: SessionParts, request: WireRequest): Promise<Reply<T>> {
  const {access_token, client_id} = parts.store.read();
  const bearer = access_token ?? (await parts.anonymous.get());
  const reply = await send<T>(parts.ports, request, {bearer, clientId: client_id});
  if (reply.ok || reply.status !== 401) return reply;
  const isGone = await parts.renewal.afterRefusal(access_token);
  return failed(401, {...reply.err, code: isGone ? "leaving" : "session_unavailable"});
}

function createSessionRequirement({store, renewal, page}: SessionParts) {
  function leaveIfNeeded() {
    if (page.needs.size > 0 && store.userId() === null) renewal.goToSignIn();
  }
  store.subscribe(leaveIfNeeded);

  return () => {
    const need = Symbol("need");
    page.needs.add(need);
    leaveIfNeeded();
    return () => void page.needs.delete(need);
  };
}
