import type {Provider} from "@gradus/backend/contract/social";
import {brand} from "@gradus/schemas/brand";
import {formWords} from "@/lib/forms/form-words";
import type {PageContext} from "@/lib/page-context";
import {homeHref} from "../home-path";
import {CallbackClient} from "./callback-client";
import {PROVIDER_NAMES} from "./providers";

export function CallbackPanel({provider, context}: {provider: Provider; context: PageContext}) {
  const {t, href, values} = context;
  const name = PROVIDER_NAMES[provider];
  return (
    <CallbackClient
      provider={provider}
      home={homeHref(context)}
      signInHref={href("/sign-in")}
      signUpHref={href("/sign-up")}
      words={{
        form: formWords(context),
        signingIn: t("auth.signingIn"),
        cancelled: t("auth.socialCancelled", {provider: name}),
        mismatch: t("auth.socialMismatch", {provider: name, product: brand.name}),
        accountExists: t("auth.accountExists"),
        signInFailed: t("auth.signInFailed", {email: values.supportEmail ?? ""}),
        codeNeeded: t("secondFactor.socialNeeded"),
        signIn: t("auth.signIn"),
        createAccount: t("auth.createLink"),
      }}
    />
  );
}
