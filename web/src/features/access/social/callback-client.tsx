"use client";

import type {Provider} from "@gradus/backend/contract/social";
import {failureWords} from "@/lib/forms/failure-words";
import type {FormWords} from "@/lib/forms/form-words";
import {ButtonLink} from "@/ui/button-link";
import {MailText} from "@/ui/mail-text";
import {useSocialReturn} from "./use-social-return";

export interface CallbackWords {
  readonly form: FormWords;
  readonly signingIn: string;
  readonly cancelled: string;
  readonly mismatch: string;
  readonly accountExists: string;
  readonly signInFailed: string;
  readonly signIn: string;
  readonly createAccount: string;
}

interface Props {
  readonly provider: Provider;
  readonly words: CallbackWords;
  readonly home: string;
  readonly signInHref: string;
  readonly signUpHref: string;
}

/** Where a provider sends people back to: signs in, or says why not and what to do instead. */
export function CallbackClient({provider, words, home, signInHref, signUpHref}: Props) {
  const outcome = useSocialReturn(provider, home);
  if (outcome.kind === "busy") {
    return (
      <p role="status" className="mt-8 text-body-lg">
        {words.signingIn}
      </p>
    );
  }
  const text = {
    cancelled: words.cancelled,
    failed: words.signInFailed,
    refused:
      outcome.err &&
      failureWords(outcome.err, words.form, {
        social_mismatch: words.mismatch,
        account_exists: words.accountExists,
        sign_in_failed: words.signInFailed,
      }),
  }[outcome.kind];
  return (
    <div className="mt-8 max-w-measure">
      <p role="alert" className="text-body-lg">
        {text && <MailText>{text}</MailText>}
      </p>
      <p className="mt-6 flex flex-wrap gap-4">
        <ButtonLink size="lg" href={signInHref}>
          {words.signIn}
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
