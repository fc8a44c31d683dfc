import {failureOutcome} from "@/client/forms/reply-outcome";
import type {Reply} from "@/client/session/reply";
import type {VerifyTranslator} from "./verify-messages";

const CODE = /^\d{6}$/;

export const cleanCode = (typed: string) => typed.replace(/[\s-]/g, "");

export function codeMistakes({code}: {code: string}, t: VerifyTranslator) {
  const clean = cleanCode(code);
  if (clean === "") return {code: t("validation.required")};
  return CODE.test(clean) ? {} : {code: t("verify.codeInvalid")};
}

export function codeFailure(reply: Extract<Reply<unknown>, {ok: false}>, t: VerifyTranslator) {
  return failureOutcome(reply, {
    names: ["code"],
    t,
    notes: {code: {words: {required: t("validation.required"), unknown_value: t("verify.codeInvalid")}}},
    failures: {code_wrong: t("verify.wrong"), code_expired: t("verify.expired")},
    fieldOf: {code_wrong: "code", code_expired: "code"},
  });
}
