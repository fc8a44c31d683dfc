import {listStorageEntries} from "@/content/legal/storage-entries.query";
import {StorageEntryTable} from "@/features/legal/storage-entry-table";
import {LegalPage, legalPageMetadata} from "@/page-kit/legal/legal-page";
import type {MarketProps} from "@/page-kit/market-props";
import {viewMarket} from "@/preview/view-market";

const KIND = "cookies";

export async function generateMetadata({params}: MarketProps) {
  return legalPageMetadata(KIND, await params);
}

export default async function CookiesRoute({params}: MarketProps) {
  const segments = await params;
  const entries = await listStorageEntries(await viewMarket(segments));
  return (
    <LegalPage
      kind={KIND}
      segments={segments}
      appendix={({t}, title) => <StorageEntryTable caption={title} entries={entries} t={t} />}
    />
  );
}
