import {SharesClient} from "@/features/account/shares/shares-client";
import {SHARES_MESSAGES} from "@/features/account/shares/shares-messages";
import {selectMessages} from "@/i18n/select-messages";
import {AccountPage, accountMetadata} from "@/page-kit/account-page";
import type {MarketProps} from "@/page-kit/market-props";

export async function generateMetadata({params}: MarketProps) {
  return accountMetadata("shares", await params);
}

export default async function SharesRoute({params}: MarketProps) {
  return (
    <AccountPage section="shares" segments={await params}>
      {(context) => (
        <SharesClient
          messages={selectMessages(context.market, SHARES_MESSAGES)}
          verifyHref={context.href("/verify-email")}
        />
      )}
    </AccountPage>
  );
}
