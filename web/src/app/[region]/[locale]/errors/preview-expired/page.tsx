import {getTranslations} from "next-intl/server";
import {marketPath} from "@/lib/market-path";
import {requireMarket} from "@/lib/require-market";
import {PlainMessage} from "@/page-kit/errors/plain-message";
import {plainMetadata} from "@/page-kit/errors/plain-metadata";
import type {MarketProps} from "@/page-kit/market-props";
import {EndPreviewClient} from "@/preview/end-preview-client";
import {ButtonLink} from "@/ui/button-link";

// `server.ts` answers with this page under status 410 when a shared preview has expired.
export async function generateMetadata({params}: MarketProps) {
  return plainMetadata(await params, (t) => t("preview.expiredTitle"));
}

export default async function PreviewExpiredRoute({params}: MarketProps) {
  const market = requireMarket(await params);
  const t = await getTranslations({locale: market.locale});
  return (
    <PlainMessage market={market} t={t} title={t("preview.expiredTitle")} body={t("preview.expired")}>
      <EndPreviewClient />
      <ButtonLink size="lg" href={marketPath(market, "/")}>
        {t("notFound.home")}
      </ButtonLink>
    </PlainMessage>
  );
}
