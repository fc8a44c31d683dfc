import "server-only";
import {formWords} from "@/client/forms/form-words";
import type {PageContext} from "@/content/page-context";
import {pickWords} from "@/lib/messages";

export function signInWords(context: PageContext) {
  const {market, t, values} = context;
  return {
    ...pickWords(market.locale, "auth", [
      ...(["email", "password", "showPassword", "hidePassword", "signIn", "signingIn"] as const),
      ...(["noAccount", "wrongPassword", "sessionEnded"] as const),
    ]),
    code: t("secondFactor.code"),
    codeNeeded: t("secondFactor.needed"),
    codeWrong: t("secondFactor.codeWrong"),
    noStorage: t("common.noStorage"),
    signInFailed: t("auth.signInFailed", {email: values.supportEmail ?? ""}),
    form: formWords(context),
  };
}
export type SignInWords = ReturnType<typeof signInWords>;
