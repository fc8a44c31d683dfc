import type {Provider} from "@gradus/backend/contract/social";
import {useEffect, useRef, useState} from "react";
import {browserSession} from "@/client/session/browser-session";
import {browserTabStorage} from "@/client/session/browser-storage";
import {parseNextPath} from "@/client/session/next-path";
import type {Failure} from "@/client/session/reply";
import {linkIdentity} from "@/client/social/identities";
import {addressInMarket, type OAuthAttempt, takeOAuthAttempt} from "@/client/social/oauth-attempt";
import {type Proof, proofOf, readOAuthReturn} from "@/client/social/oauth-return";
import {requiredActionPath} from "../required-action";
import {saveTicket} from "../signup-ticket";

export interface Outcome {
  readonly kind: "busy" | "cancelled" | "failed" | "refused";
  readonly purpose: OAuthAttempt["purpose"];
  readonly err: Failure | null;
}

/** The pages to go on to. */
interface Ways {
  readonly home: string;
  readonly signUpHref: string;
}

/** Completes, once, the sign-in attempt that the visitor returns from. */
export function useOAuthReturn(provider: Provider, {home, signUpHref}: Ways): Outcome {
  const [outcome, setOutcome] = useState<Outcome>({kind: "busy", purpose: "signIn", err: null});
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    void finish(provider, {home, signUpHref}).then((ended) => ended && setOutcome(ended));
  }, [provider, home, signUpHref]);
  return outcome;
}

async function finish(provider: Provider, {home, signUpHref}: Ways): Promise<Outcome | null> {
  const storage = browserTabStorage();
  const elsewhere = addressInMarket(storage, location.pathname, location.search);
  if (elsewhere !== null) {
    location.replace(elsewhere);
    return null;
  }
  const found = readOAuthReturn(location.search);
  // A code is worth nothing twice, but it need not stay in the history either.
  history.replaceState(history.state, "", location.pathname);
  const attempt = takeOAuthAttempt(storage, provider, found.state);
  const purpose = attempt?.purpose ?? "signIn";
  if (found.kind !== "proof") return {kind: found.kind, purpose, err: null};
  if (!attempt) return {kind: "failed", purpose, err: null};
  const target = parseNextPath(attempt.next) ?? home;
  const {err, requiredPath} = await (purpose === "link" ? link : signIn)(attempt, found.proof, target);
  if (err?.code === "social_mismatch" && purpose === "signUp") {
    // A visitor who signs up has no account that could match: the form continues with the provider's data.
    location.replace(signUpHref);
    return null;
  }
  if (err) return {kind: "refused", purpose, err};
  location.replace(requiredPath ?? target);
  return null;
}

/** What came of an attempt: refused, or done, perhaps with a way they have to take first. */
interface OAuthResult {
  readonly err: Failure | null;
  readonly requiredPath: string | null;
}

async function signIn(attempt: OAuthAttempt, proof: Proof, target: string): Promise<OAuthResult> {
  const session = browserSession();
  const {provider} = attempt;
  const reply = await session.callBackend("POST /b/user/signin", {
    body: {provider, ...proofOf(attempt, proof)},
  });
  if (!reply.ok) {
    saveTicket(browserTabStorage(), reply.err);
    return {err: reply.err, requiredPath: null};
  }
  session.signIn(reply.data);
  return {err: null, requiredPath: requiredActionPath(reply.data.user, target)};
}

/** For the account that is open in this browser. */
async function link(attempt: OAuthAttempt, proof: Proof): Promise<OAuthResult> {
  const {err} = await linkIdentity(attempt.provider, proofOf(attempt, proof));
  return {err, requiredPath: null};
}
