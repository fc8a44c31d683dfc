import "server-only";
import {BOUNDS} from "@gradus/backend/contract/bounds";
import {formWords} from "@/client/forms/form-words";
import type {PageContext} from "@/content/page-context";
import {pickWords} from "@/lib/messages";

function commonWords(context: PageContext) {
  const {market} = context;
  return {
    ...pickWords(market.locale, "reset", ["goNow", "stay", "failed", "noAccount"]),
    form: formWords(context),
  };
}

export function resetRequestWords(context: PageContext) {
  const {locale} = context.market;
  return {
    ...commonWords(context),
    ...pickWords(locale, "auth", ["email"]),
    ...pickWords(locale, "reset", ["submit", "submitting", "sent", "sentStay"]),
  };
}
export type ResetRequestWords = ReturnType<typeof resetRequestWords>;

export function newPasswordWords(context: PageContext) {
  const {
    t,
    market: {locale},
    values,
  } = context;
  return {
    ...commonWords(context),
    ...pickWords(locale, "auth", ["showPassword", "hidePassword"]),
    ...pickWords(locale, "auth", ["strengthWeak", "strengthFair", "strengthStrong"]),
    ...pickWords(locale, "reset", ["newPassword", "save", "saving", "done", "doneStay", "newLink"]),
    ...pickWords(locale, "common", ["loading", "retry"]),
    passwordHint: t("auth.passwordHint", {min: BOUNDS.password.min}),
    error: t("reset.error", {email: values.supportEmail ?? ""}),
  };
}
export type NewPasswordWords = ReturnType<typeof newPasswordWords>;
