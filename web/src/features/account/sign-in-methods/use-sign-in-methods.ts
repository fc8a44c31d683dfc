import type {User} from "@gradus/backend/contract/accounts";
import type {Provider} from "@gradus/backend/contract/social";
import {useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {browserSession} from "@/client/session/browser-session";
import type {Failure} from "@/client/session/reply";
import {goToProvider} from "@/client/social/go-to-provider";
import {unlinkIdentity} from "@/client/social/identities";
import {PROVIDER_NAMES} from "@/client/social/providers";
import type {useStepUp} from "../step-up/use-step-up";
import type {SignInMethodsTranslator} from "./sign-in-methods-messages";

/** Slightly less than the backend requires, so that there is time to return from the provider. */
const FRESH_S = 12 * 60;

type StepUp = Pick<ReturnType<typeof useStepUp>, "run" | "prove">;

interface Options {
  readonly user: User;
  readonly replace: (user: User) => void;
  readonly t: SignInMethodsTranslator;
  readonly stepUp: StepUp;
}

/** Each action requires that the user recently confirmed their identity. */
export function useSignInMethods({user, replace, t, stepUp}: Options) {
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);

  function startOver() {
    setProblem(null);
    setDone(null);
  }

  /** Linking leaves the site, so the recent sign-in that it requires is obtained first. */
  async function link(provider: Provider): Promise<void> {
    startOver();
    const isReady = browserSession().hasProvenWithin(FRESH_S) || (await stepUp.prove());
    if (!isReady) return;
    const next = `${location.pathname}?${new URLSearchParams({linked: provider})}`;
    const err = await goToProvider(provider, {purpose: "link", next});
    setProblem(err && problemOf(err, provider, t));
  }

  /** What stopped it, in words; null when it is done, or when they thought better of it. */
  async function unlink(provider: Provider): Promise<string | null> {
    startOver();
    const reply = await stepUp.run(() => unlinkIdentity(provider));
    if (!reply) return null;
    if (!reply.ok) return problemOf(reply.err, provider, t);
    replace({...user, identities: reply.data.identities});
    setDone(t("signInMethods.unlinkedNow", {provider: PROVIDER_NAMES[provider]}));
    return null;
  }
  return {problem, done, link, unlink};
}

/** What stopped a change. */
function problemOf(err: Failure, provider: Provider, t: SignInMethodsTranslator): string | null {
  const unavailable = t("signInMethods.unavailable", {provider: PROVIDER_NAMES[provider]});
  return failureMessage(err, t, {
    last_way_in: t("signInMethods.lastWayIn"),
    platform_unavailable: unavailable,
  });
}
