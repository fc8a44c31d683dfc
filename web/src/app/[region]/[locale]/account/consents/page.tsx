import {ConsentsClient} from "@/features/account/consents/consents-client";
import {consentsWords} from "@/features/account/consents/consents-words";
import {AccountPage, accountMetadata} from "@/page-kit/account-page";
import type {MarketProps} from "@/page-kit/market-props";

export async function generateMetadata({params}: MarketProps) {
  return accountMetadata("consents", await params);
}

export default async function ConsentsRoute({params}: MarketProps) {
  return (
    <AccountPage section="consents" segments={await params}>
      {(context) => <ConsentsClient words={consentsWords(context)} />}
    </AccountPage>
  );
}
