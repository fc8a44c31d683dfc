import {PrivacyClient} from "@/features/account/privacy/privacy-client";
import {PRIVACY_MESSAGES} from "@/features/account/privacy/privacy-messages";
import {selectMessages} from "@/i18n/select-messages";
import {AccountPage, accountMetadata} from "@/page-kit/account-page";
import type {MarketProps} from "@/page-kit/market-props";

export async function generateMetadata({params}: MarketProps) {
  return accountMetadata("privacy", await params);
}

export default async function PrivacyRoute({params}: MarketProps) {
  return (
    <AccountPage section="privacy" segments={await params}>
      {(context) => (
        <PrivacyClient
          messages={selectMessages(context.market, PRIVACY_MESSAGES)}
          signInHref={context.href("/sign-in")}
        />
      )}
    </AccountPage>
  );
}
