import {PrivacyClient} from "@/features/account/privacy/privacy-client";
import {privacyWords} from "@/features/account/privacy/privacy-words";
import {AccountPage, accountMetadata} from "@/page-kit/account-page";
import type {MarketProps} from "@/page-kit/market-props";

export async function generateMetadata({params}: MarketProps) {
  return accountMetadata("privacy", await params);
}

export default async function PrivacyRoute({params}: MarketProps) {
  return (
    <AccountPage section="privacy" segments={await params}>
      {(context) => <PrivacyClient words={privacyWords(context)} />}
    </AccountPage>
  );
}
