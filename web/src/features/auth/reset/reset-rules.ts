import {BOUNDS} from "@gradus/backend/contract/bounds";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {email, newPassword} from "@/client/forms/field-rules";
import {failureOutcome} from "@/client/forms/reply-outcome";
import type {Reply} from "@/client/session/reply";
import type {ClientTranslator} from "@/i18n/message-types";
import type {ResetPasswordTranslator, ResetRequestTranslator} from "./reset-messages";

type Failed = Extract<Reply<unknown>, {ok: false}>;

export const requestMistakes = (values: {email: string}, t: ClientTranslator<"validation">) =>
  fieldMistakes({email: email(values.email)}, t);

export function requestFailure(reply: Failed, t: ResetRequestTranslator) {
  const failed = t("reset.failed");
  return failureOutcome(reply, {
    names: ["email"],
    t,
    failures: {
      reset_no_account: t("reset.noAccount"),
      reset_failed: failed,
      internal: failed,
      bad_reply: failed,
    },
    fieldOf: {reset_no_account: "email"},
  });
}

const NOTES = {password: BOUNDS.password};
export const passwordMistakes = (values: {password: string}, t: ClientTranslator<"validation">) =>
  fieldMistakes({password: newPassword(values.password)}, t, NOTES);

export function passwordFailure(reply: Failed, t: ResetPasswordTranslator, supportEmail: string) {
  const failed = t("reset.failed");
  return failureOutcome(reply, {
    names: ["password"],
    t,
    notes: NOTES,
    failures: {
      reset_invalid: t("reset.error", {email: supportEmail}),
      reset_failed: failed,
      internal: failed,
      bad_reply: failed,
    },
  });
}
