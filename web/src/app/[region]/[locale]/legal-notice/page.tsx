import {parseMarket} from "@gradus/schemas/markets";
import {getRegionSettings} from "@/content/settings/region-settings.query";
import {ProviderDetails} from "@/features/legal/provider-details";
import {createPageContext} from "@/lib/create-page-context";
import {requireMarket} from "@/lib/require-market";
import {pageMetadata} from "@/lib/seo/page-metadata";
import {PageJsonLd} from "@/page-kit/json-ld";
import type {MarketProps} from "@/page-kit/market-props";
import {SitePage} from "@/page-kit/site-page";
import {Container} from "@/ui/container";

const PATH = "/legal-notice";

export async function generateMetadata({params}: MarketProps) {
  const {region, locale} = await params;
  const market = parseMarket(region, locale);
  if (!market) return {};
  const {t} = await createPageContext(market, PATH);
  const title = t("footer.legalNotice");
  return pageMetadata({market, t, path: PATH, title, description: t("legal.noticeIntro"), versions: null});
}

export default async function LegalNoticeRoute({params}: MarketProps) {
  const market = requireMarket(await params);
  const [settings, context] = await Promise.all([
    getRegionSettings(market.region),
    createPageContext(market, PATH),
  ]);
  const title = context.t("footer.legalNotice");
  return (
    <SitePage context={context}>
      <Container className="py-section">
        <h1 className="text-display-2">{title}</h1>
        <p className="mt-4 max-w-measure text-body-lg text-text-2">{context.t("legal.noticeIntro")}</p>
        <ProviderDetails provider={settings.provider} context={context} />
      </Container>
      <PageJsonLd title={title} context={context} />
    </SitePage>
  );
}
