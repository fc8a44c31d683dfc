import type {Provider} from "@gradus/backend/contract/social";
import type {PageContext} from "@/content/page-context";
import {selectMessages} from "@/i18n/select-messages";
import {homeHref} from "../home-href";
import {CallbackClient} from "./callback-client";
import {CALLBACK_MESSAGES} from "./social-messages";

export function CallbackPanel({provider, context}: {provider: Provider; context: PageContext}) {
  const {market, href, values} = context;
  return (
    <CallbackClient
      provider={provider}
      messages={selectMessages(market, CALLBACK_MESSAGES)}
      home={homeHref(context)}
      signInHref={href("/sign-in")}
      signUpHref={href("/sign-up")}
      methodsHref={href("/account/sign-in-methods")}
      supportEmail={values.supportEmail ?? ""}
    />
  );
}
