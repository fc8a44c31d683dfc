import {brand} from "@gradus/schemas/brand";
import {parseMarket} from "@gradus/schemas/markets";
import type {Metadata} from "next";
import {marketPath} from "@/lib/market-path";
import {getTranslator} from "@/lib/messages";
import {requireMarket} from "@/lib/require-market";
import {pageTitle} from "@/lib/seo/page-metadata";
import type {MarketProps} from "@/page-kit/market-props";
import {ButtonLink} from "@/ui/button-link";
import {Container} from "@/ui/container";
import {Logo} from "@/ui/logo/logo";

// `server.ts` answers with this page under status 503 when content cannot be reached. It reads none itself.
export async function generateMetadata({params}: MarketProps): Promise<Metadata> {
  const {region, locale} = await params;
  const market = parseMarket(region, locale);
  if (!market) return {};
  const t = getTranslator(market.locale);
  return {title: pageTitle({t, title: t("unavailable.title"), market}), robots: {index: false}};
}

export default async function UnavailableRoute({params}: MarketProps) {
  const market = requireMarket(await params);
  const t = getTranslator(market.locale);
  const home = marketPath(market, "/");
  return (
    <main id="main" className="field-asphalt grid min-h-dvh content-center">
      <Container>
        <a href={home} aria-label={t("nav.homeLabel", {product: brand.name})}>
          <Logo className="h-8" />
        </a>
        <h1 className="mt-16 text-display-2">{t("unavailable.title")}</h1>
        <p className="mt-4 max-w-measure text-body-lg text-text-2">{t("unavailable.body")}</p>
        <p className="mt-8">
          {/* An empty address is the one the visitor asked for. */}
          <ButtonLink size="lg" href="">
            {t("unavailable.retry")}
          </ButtonLink>
        </p>
      </Container>
    </main>
  );
}
