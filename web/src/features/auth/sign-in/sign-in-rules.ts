import {email, givenPassword} from "@/client/forms/field-rules";
import type {FormWords} from "@/client/forms/form-words";
import {mistakeWords} from "@/client/forms/mistake-words";
import {failureOutcome} from "@/client/forms/reply-outcome";
import type {Reply} from "@/client/session/reply";
import type {FormValues} from "@/ui/form/form-state";

export const SIGN_IN_FIELDS = ["email", "password", "otp"] as const;
type Name = (typeof SIGN_IN_FIELDS)[number];

export interface SignInFailures {
  readonly noAccount: string;
  readonly wrongPassword: string;
  readonly signInFailed: string;
  readonly codeNeeded: string;
  readonly codeWrong: string;
}

/** The code is asked for by the server's answer only; an empty one is its matter too. */
export function signInMistakes(values: Omit<FormValues<Name>, "otp">, words: FormWords) {
  return mistakeWords({email: email(values.email), password: givenPassword(values.password)}, words);
}

export function signInFailure(
  reply: Extract<Reply<unknown>, {ok: false}>,
  words: FormWords,
  failures: SignInFailures,
) {
  return failureOutcome(reply, {
    names: SIGN_IN_FIELDS,
    words,
    failures: {
      no_account: failures.noAccount,
      wrong_password: failures.wrongPassword,
      sign_in_failed: failures.signInFailed,
      otp_required: failures.codeNeeded,
      otp_wrong: failures.codeWrong,
    },
    fieldOf: {no_account: "email", wrong_password: "password", otp_required: "otp", otp_wrong: "otp"},
  });
}
