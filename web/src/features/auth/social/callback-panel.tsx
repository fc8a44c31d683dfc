import type {Provider} from "@gradus/backend/contract/social";
import {brand} from "@gradus/schemas/brand";
import {formWords} from "@/client/forms/form-words";
import {PROVIDER_NAMES} from "@/client/social/providers";
import type {PageContext} from "@/content/page-context";
import {homeHref} from "../home-href";
import {CallbackClient} from "./callback-client";

export function CallbackPanel({provider, context}: {provider: Provider; context: PageContext}) {
  const {t, href, values} = context;
  const name = PROVIDER_NAMES[provider];
  return (
    <CallbackClient
      provider={provider}
      home={homeHref(context)}
      signInHref={href("/sign-in")}
      signUpHref={href("/sign-up")}
      methodsHref={href("/account/sign-in-methods")}
      words={{
        form: formWords(context),
        signingIn: t("auth.signingIn"),
        cancelled: t("auth.socialCancelled", {provider: name}),
        mismatch: t("auth.socialMismatch", {provider: name, product: brand.name}),
        accountExists: t("auth.accountExists"),
        signInFailed: t("auth.signInFailed", {email: values.supportEmail ?? ""}),
        unavailable: t("auth.socialUnavailable", {provider: name}),
        link: linkWords(context, name),
        codeNeeded: t("secondFactor.socialNeeded"),
        signIn: t("auth.signIn"),
        createAccount: t("auth.createLink"),
      }}
    />
  );
}

/** What is different where somebody links a provider to the account they are in. */
function linkWords({t}: PageContext, provider: string) {
  return {
    cancelled: t("signInMethods.cancelled", {provider}),
    failed: t("signInMethods.failed", {provider}),
    linkedElsewhere: t("signInMethods.linkedElsewhere", {provider}),
    otherLinked: t("signInMethods.otherLinked", {provider}),
    unavailable: t("signInMethods.unavailable", {provider}),
    signInAgain: t("signInMethods.signInAgain"),
    backToList: t("signInMethods.backToList"),
  };
}
