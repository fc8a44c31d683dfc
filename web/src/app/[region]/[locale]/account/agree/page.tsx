import {AgreeClient} from "@/features/account/agree/agree-client";
import {agreeWords} from "@/features/account/agree/agree-words";
import {AccountPage, accountMetadata} from "@/page-kit/account-page";
import type {MarketProps} from "@/page-kit/market-props";

export async function generateMetadata({params}: MarketProps) {
  return accountMetadata("agree", await params);
}

export default async function AgreeRoute({params}: MarketProps) {
  return (
    <AccountPage section="agree" segments={await params}>
      {(context) => <AgreeClient words={agreeWords(context)} />}
    </AccountPage>
  );
}
