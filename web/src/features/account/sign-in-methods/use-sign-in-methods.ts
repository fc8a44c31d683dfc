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

  /** What stopped a change; null on a page that is on its way to another. */
  function stoppedBy(provider: Provider, err: Failure): string | null {
    if (err.code === "leaving") return null;
    const unavailable = t("signInMethods.unavailable", {provider: PROVIDER_NAMES[provider]});
    const own = {last_way_in: t("signInMethods.lastWayIn"), platform_unavailable: unavailable};
    return failureMessage(err, t, own);
  }

  function startOver() {
    setProblem(null);
    setDone(null);
  }

  return {
    problem,
    done,

    /** Linking leaves the site, so what it needs is asked for before. */
    async link(provider: Provider): Promise<void> {
      startOver();
      const isReady = browserSession().hasProvenWithin(FRESH_S) || (await stepUp.prove());
      if (!isReady) return;
      const next = `${location.pathname}?${new URLSearchParams({linked: provider})}`;
      const err = await goToProvider(provider, {purpose: "link", next});
      setProblem(err && stoppedBy(provider, err));
    },

    /** What stopped it, in words; null when it is done, or when they thought better of it. */
    async unlink(provider: Provider): Promise<string | null> {
      startOver();
      const params = {id: user.id, provider};
      const reply = await stepUp.run(() =>
        browserSession().callBackend("DELETE /b/api/v1/users/{id}/identities/{provider}", {params}),
      );
      if (!reply) return null;
      if (!reply.ok) return stoppedBy(provider, reply.err);
      replace({...user, identities: reply.data.identities});
      setDone(t("signInMethods.unlinkedNow", {provider: PROVIDER_NAMES[provider]}));
      return null;
    },
  };
}
