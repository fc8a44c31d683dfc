import "server-only";
import {formWords} from "@/client/forms/form-words";
import type {PageContext} from "@/content/page-context";
import {pickWords} from "@/lib/messages";

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
