import {getTranslations} from "next-intl/server";
import {requireMarket} from "@/lib/require-market";
import {PlainMessage} from "@/page-kit/errors/plain-message";
import {plainMetadata} from "@/page-kit/errors/plain-metadata";
import type {MarketProps} from "@/page-kit/market-props";
import {ButtonLink} from "@/ui/button-link";

// `server.ts` answers with this page under status 503 when content cannot be reached. It reads none itself.
export async function generateMetadata({params}: MarketProps) {
  return plainMetadata(await params, (t) => t("unavailable.title"));
}

export default async function UnavailableRoute({params}: MarketProps) {
  const market = requireMarket(await params);
  const t = await getTranslations({locale: market.locale});
  return (
    <PlainMessage market={market} t={t} title={t("unavailable.title")} body={t("unavailable.body")}>
      {/* An empty address is the one the visitor asked for. */}
      <ButtonLink size="lg" href="">
        {t("unavailable.retry")}
      </ButtonLink>
    </PlainMessage>
  );
}
