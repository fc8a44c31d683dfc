import {ConsentsClient} from "@/features/account/consents/consents-client";
import {CONSENTS_MESSAGES} from "@/features/account/consents/consents-messages";
import {documentHrefs} from "@/features/account/legal-documents";
import {selectMessages} from "@/i18n/select-messages";
import {AccountPage, accountMetadata} from "@/page-kit/account-page";
import type {MarketProps} from "@/page-kit/market-props";

export async function generateMetadata({params}: MarketProps) {
  return accountMetadata("consents", await params);
}

export default async function ConsentsRoute({params}: MarketProps) {
  return (
    <AccountPage section="consents" segments={await params}>
      {(context) => (
        <ConsentsClient
          messages={selectMessages(context.market, CONSENTS_MESSAGES)}
          versions={documentHrefs((path) => context.href(`${path}/versions`))}
        />
      )}
    </AccountPage>
  );
}
