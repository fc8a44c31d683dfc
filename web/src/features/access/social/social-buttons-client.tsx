"use client";

import type {Provider, startReply} from "@gradus/backend/contract/social";
import {useEffect, useState} from "react";
import type {z} from "zod";
import {fill} from "@/lib/forms/fill";
import {browserSession} from "@/lib/session/browser-session";
import {browserTabStorage} from "@/lib/session/browser-storage";
import {parseNextPath} from "@/lib/session/next-path";
import {Button} from "@/ui/button";
import {authorizeAddress, type Errand, keepErrand} from "./errand";
import {challengeOf, randomText} from "./pkce";
import {PROVIDER_IDS, PROVIDER_NAMES} from "./providers";

type Start = z.output<typeof startReply>;

interface Props {
  readonly words: {readonly or: string; readonly social: string};
}

/** A button for each provider that is switched on; none where none is. */
export function SocialButtonsClient({words}: Props) {
  const starts = useStarts();
  const offered = PROVIDER_IDS.filter((provider) => starts[provider]);
  if (offered.length === 0) return null;
  return (
    <div className="form-column">
      <p className="my-6 text-center text-text-2">{words.or}</p>
      {offered.map((provider) => (
        <Button
          key={provider}
          className="mt-3"
          size="lg"
          variant="secondary"
          full
          onClick={() => void goTo(provider, starts[provider])}
        >
          {fill(words.social, {provider: PROVIDER_NAMES[provider]})}
        </Button>
      ))}
    </div>
  );
}

function useStarts() {
  const [starts, setStarts] = useState<Partial<Record<Provider, Start>>>({});
  useEffect(() => {
    // The proof that this browser began the errand needs a secure context.
    if (!crypto.subtle) return;
    for (const provider of PROVIDER_IDS) {
      void browserSession()
        .callBackend("GET /b/user/signin/{provider}/start", {
          params: {provider},
        })
        .then((reply) => reply.ok && setStarts((before) => ({...before, [provider]: reply.data})));
    }
  }, []);
  return starts;
}

/** Leaves for the provider with a full page load: a policy belongs to the document it came with. */
async function goTo(provider: Provider, start: Start | undefined): Promise<void> {
  if (!start) return;
  const errand: Errand = {
    provider,
    state: randomText(32),
    nonce: randomText(32),
    verifier: randomText(48),
    redirect_uri: start.redirect_uri,
    next: parseNextPath(new URLSearchParams(location.search).get("next")),
  };
  keepErrand(browserTabStorage(), errand);
  location.assign(authorizeAddress(start, errand, await challengeOf(errand.verifier)));
}
