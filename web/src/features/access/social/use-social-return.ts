"use client";

import type {Provider} from "@gradus/backend/contract/social";
import {useEffect, useRef, useState} from "react";
import {browserSession} from "@/lib/session/browser-session";
import {browserTabStorage} from "@/lib/session/browser-storage";
import {parseNextPath} from "@/lib/session/next-path";
import type {Failure} from "@/lib/session/reply";
import {detourOf} from "../detour";
import {keepTicket} from "../signup-ticket";
import {takeErrand} from "./errand";
import {readReturn, signInBodyOf} from "./social-return";

interface Outcome {
  readonly kind: "busy" | "cancelled" | "failed" | "refused";
  readonly err: Failure | null;
}

/** Finishes the errand someone comes back from, once. */
export function useSocialReturn(provider: Provider, home: string): Outcome {
  const [outcome, setOutcome] = useState<Outcome>({kind: "busy", err: null});
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    void finish(provider, home).then((ended) => ended && setOutcome(ended));
  }, [provider, home]);
  return outcome;
}

async function finish(provider: Provider, home: string): Promise<Outcome | null> {
  const found = readReturn(location.search);
  // A code is worth nothing twice, but it need not stay in the history either.
  history.replaceState(history.state, "", location.pathname);
  const storage = browserTabStorage();
  const errand = takeErrand(storage, provider, found.kind === "proof" ? found.state : null);
  if (found.kind !== "proof") return {kind: found.kind, err: null};
  if (!errand) return {kind: "failed", err: null};
  const session = browserSession();
  const reply = await session.callBackend("POST /b/user/signin", {body: signInBodyOf(errand, found.proof)});
  if (!reply.ok) {
    keepTicket(storage, reply.err);
    return {kind: "refused", err: reply.err};
  }
  session.signIn(reply.data);
  const target = parseNextPath(errand.next) ?? home;
  location.replace(detourOf(reply.data.user, target) ?? target);
  return null;
}
