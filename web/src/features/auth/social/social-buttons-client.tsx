"use client";

import type {Provider} from "@gradus/backend/contract/social";
import {useState} from "react";
import {useTranslator} from "@/client/messages/use-translator";
import {parseNextPath} from "@/client/session/next-path";
import {goToProvider} from "@/client/social/go-to-provider";
import {PROVIDER_NAMES} from "@/client/social/providers";
import {useProviders} from "@/client/social/use-providers";
import {Button} from "@/ui/button";
import {ProblemLine} from "@/ui/status-lines";
import {VisuallyHidden} from "@/ui/visually-hidden";
import type {SocialMessages} from "./social-messages";

/** Where the name stands in its sentence, of which only the name is seen: no message holds a line break. */
const NAME = "\n";

interface Props {
  readonly messages: SocialMessages;
  readonly purpose: "signIn" | "signUp";
}

/** A button for each provider that is switched on; none where none is. */
export function SocialButtonsClient({messages, purpose}: Props) {
  const t = useTranslator(messages);
  const offered = useProviders();
  const [failed, setFailed] = useState<Provider | null>(null);

  async function go(provider: Provider) {
    setFailed(null);
    const next = parseNextPath(new URLSearchParams(location.search).get("next"));
    if (await goToProvider(provider, {purpose, next})) setFailed(provider);
  }
  if (offered.length === 0) return null;
  const [beforeName, afterName] = t("auth.social", {provider: NAME}).split(NAME);
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
            <VisuallyHidden>{beforeName}</VisuallyHidden>
            {PROVIDER_NAMES[provider]}
            <VisuallyHidden>{afterName}</VisuallyHidden>
          </Button>
        ))}
      </div>
      <ProblemLine>{failed && t("auth.socialUnavailable", {provider: PROVIDER_NAMES[failed]})}</ProblemLine>
    </div>
  );
}
