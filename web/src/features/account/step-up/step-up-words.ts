import "server-only";
import {accountWords} from "@/client/parts/account-words";
import type {PageContext} from "@/content/page-context";
import {pickWords} from "@/lib/messages";

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
