import type {Session as SignedIn} from "@gradus/backend/contract/session";
import {hasProvenWithin, signIn, stepUp} from "./begin-session";
import {callServer} from "./call-server";
import {type BackendRoute, type CommerceRoute, createClient, type ShopRoute} from "./create-client";
import {signOut} from "./end-session";
import {followTabs} from "./follow-tabs";
import type {SessionPorts} from "./ports";
import {createSessionRequirement} from "./require-session";
import type {WireRequest} from "./send";
import {createSessionParts} from "./session-parts";

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
