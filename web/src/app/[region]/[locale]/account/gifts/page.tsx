import {GiftsClient} from "@/features/account/gifts/gifts-client";
import {GIFTS_MESSAGES} from "@/features/account/gifts/gifts-messages";
import {selectMessages} from "@/i18n/select-messages";
import {AccountPage, accountMetadata} from "@/page-kit/account-page";
import type {MarketProps} from "@/page-kit/market-props";

export async function generateMetadata({params}: MarketProps) {
  return accountMetadata("gifts", await params);
}

export default async function GiftsRoute({params}: MarketProps) {
  return (
    <AccountPage section="gifts" segments={await params}>
      {({market, href}) => (
        <GiftsClient
          messages={selectMessages(market, GIFTS_MESSAGES)}
          market={{region: market.region, locale: market.locale}}
          programHref={href("/coach-program")}
        />
      )}
    </AccountPage>
  );
}
