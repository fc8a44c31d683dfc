"use client";

import type {Provider} from "@gradus/backend/contract/social";
import {brand} from "@gradus/schemas/brand";
import {failureMessage} from "@/client/forms/failure-message";
import {PROVIDER_NAMES} from "@/client/social/providers";
import {withMessages} from "@/i18n/with-messages";
import {ButtonLink} from "@/ui/button-link";
import {MailText} from "@/ui/mail-text";
import type {CallbackTranslator} from "./social-messages";
import {type Outcome, useOAuthReturn} from "./use-oauth-return";

interface Props {
  readonly provider: Provider;
  readonly t: CallbackTranslator;
  readonly home: string;
  readonly signInHref: string;
  readonly signUpHref: string;
  readonly methodsHref: string;
  readonly supportEmail: string;
}

export const CallbackClient = withMessages(Callback);

function Callback({provider, t, home, supportEmail, ...hrefs}: Props) {
  const names = {provider: PROVIDER_NAMES[provider], product: brand.name, email: supportEmail};
  const outcome = useOAuthReturn(provider, {home, signUpHref: hrefs.signUpHref});
  if (outcome.kind === "busy") {
    return (
      <p role="status" className="mt-8 text-body-lg">
        {t("auth.signingIn")}
      </p>
    );
  }
  const isLink = outcome.purpose === "link";
  const message = isLink ? linkOutcome(outcome, t, names) : signInOutcome(outcome, t, names);
  return (
    <div className="mt-8 max-w-measure">
      <p role="alert" className="text-body-lg">
        {message !== null && <MailText>{message}</MailText>}
      </p>
      <p className="mt-6 flex flex-wrap gap-4">
        <ButtonLink size="lg" href={isLink ? hrefs.methodsHref : hrefs.signInHref}>
          {t(isLink ? "signInMethods.backToList" : "auth.signIn")}
        </ButtonLink>
        {outcome.err?.code === "social_mismatch" && (
          <ButtonLink size="lg" variant="secondary" href={hrefs.signUpHref}>
            {t("auth.createLink")}
          </ButtonLink>
        )}
      </p>
    </div>
  );
}

interface Names {
  readonly provider: string;
  readonly product: string;
  readonly email: string;
}

function signInOutcome({kind, err}: Outcome, t: CallbackTranslator, {provider, product, email}: Names) {
  if (kind === "cancelled") return t("auth.socialCancelled", {provider});
  const failed = t("auth.signInFailed", {email});
  if (!err) return failed;
  return failureMessage(err, t, {
    social_mismatch: t("auth.socialMismatch", {provider, product}),
    account_exists: t("auth.accountExists"),
    sign_in_failed: failed,
    platform_unavailable: t("auth.socialUnavailable", {provider}),
    otp_required: t("secondFactor.socialNeeded"),
  });
}

/** The outcomes that differ when a user links a provider to the account they are signed in to. */
function linkOutcome({kind, err}: Outcome, t: CallbackTranslator, {provider}: Names) {
  if (kind === "cancelled") return t("signInMethods.cancelled", {provider});
  const failed = t("signInMethods.failed", {provider});
  if (!err) return failed;
  return failureMessage(err, t, {
    platform_linked_elsewhere: t("signInMethods.linkedElsewhere", {provider}),
    platform_unavailable: t("signInMethods.unavailable", {provider}),
    conflict: t("signInMethods.otherLinked", {provider}),
    sign_in_failed: failed,
    step_up_required: t("signInMethods.signInAgain"),
  });
}
