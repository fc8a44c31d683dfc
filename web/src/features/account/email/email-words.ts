import "server-only";
import {pickWords} from "@/lib/messages";
import type {PageContext} from "@/lib/page-context";
import {accountWords} from "../parts/account-words";

export function emailWords(context: PageContext) {
  const {locale} = context.market;
  return {
    ...accountWords(context),
    ...pickWords(locale, "auth", ["accountExists", "wrongPassword", "showPassword", "hidePassword"]),
    ...pickWords(locale, "account", [
      "newEmail",
      "emailPending",
      "unverified",
      "verified",
      "stepUp",
      "currentPassword",
    ]),
    save: context.t("account.changeEmail"),
    verifyEmail: context.t("signup.verifyEmail"),
  };
}
export type EmailWords = ReturnType<typeof emailWords>;
