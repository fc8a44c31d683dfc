import {parseMarket} from "@gradus/schemas/markets";
import {listLegalDocuments} from "@/content/legal/legal.query";
import {LegalIndex} from "@/features/legal/legal-index";
import {createPageContext} from "@/lib/create-page-context";
import {requireMarket} from "@/lib/require-market";
import {pageMetadata} from "@/lib/seo/page-metadata";
import {PageJsonLd} from "@/page-kit/json-ld";
import type {MarketProps} from "@/page-kit/market-props";
import {SitePage} from "@/page-kit/site-page";
import {Container} from "@/ui/container";

const PATH = "/legal";

export async function generateMetadata({params}: MarketProps) {
  const {region, locale} = await params;
  const market = parseMarket(region, locale);
  if (!market) return {};
  const {t} = await createPageContext(market, PATH);
  return pageMetadata({
    market,
    t,
    path: PATH,
    title: t("legal.title"),
    description: t("legal.index"),
    versions: null,
  });
}

export default async function LegalIndexRoute({params}: MarketProps) {
  const market = requireMarket(await params);
  const [documents, context] = await Promise.all([
    listLegalDocuments(market),
    createPageContext(market, PATH),
  ]);
  return (
    <SitePage context={context}>
      <Container className="py-section">
        <h1 className="text-display-2">{context.t("legal.title")}</h1>
        <p className="mt-4 max-w-measure text-body-lg text-text-2">{context.t("legal.index")}</p>
        <LegalIndex documents={documents} context={context} />
      </Container>
      <PageJsonLd title={context.t("legal.title")} context={context} />
    </SitePage>
  );
}
