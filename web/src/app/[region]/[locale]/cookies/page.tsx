import {listStorageEntries} from "@/content/legal/storage-entries.query";
import {LegalPage, legalMetadata} from "@/features/legal/legal-page";
import {StorageEntryTable} from "@/features/legal/storage-entry-table";
import {requireMarket} from "@/lib/require-market";
import type {MarketProps} from "@/page-kit/market-props";

const KIND = "cookies";

export async function generateMetadata({params}: MarketProps) {
  return legalMetadata(KIND, await params);
}

export default async function CookiesRoute({params}: MarketProps) {
  const segments = await params;
  const entries = await listStorageEntries(requireMarket(segments));
  return (
    <LegalPage
      kind={KIND}
      segments={segments}
      appendix={({t}, title) => <StorageEntryTable caption={title} entries={entries} t={t} />}
    />
  );
}
