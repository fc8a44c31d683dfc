import "server-only";
import {formWords} from "@/lib/forms/form-words";
import {pickWords} from "@/lib/messages";
import type {PageContext} from "@/lib/page-context";

export function verifyWords(context: PageContext) {
  const {locale} = context.market;
  return {
    ...pickWords(locale, "verify", ["lead", "code", "submit", "submitting", "codeInvalid"]),
    ...pickWords(locale, "verify", ["resend", "resendIn", "resent", "wrong", "expired", "done"]),
    ...pickWords(locale, "verify", ["undoTitle", "undoSubmit", "undone", "undoExpired"]),
    ...pickWords(locale, "signup", ["openAccount"]),
    ...pickWords(locale, "reset", ["newTitle"]),
    form: formWords(context),
  };
}
export type VerifyWords = ReturnType<typeof verifyWords>;
