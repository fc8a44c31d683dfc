import {getTranslator} from "@/lib/messages/get-translator";
import {requireMarket} from "@/lib/require-market";
import {PlainMessage} from "@/page-kit/errors/plain-message";
import {plainMetadata} from "@/page-kit/errors/plain-metadata";
import type {MarketProps} from "@/page-kit/market-props";
import {RetryLinkClient} from "@/preview/retry-link-client";

/** Where a browser ends up that keeps no cookies inside a frame. */
export async function generateMetadata({params}: MarketProps) {
  return plainMetadata(await params, (t) => t("preview.blockedTitle"));
}

export default async function PreviewBlockedRoute({params}: MarketProps) {
  const market = requireMarket(await params);
  const t = getTranslator(market.locale);
  return (
    <PlainMessage market={market} t={t} title={t("preview.blockedTitle")} body={t("preview.blocked")}>
      <RetryLinkClient label={t("preview.openInTab")} />
    </PlainMessage>
  );
}
