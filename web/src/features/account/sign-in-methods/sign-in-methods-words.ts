import "server-only";
import {pickWords} from "@/lib/messages";
import type {PageContext} from "@/lib/page-context";
import {accountWords} from "../parts/account-words";

export function signInMethodsWords(context: PageContext) {
  const {locale} = context.market;
  return {
    ...accountWords(context),
    ...pickWords(locale, "common", ["cancel"]),
    ...pickWords(locale, "auth", ["password", "signIn", "showPassword", "hidePassword", "wrongPassword"]),
    ...pickWords(locale, "account", ["stepUp", "currentPassword"]),
    ...pickWords(locale, "signInMethods", ["intro", "passwordSet", "passwordNone", "changePassword"]),
    ...pickWords(locale, "signInMethods", ["setPassword", "linked", "notLinked", "link", "unlink"]),
    ...pickWords(locale, "signInMethods", ["linkedNow", "unlinkedNow", "confirmTitle", "confirmText"]),
    ...pickWords(locale, "signInMethods", ["lastWayIn", "unavailable", "signInAgain"]),
    save: context.t("signInMethods.continue"),
    passwordHref: context.href("/account/password"),
    signInHref: context.href("/sign-in"),
    here: context.href(context.path),
  };
}
export type SignInMethodsWords = ReturnType<typeof signInMethodsWords>;
