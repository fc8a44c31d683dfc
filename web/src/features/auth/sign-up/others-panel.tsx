import {getAgreedDocument} from "@/content/legal/agreed-document";
import type {PageContext} from "@/content/page-context";
import {OthersClient} from "./others-client";
import {othersWords} from "./sign-up-words";
import type {Place} from "./use-step";

/** The last step, with the very text of the privacy policy that someone agrees to. */
export async function OthersPanel({context, place}: {context: PageContext; place: Place}) {
  const {region, locale} = context.market;
  return (
    <OthersClient
      place={place}
      words={othersWords(context)}
      market={{region, locale}}
      privacyHref={context.href("/privacy")}
      agreement={await getAgreedDocument("privacy", context.market)}
    />
  );
}
