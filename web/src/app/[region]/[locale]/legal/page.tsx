import {listLegalDocuments} from "@/content/legal/legal.query";
import {LegalIndex} from "@/features/legal/legal-index";
import {requireMarket} from "@/lib/require-market";
import {CodedPage, codedMetadata} from "@/page-kit/coded-page";
import type {MarketProps} from "@/page-kit/market-props";

const ROUTE = {slug: "legal", path: "/legal"};

export async function generateMetadata({params}: MarketProps) {
  return codedMetadata(ROUTE, await params);
}

export default async function LegalIndexRoute({params}: MarketProps) {
  const segments = await params;
  const documents = await listLegalDocuments(requireMarket(segments));
  return (
    <CodedPage route={ROUTE} segments={segments}>
      {(context) => <LegalIndex documents={documents} context={context} />}
    </CodedPage>
  );
}
