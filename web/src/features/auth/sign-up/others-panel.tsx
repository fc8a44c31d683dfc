import {getAgreedDocument} from "@/content/legal/agreed-document";
import type {PageContext} from "@/content/page-context";
import {selectMessages} from "@/i18n/select-messages";
import {OthersClient} from "./others-client";
import {OTHERS_MESSAGES} from "./sign-up-messages";
import type {SignUpPlace} from "./use-step";

/** The last step, with the very text of the privacy policy that someone agrees to. */
export async function OthersPanel({context, place}: {context: PageContext; place: SignUpPlace}) {
  const {region, locale} = context.market;
  return (
    <OthersClient
      place={place}
      messages={selectMessages(context.market, OTHERS_MESSAGES)}
      market={{region, locale}}
      supportEmail={context.values.supportEmail ?? ""}
      privacyHref={context.href("/privacy")}
      agreement={await getAgreedDocument("privacy", context.market)}
    />
  );
}
