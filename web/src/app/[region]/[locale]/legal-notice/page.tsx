import {getRegionSettings} from "@/content/settings/region-settings.query";
import {ProviderDetails} from "@/features/legal/provider-details";
import {CodedPage, codedMetadata} from "@/page-kit/coded-page";
import type {MarketProps} from "@/page-kit/market-props";
import {viewMarket} from "@/preview/view-market";

const ROUTE = {slug: "legal-notice", path: "/legal-notice"};

export async function generateMetadata({params}: MarketProps) {
  return codedMetadata(ROUTE, await params);
}

export default async function LegalNoticeRoute({params}: MarketProps) {
  const segments = await params;
  const {provider} = await getRegionSettings((await viewMarket(segments)).region);
  return (
    <CodedPage route={ROUTE} segments={segments}>
      {(context) => <ProviderDetails provider={provider} context={context} />}
    </CodedPage>
  );
}
