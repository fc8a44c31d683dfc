"use client";

import type {Provider} from "@gradus/backend/contract/social";
import {failureWords} from "@/client/forms/failure-words";
import type {FormWords} from "@/client/forms/form-words";
import {ButtonLink} from "@/ui/button-link";
import {MailText} from "@/ui/mail-text";
import {type Outcome, useOAuthReturn} from "./use-oauth-return";

export interface CallbackWords {
  readonly form: FormWords;
  readonly signingIn: string;
  readonly cancelled: string;
  readonly mismatch: string;
  readonly accountExists: string;
  readonly signInFailed: string;
  readonly unavailable: string;
  readonly codeNeeded: string;
  readonly signIn: string;
  readonly createAccount: string;
  readonly link: {
    readonly cancelled: string;
    readonly failed: string;
    readonly linkedElsewhere: string;
    readonly otherLinked: string;
    readonly unavailable: string;
    readonly signInAgain: string;
    readonly backToList: string;
  };
}

interface Props {
  readonly provider: Provider;
  readonly words: CallbackWords;
  readonly home: string;
  readonly signInHref: string;
  readonly signUpHref: string;
  readonly methodsHref: string;
}

/** Where a provider sends people back to: signs in or links, or says why not and what to do instead. */
export function CallbackClient({provider, words, home, signInHref, signUpHref, methodsHref}: Props) {
  const outcome = useOAuthReturn(provider, home);
  if (outcome.kind === "busy") {
    return (
      <p role="status" className="mt-8 text-body-lg">
        {words.signingIn}
      </p>
    );
  }
  const isLink = outcome.purpose === "link";
  return (
    <div className="mt-8 max-w-measure">
      <p role="alert" className="text-body-lg">
        <MailText>{isLink ? linkOutcome(outcome, words) : signInOutcome(outcome, words)}</MailText>
      </p>
      <p className="mt-6 flex flex-wrap gap-4">
        <ButtonLink size="lg" href={isLink ? methodsHref : signInHref}>
          {isLink ? words.link.backToList : words.signIn}
        </ButtonLink>
        {outcome.err?.code === "social_mismatch" && (
          <ButtonLink size="lg" variant="secondary" href={signUpHref}>
            {words.createAccount}
          </ButtonLink>
        )}
      </p>
    </div>
  );
}

function signInOutcome({kind, err}: Outcome, words: CallbackWords) {
  if (kind === "cancelled") return words.cancelled;
  if (!err) return words.signInFailed;
  return failureWords(err, words.form, {
    social_mismatch: words.mismatch,
    account_exists: words.accountExists,
    sign_in_failed: words.signInFailed,
    platform_unavailable: words.unavailable,
    otp_required: words.codeNeeded,
  });
}

function linkOutcome({kind, err}: Outcome, {form, link}: CallbackWords) {
  if (kind === "cancelled") return link.cancelled;
  if (!err) return link.failed;
  return failureWords(err, form, {
    platform_linked_elsewhere: link.linkedElsewhere,
    platform_unavailable: link.unavailable,
    conflict: link.otherLinked,
    sign_in_failed: link.failed,
    step_up_required: link.signInAgain,
  });
}
