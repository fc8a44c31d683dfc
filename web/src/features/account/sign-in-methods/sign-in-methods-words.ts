import "server-only";
import type {PageContext} from "@/content/page-context";
import {pickWords} from "@/lib/messages";
import {stepUpWords} from "../step-up/step-up-words";

export function signInMethodsWords(context: PageContext) {
  const {locale} = context.market;
  return {
    ...stepUpWords(context),
    ...pickWords(locale, "auth", ["password"]),
    ...pickWords(locale, "signInMethods", ["intro", "passwordSet", "passwordNone", "changePassword"]),
    ...pickWords(locale, "signInMethods", ["setPassword", "linked", "notLinked", "link", "unlink"]),
    ...pickWords(locale, "signInMethods", ["linkedNow", "unlinkedNow", "confirmTitle", "confirmText"]),
    ...pickWords(locale, "signInMethods", ["lastWayIn", "unavailable"]),
    passwordHref: context.href("/account/password"),
  };
}
export type SignInMethodsWords = ReturnType<typeof signInMethodsWords>;
