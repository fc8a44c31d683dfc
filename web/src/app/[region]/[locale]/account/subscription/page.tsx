import {SubscriptionClient} from "@/features/account/subscription/subscription-client";
import {SUBSCRIPTION_MESSAGES} from "@/features/account/subscription/subscription-messages";
import {selectMessages} from "@/i18n/select-messages";
import {AccountPage, accountMetadata} from "@/page-kit/account-page";
import type {MarketProps} from "@/page-kit/market-props";

export async function generateMetadata({params}: MarketProps) {
  return accountMetadata("subscription", await params);
}

export default async function SubscriptionRoute({params}: MarketProps) {
  return (
    <AccountPage section="subscription" segments={await params}>
      {({market, href}) => (
        <SubscriptionClient
          messages={selectMessages(market, SUBSCRIPTION_MESSAGES)}
          market={{region: market.region, locale: market.locale}}
          links={{plans: href("/membership"), claim: href("/gift/claim")}}
        />
      )}
    </AccountPage>
  );
}
