import "server-only";
import {pickWords} from "@/lib/messages";
import type {PageContext} from "@/lib/page-context";
import {accountWords} from "../parts/account-words";

export function stepUpWords(context: PageContext) {
  const {locale} = context.market;
  return {
    ...accountWords(context),
    ...pickWords(locale, "privacy", ["stepUpTitle", "stepUpContinue", "stepUpNoPassword"]),
    ...pickWords(locale, "auth", ["wrongPassword", "showPassword", "hidePassword", "signIn"]),
    ...pickWords(locale, "account", ["currentPassword", "stepUp"]),
    ...pickWords(locale, "secondFactor", ["needed", "codeWrong"]),
    ...pickWords(locale, "common", ["cancel"]),
    signInHref: context.href("/sign-in"),
    /** Where this is asked. */
    here: context.href(context.path),
    codeLabel: context.t("secondFactor.code"),
  };
}
export type StepUpWords = ReturnType<typeof stepUpWords>;
