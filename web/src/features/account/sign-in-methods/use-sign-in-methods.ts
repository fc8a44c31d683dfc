"use client";

import type {User} from "@gradus/backend/contract/accounts";
import type {Provider} from "@gradus/backend/contract/social";
import {useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {browserSession} from "@/client/session/browser-session";
import type {Failure} from "@/client/session/reply";
import {goToProvider} from "@/client/social/go-to-provider";
import {PROVIDER_NAMES} from "@/client/social/providers";
import type {useStepUp} from "../step-up/use-step-up";
import type {SignInMethodsTranslator} from "./sign-in-methods-messages";

/** A little less than the backend asks for, so that there is time to come back. */
const FRESH_S = 12 * 60;

export interface Change {
  readonly kind: "link" | "unlink";
  readonly provider: Provider;
}

type StepUp = Pick<ReturnType<typeof useStepUp>, "run" | "prove">;

interface Options {
  readonly user: User;
  readonly replace: (user: User) => void;
  readonly t: SignInMethodsTranslator;
  readonly stepUp: StepUp;
}

/** Linking and removing providers, each after somebody has shown lately that it is them. */
export function useSignInMethods({user, replace, t, stepUp}: Options) {
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);

  function refuse({provider}: Change, err: Failure) {
    if (err.code === "leaving") return;
    const unavailable = t("signInMethods.unavailable", {provider: PROVIDER_NAMES[provider]});
    const own = {last_way_in: t("signInMethods.lastWayIn"), platform_unavailable: unavailable};
    setProblem(failureMessage(err, t, own));
  }

  /** Linking leaves the site, so what it needs is asked for before. */
  async function link(provider: Provider): Promise<Failure | null> {
    const isReady = browserSession().hasProvenWithin(FRESH_S) || (await stepUp.prove());
    if (!isReady) return null;
    const next = `${location.pathname}?${new URLSearchParams({linked: provider})}`;
    return goToProvider(provider, {purpose: "link", next});
  }

  async function unlink(provider: Provider): Promise<Failure | null> {
    const params = {id: user.id, provider};
    const reply = await stepUp.run(() =>
      browserSession().callBackend("DELETE /b/api/v1/users/{id}/identities/{provider}", {params}),
    );
    if (!reply?.ok) return reply?.err ?? null;
    replace({...user, identities: reply.data.identities});
    setDone(t("signInMethods.unlinkedNow", {provider: PROVIDER_NAMES[provider]}));
    return null;
  }

  return {
    problem,
    done,
    async perform(change: Change) {
      const {kind, provider} = change;
      setProblem(null);
      setDone(null);
      const err = kind === "link" ? await link(provider) : await unlink(provider);
      if (err) refuse(change, err);
    },
  };
}
