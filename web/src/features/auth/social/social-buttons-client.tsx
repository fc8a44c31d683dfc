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
import type {SocialMessages} from "./social-messages";

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
  return (
    <div className="form-column">
      <p className="my-6 text-center text-text-2">{t("auth.or")}</p>
      {offered.map((provider) => (
        <Button
          key={provider}
          className="mt-3"
          size="lg"
          variant="secondary"
          full
          onClick={() => void go(provider)}
        >
          {t("auth.social", {provider: PROVIDER_NAMES[provider]})}
        </Button>
      ))}
      <ProblemLine>{failed && t("auth.socialUnavailable", {provider: PROVIDER_NAMES[failed]})}</ProblemLine>
    </div>
  );
}
