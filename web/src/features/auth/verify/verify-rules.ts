import {failureOutcome} from "@/client/forms/reply-outcome";
import type {Reply} from "@/client/session/reply";
import type {VerifyWords} from "./verify-words";

const CODE = /^\d{6}$/;

/** Six digits, however they were grouped or pasted. */
export const cleanCode = (typed: string) => typed.replace(/[\s-]/g, "");

export function codeMistakes({code}: {code: string}, {form, codeInvalid}: VerifyWords) {
  const clean = cleanCode(code);
  if (clean === "") return {code: form.validation.required};
  return CODE.test(clean) ? {} : {code: codeInvalid};
}

export function codeFailure(
  reply: Extract<Reply<unknown>, {ok: false}>,
  {form, wrong, expired, codeInvalid}: VerifyWords,
) {
  return failureOutcome(reply, {
    names: ["code"],
    words: form,
    notes: {code: {words: {required: form.validation.required, unknown_value: codeInvalid}}},
    failures: {code_wrong: wrong, code_expired: expired},
    fieldOf: {code_wrong: "code", code_expired: "code"},
  });
}
