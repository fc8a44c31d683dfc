import {listLegalDocuments} from "@/content/legal/list-legal-documents";
import {LegalIndex} from "@/features/legal/legal-index";
import type {MarketProps} from "@/page-kit/market-props";
import {SystemPage, systemPageMetadata} from "@/page-kit/system-page";
import {viewMarket} from "@/preview/view-market";

const ROUTE = {slug: "legal", path: "/legal"};

export async function generateMetadata({params}: MarketProps) {
  return systemPageMetadata(ROUTE, await params);
}

export default async function LegalIndexRoute({params}: MarketProps) {
  const segments = await params;
  const documents = await listLegalDocuments(await viewMarket(segments));
  return (
    <SystemPage route={ROUTE} segments={segments}>
      {(context) => <LegalIndex documents={documents} context={context} />}
    </SystemPage>
  );
}
