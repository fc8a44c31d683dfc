import "server-only";
import type {PageContext} from "@/content/page-context";
import {pickWords} from "@/lib/messages";
import {stepUpWords} from "../step-up/step-up-words";

export function emailWords(context: PageContext) {
  const {locale} = context.market;
  return {
    ...stepUpWords(context),
    ...pickWords(locale, "auth", ["accountExists"]),
    ...pickWords(locale, "account", ["newEmail", "emailPending", "unverified", "verified"]),
    save: context.t("account.changeEmail"),
    verifyEmail: context.t("signup.verifyEmail"),
  };
}
export type EmailWords = ReturnType<typeof emailWords>;
