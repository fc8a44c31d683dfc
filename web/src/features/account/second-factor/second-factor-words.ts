import "server-only";
import type {PageContext} from "@/content/page-context";
import {pickWords} from "@/lib/messages";
import {stepUpWords} from "../step-up/step-up-words";

export function secondFactorWords(context: PageContext) {
  const {locale} = context.market;
  return {
    ...stepUpWords(context),
    ...pickWords(locale, "secondFactor", [
      ...(["text", "off", "on", "left", "start", "starting", "scan", "qr", "key"] as const),
      ...(["code", "codeHint", "codeWrong", "confirm", "confirming"] as const),
      ...(["codesTitle", "codesText", "codesKept"] as const),
      ...(["remove", "removeQuestion", "removeText", "removed", "passwordNeeded"] as const),
    ]),
    setPassword: context.t("securityLog.setPassword"),
    passwordHref: context.href("/account/password"),
  };
}
export type SecondFactorWords = ReturnType<typeof secondFactorWords>;
