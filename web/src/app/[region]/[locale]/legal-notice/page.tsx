import {getRegionSettings} from "@/content/settings/region-settings.query";
import {ProviderDetails} from "@/features/legal/provider-details";
import type {MarketProps} from "@/page-kit/market-props";
import {SystemPage, systemPageMetadata} from "@/page-kit/system-page";
import {viewMarket} from "@/preview/view-market";

const ROUTE = {slug: "legal-notice", path: "/legal-notice"};

export async function generateMetadata({params}: MarketProps) {
  return systemPageMetadata(ROUTE, await params);
}

export default async function LegalNoticeRoute({params}: MarketProps) {
  const segments = await params;
  const {provider} = await getRegionSettings((await viewMarket(segments)).region);
  return (
    <SystemPage route={ROUTE} segments={segments}>
      {(context) => <ProviderDetails provider={provider} context={context} />}
    </SystemPage>
  );
}
