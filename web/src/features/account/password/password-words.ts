import "server-only";
import {BOUNDS} from "@gradus/backend/contract/bounds";
import {accountWords} from "@/client/parts/account-words";
import type {PageContext} from "@/content/page-context";
import {pickWords} from "@/lib/messages";

export function passwordWords(context: PageContext) {
  const {t, market} = context;
  const {locale} = market;
  return {
    ...accountWords(context),
    ...pickWords(locale, "auth", ["showPassword", "hidePassword", "wrongPassword"]),
    ...pickWords(locale, "auth", ["strengthWeak", "strengthFair", "strengthStrong"]),
    ...pickWords(locale, "reset", ["newPassword"]),
    ...pickWords(locale, "account", ["currentPassword"]),
    saved: t("account.passwordSaved"),
    passwordHint: t("auth.passwordHint", {min: BOUNDS.password.min}),
  };
}
export type PasswordWords = ReturnType<typeof passwordWords>;

export function sessionsWords(context: PageContext) {
  const {locale} = context.market;
  return {
    ...accountWords(context),
    ...pickWords(locale, "account", ["sessions", "thisDevice", "lastUsed", "endSession", "endOthers"]),
    ...pickWords(locale, "account", ["clientWeb", "clientApp"]),
  };
}
export type SessionsWords = ReturnType<typeof sessionsWords>;
