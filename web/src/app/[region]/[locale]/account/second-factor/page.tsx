import {SecondFactorClient} from "@/features/account/second-factor/second-factor-client";
import {secondFactorWords} from "@/features/account/second-factor/second-factor-words";
import {AccountPage, accountMetadata} from "@/page-kit/account-page";
import type {MarketProps} from "@/page-kit/market-props";

export async function generateMetadata({params}: MarketProps) {
  return accountMetadata("secondFactor", await params);
}

export default async function SecondFactorRoute({params}: MarketProps) {
  return (
    <AccountPage section="secondFactor" segments={await params}>
      {(context) => <SecondFactorClient words={secondFactorWords(context)} />}
    </AccountPage>
  );
}
