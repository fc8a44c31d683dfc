import {ShoesClient} from "@/features/account/shoes/shoes-client";
import {SHOES_MESSAGES} from "@/features/account/shoes/shoes-messages";
import {selectMessages} from "@/i18n/select-messages";
import {AccountPage, accountMetadata} from "@/page-kit/account-page";
import type {MarketProps} from "@/page-kit/market-props";

export async function generateMetadata({params}: MarketProps) {
  return accountMetadata("shoes", await params);
}

export default async function ShoesRoute({params}: MarketProps) {
  return (
    <AccountPage section="shoes" segments={await params}>
      {(context) => <ShoesClient messages={selectMessages(context.market, SHOES_MESSAGES)} />}
    </AccountPage>
  );
}
