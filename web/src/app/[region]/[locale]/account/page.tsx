import {OverviewClient} from "@/features/account/overview/overview-client";
import {overviewWords} from "@/features/account/overview/overview-words";
import {AccountPage, accountMetadata} from "@/page-kit/account-page";
import type {MarketProps} from "@/page-kit/market-props";

export async function generateMetadata({params}: MarketProps) {
  return accountMetadata("overview", await params);
}

export default async function AccountRoute({params}: MarketProps) {
  return (
    <AccountPage section="overview" segments={await params}>
      {(context) => (
        <OverviewClient
          words={overviewWords(context)}
          verifyHref={context.href("/verify-email")}
          links={{
            devices: context.href("/account/devices"),
            shoes: context.href("/account/shoes"),
            shares: context.href("/account/shares"),
          }}
        />
      )}
    </AccountPage>
  );
}
