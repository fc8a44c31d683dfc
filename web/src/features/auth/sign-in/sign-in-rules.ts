import {fieldMistakes} from "@/client/forms/field-mistakes";
import {email, givenPassword} from "@/client/forms/field-rules";
import {failureOutcome} from "@/client/forms/reply-outcome";
import type {Reply} from "@/client/session/reply";
import type {Translator} from "@/lib/messages/translator";
import type {FormValues} from "@/ui/form/form-state";
import type {SignInTranslator} from "./sign-in-messages";

export const SIGN_IN_FIELDS = ["email", "password", "otp"] as const;
type Name = (typeof SIGN_IN_FIELDS)[number];

/** The code is asked for by the server's answer only; an empty one is its matter too. */
export function signInMistakes(values: Omit<FormValues<Name>, "otp">, t: Translator<"validation">) {
  return fieldMistakes({email: email(values.email), password: givenPassword(values.password)}, t);
}

export function signInFailure(
  reply: Extract<Reply<unknown>, {ok: false}>,
  t: SignInTranslator,
  supportEmail: string,
) {
  return failureOutcome(reply, {
    names: SIGN_IN_FIELDS,
    t,
    failures: {
      no_account: t("auth.noAccount"),
      wrong_password: t("auth.wrongPassword"),
      sign_in_failed: t("auth.signInFailed", {email: supportEmail}),
      otp_required: t("secondFactor.needed"),
      otp_wrong: t("secondFactor.codeWrong"),
    },
    fieldOf: {no_account: "email", wrong_password: "password", otp_required: "otp", otp_wrong: "otp"},
  });
}
