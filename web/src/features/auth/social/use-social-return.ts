"use client";

import type {Provider} from "@gradus/backend/contract/social";
import {useEffect, useRef, useState} from "react";
import {browserSession} from "@/client/session/browser-session";
import {browserTabStorage} from "@/client/session/browser-storage";
import {parseNextPath} from "@/client/session/next-path";
import type {Failure} from "@/client/session/reply";
import {addressInMarket, type Errand, takeErrand} from "@/client/social/errand";
import {type Proof, proofOf, readReturn} from "@/client/social/social-return";
import {detourOf} from "../detour";
import {keepTicket} from "../signup-ticket";

export interface Outcome {
  readonly kind: "busy" | "cancelled" | "failed" | "refused";
  readonly purpose: Errand["purpose"];
  readonly err: Failure | null;
}

/** Finishes the errand someone comes back from, once. */
export function useSocialReturn(provider: Provider, home: string): Outcome {
  const [outcome, setOutcome] = useState<Outcome>({kind: "busy", purpose: "signIn", err: null});
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    void finish(provider, home).then((ended) => ended && setOutcome(ended));
  }, [provider, home]);
  return outcome;
}

async function finish(provider: Provider, home: string): Promise<Outcome | null> {
  const storage = browserTabStorage();
  const elsewhere = addressInMarket(storage, location.pathname, location.search);
  if (elsewhere !== null) {
    location.replace(elsewhere);
    return null;
  }
  const found = readReturn(location.search);
  // A code is worth nothing twice, but it need not stay in the history either.
  history.replaceState(history.state, "", location.pathname);
  const errand = takeErrand(storage, provider, found.state);
  const purpose = errand?.purpose ?? "signIn";
  if (found.kind !== "proof") return {kind: found.kind, purpose, err: null};
  if (!errand) return {kind: "failed", purpose, err: null};
  const target = parseNextPath(errand.next) ?? home;
  const {err, detour} = await (purpose === "link" ? link : signIn)(errand, found.proof, target);
  if (err) return {kind: "refused", purpose, err};
  location.replace(detour ?? target);
  return null;
}

/** What came of an errand: refused, or done, perhaps with a way they have to take first. */
interface Done {
  readonly err: Failure | null;
  readonly detour: string | null;
}

async function signIn(errand: Errand, proof: Proof, target: string): Promise<Done> {
  const session = browserSession();
  const {provider} = errand;
  const reply = await session.callBackend("POST /b/user/signin", {
    body: {provider, ...proofOf(errand, proof)},
  });
  if (!reply.ok) {
    keepTicket(browserTabStorage(), reply.err);
    return {err: reply.err, detour: null};
  }
  session.signIn(reply.data);
  return {err: null, detour: detourOf(reply.data.user, target)};
}

/** For the account that is open in this browser. */
async function link(errand: Errand, proof: Proof): Promise<Done> {
  const session = browserSession();
  const params = {id: session.userId() ?? "me", provider: errand.provider};
  const body = proofOf(errand, proof);
  const {err} = await session.callBackend("POST /b/api/v1/users/{id}/identities/{provider}", {params, body});
  return {err, detour: null};
}
