"use client";

import type {Provider} from "@gradus/backend/contract/social";
import {useState} from "react";
import {parseNextPath} from "@/client/session/next-path";
import {goToProvider} from "@/client/social/go-to-provider";
import {PROVIDER_NAMES} from "@/client/social/providers";
import {useProviders} from "@/client/social/use-providers";
import {withMessages} from "@/i18n/with-messages";
import {Button} from "@/ui/button";
import {ProblemLine} from "@/ui/status-lines";
import {VisuallyHidden} from "@/ui/visually-hidden";
import type {SocialTranslator} from "./social-messages";

interface Props {
  readonly t: SocialTranslator;
  readonly purpose: "signIn" | "signUp";
}

export const SocialButtonsClient = withMessages(SocialButtons);

function SocialButtons({t, purpose}: Props) {
  const offered = useProviders();
  const [failed, setFailed] = useState<Provider | null>(null);

  async function go(provider: Provider) {
    setFailed(null);
    const next = parseNextPath(new URLSearchParams(location.search).get("next"));
    if (await goToProvider(provider, {purpose, next})) setFailed(provider);
  }
  if (offered.length === 0) return null;
  return (
    <div className="form-column">
      <p className="tick-divider my-6 text-text-2">
        <i className="tick-row" aria-hidden="true" />
        {t("auth.or")}
        <i className="tick-row" aria-hidden="true" />
      </p>
      <div className="flex flex-wrap gap-3">
        {offered.map((provider) => (
          <Button
            key={provider}
            className="flex-1 px-2"
            variant="secondary"
            onClick={() => void go(provider)}
          >
            {t.rich("auth.social", {
              provider: PROVIDER_NAMES[provider],
              spoken: (words) => <VisuallyHidden>{words}</VisuallyHidden>,
            })}
          </Button>
        ))}
      </div>
      <ProblemLine>{failed && t("auth.socialUnavailable", {provider: PROVIDER_NAMES[failed]})}</ProblemLine>
    </div>
  );
}
