import {SharesClient} from "@/features/account/shares/shares-client";
import {sharesWords} from "@/features/account/shares/shares-words";
import {AccountPage, accountMetadata} from "@/page-kit/account-page";
import type {MarketProps} from "@/page-kit/market-props";

export async function generateMetadata({params}: MarketProps) {
  return accountMetadata("shares", await params);
}

export default async function SharesRoute({params}: MarketProps) {
  return (
    <AccountPage section="shares" segments={await params}>
      {(context) => <SharesClient words={sharesWords(context)} verifyHref={context.href("/verify-email")} />}
    </AccountPage>
  );
}
