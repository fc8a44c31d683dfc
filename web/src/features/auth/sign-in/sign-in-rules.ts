import {fieldMistakes} from "@/client/forms/field-mistakes";
import {email, givenPassword, required} from "@/client/forms/field-rules";
import {failureOutcome} from "@/client/forms/reply-outcome";
import type {Reply} from "@/client/session/reply";
import type {ClientTranslator} from "@/i18n/message-types";
import type {FormValues, SendOutcome} from "@/ui/form/form-state";
import type {SignInTranslator} from "./sign-in-messages";

export const SIGN_IN_FIELDS = ["email", "password"] as const;

export function signInMistakes(
  values: FormValues<(typeof SIGN_IN_FIELDS)[number]>,
  t: ClientTranslator<"validation">,
) {
  return fieldMistakes({email: email(values.email), password: givenPassword(values.password)}, t);
}

export const codeMistakes = ({otp}: {readonly otp: string}, t: ClientTranslator<"validation">) =>
  fieldMistakes({otp: required(otp)}, t);

export function signInFailure(
  reply: Extract<Reply<unknown>, {ok: false}>,
  t: SignInTranslator,
  supportEmail: string,
) {
  const failed = t("auth.signInFailed", {email: supportEmail});
  return failureOutcome(reply, {
    names: SIGN_IN_FIELDS,
    t,
    failures: {
      no_account: t("auth.noAccount"),
      wrong_password: t("auth.wrongPassword"),
      sign_in_failed: failed,
      internal: failed,
      bad_reply: failed,
    },
    fieldOf: {no_account: "email", wrong_password: "password"},
  });
}

/**
 * The mistake at the code field. That the password is no longer right is shown above the form, because its field is one
 * step away.
 */
export function codeFailure(
  reply: Extract<Reply<unknown>, {ok: false}>,
  t: SignInTranslator,
  supportEmail: string,
): SendOutcome {
  if (reply.err.code === "otp_wrong" || reply.err.field_errors?.otp)
    return {kind: "refused", mistakes: {otp: t("secondFactor.codeWrong")}};
  const outcome = signInFailure(reply, t, supportEmail);
  if (outcome.kind !== "refused") return outcome;
  const {mistakes = {}, problem = null} = outcome;
  return {kind: "refused", problem: problem ?? Object.values(mistakes)[0] ?? null};
}
