import {OverviewClient} from "@/features/account/overview/overview-client";
import {OverviewHeadingClient} from "@/features/account/overview/overview-heading-client";
import {OVERVIEW_MESSAGES} from "@/features/account/overview/overview-messages";
import {selectMessages} from "@/i18n/select-messages";
import {AccountPage, accountMetadata} from "@/page-kit/account-page";
import type {MarketProps} from "@/page-kit/market-props";

export async function generateMetadata({params}: MarketProps) {
  return accountMetadata("overview", await params);
}

export default async function AccountRoute({params}: MarketProps) {
  return (
    <AccountPage
      section="overview"
      segments={await params}
      heading={({market}, title) => (
        <OverviewHeadingClient messages={selectMessages(market, OVERVIEW_MESSAGES)} title={title} />
      )}
    >
      {(context) => (
        <OverviewClient
          messages={selectMessages(context.market, OVERVIEW_MESSAGES)}
          market={{region: context.market.region, locale: context.market.locale}}
          verifyHref={context.href("/verify-email")}
          links={{
            runs: context.href("/powercenter/activities"),
            devices: context.href("/account/devices"),
            shoes: context.href("/account/shoes"),
            shares: context.href("/account/shares"),
            subscription: context.href("/account/subscription"),
            orders: context.href("/account/orders"),
          }}
        />
      )}
    </AccountPage>
  );
}
