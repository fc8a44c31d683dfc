import {SecondFactorClient} from "@/features/account/second-factor/second-factor-client";
import {SECOND_FACTOR_MESSAGES} from "@/features/account/second-factor/second-factor-messages";
import {selectMessages} from "@/i18n/select-messages";
import {AccountPage, accountMetadata} from "@/page-kit/account-page";
import type {MarketProps} from "@/page-kit/market-props";

export async function generateMetadata({params}: MarketProps) {
  return accountMetadata("secondFactor", await params);
}

export default async function SecondFactorRoute({params}: MarketProps) {
  return (
    <AccountPage section="secondFactor" segments={await params}>
      {(context) => (
        <SecondFactorClient
          messages={selectMessages(context.market, SECOND_FACTOR_MESSAGES)}
          passwordHref={context.href("/account/password")}
        />
      )}
    </AccountPage>
  );
}
