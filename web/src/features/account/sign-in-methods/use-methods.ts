"use client";

import type {User} from "@gradus/backend/contract/accounts";
import type {Provider} from "@gradus/backend/contract/social";
import {useState} from "react";
import {failureWords} from "@/lib/forms/failure-words";
import {fill} from "@/lib/forms/fill";
import {browserSession} from "@/lib/session/browser-session";
import type {Failure} from "@/lib/session/reply";
import {goToProvider} from "@/lib/social/go-to-provider";
import {PROVIDER_NAMES} from "@/lib/social/providers";
import type {SignInMethodsWords} from "./sign-in-methods-words";

/** A little less than the backend asks for, so that there is time to come back. */
const FRESH_S = 12 * 60;

export interface Change {
  readonly kind: "link" | "unlink";
  readonly provider: Provider;
}

/** Linking and removing providers. What needs a recent sign-in waits until somebody has shown that it is them. */
export function useMethods(user: User, replace: (user: User) => void, words: SignInMethodsWords) {
  const [waiting, setWaiting] = useState<Change | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);

  function refuse(change: Change, err: Failure) {
    if (err.code === "leaving") return;
    if (err.code === "step_up_required") return setWaiting(change);
    const unavailable = fill(words.unavailable, {provider: PROVIDER_NAMES[change.provider]});
    const own = {last_way_in: words.lastWayIn, platform_unavailable: unavailable};
    setProblem(failureWords(err, words.form, own));
  }

  async function perform(change: Change) {
    const {kind, provider} = change;
    setWaiting(null);
    setProblem(null);
    setDone(null);
    const err = kind === "link" ? await link(provider) : await unlink(provider);
    if (err) refuse(change, err);
  }

  async function link(provider: Provider): Promise<Failure | null> {
    const next = `${words.here}?${new URLSearchParams({linked: provider})}`;
    return goToProvider(provider, {purpose: "link", next});
  }

  async function unlink(provider: Provider): Promise<Failure | null> {
    const reply = await browserSession().callBackend("DELETE /b/api/v1/users/{id}/identities/{provider}", {
      params: {id: user.id, provider},
    });
    if (!reply.ok) return reply.err;
    replace({...user, identities: reply.data.identities});
    setDone(fill(words.unlinkedNow, {provider: PROVIDER_NAMES[provider]}));
    return null;
  }

  return {
    waiting,
    problem,
    done,
    perform,
    cancel: () => setWaiting(null),

    /** Linking leaves the site, so what it needs is asked for before. */
    begin(change: Change) {
      const isReady = change.kind === "unlink" || browserSession().hasProvenWithin(FRESH_S);
      if (isReady) void perform(change);
      else setWaiting(change);
    },
  };
}
