import {UnitsClient} from "@/features/account/units/units-client";
import {UNITS_MESSAGES} from "@/features/account/units/units-messages";
import {selectMessages} from "@/i18n/select-messages";
import {AccountPage, accountMetadata} from "@/page-kit/account-page";
import type {MarketProps} from "@/page-kit/market-props";

export async function generateMetadata({params}: MarketProps) {
  return accountMetadata("units", await params);
}

export default async function UnitsRoute({params}: MarketProps) {
  return (
    <AccountPage section="units" segments={await params}>
      {(context) => <UnitsClient messages={selectMessages(context.market, UNITS_MESSAGES)} />}
    </AccountPage>
  );
}
