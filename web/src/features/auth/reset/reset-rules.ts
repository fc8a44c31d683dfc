import {BOUNDS} from "@gradus/backend/contract/bounds";
import {email, newPassword} from "@/client/forms/field-rules";
import type {FormWords} from "@/client/forms/form-words";
import {mistakeWords} from "@/client/forms/mistake-words";
import {failureOutcome} from "@/client/forms/reply-outcome";
import type {Reply} from "@/client/session/reply";

type Failed = Extract<Reply<unknown>, {ok: false}>;
interface Words {
  readonly form: FormWords;
  readonly failed: string;
  readonly noAccount: string;
}

export const requestMistakes = (values: {email: string}, {form}: Words) =>
  mistakeWords({email: email(values.email)}, form);

export function requestFailure(reply: Failed, {form, failed, noAccount}: Words) {
  return failureOutcome(reply, {
    names: ["email"],
    words: form,
    failures: {reset_no_account: noAccount, reset_failed: failed, internal: failed, bad_reply: failed},
    fieldOf: {reset_no_account: "email"},
  });
}

const NOTES = {password: BOUNDS.password};
export const passwordMistakes = (values: {password: string}, {form}: Words) =>
  mistakeWords({password: newPassword(values.password)}, form, NOTES);

export function passwordFailure(reply: Failed, {form, failed}: Words, error: string) {
  return failureOutcome(reply, {
    names: ["password"],
    words: form,
    notes: NOTES,
    failures: {reset_invalid: error, reset_failed: failed, internal: failed, bad_reply: failed},
  });
}
