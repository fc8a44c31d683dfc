import {UnitsClient} from "@/features/account/units/units-client";
import {unitsWords} from "@/features/account/units/units-words";
import {AccountPage, accountMetadata} from "@/page-kit/account-page";
import type {MarketProps} from "@/page-kit/market-props";

export async function generateMetadata({params}: MarketProps) {
  return accountMetadata("units", await params);
}

export default async function UnitsRoute({params}: MarketProps) {
  return (
    <AccountPage section="units" segments={await params}>
      {(context) => <UnitsClient words={unitsWords(context)} />}
    </AccountPage>
  );
}
