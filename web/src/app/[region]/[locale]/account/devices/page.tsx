import {DevicesClient} from "@/features/account/devices/devices-client";
import {devicesWords} from "@/features/account/devices/devices-words";
import {AccountPage, accountMetadata} from "@/page-kit/account-page";
import type {MarketProps} from "@/page-kit/market-props";

export async function generateMetadata({params}: MarketProps) {
  return accountMetadata("devices", await params);
}

export default async function DevicesRoute({params}: MarketProps) {
  return (
    <AccountPage section="devices" segments={await params}>
      {(context) => <DevicesClient words={devicesWords(context)} appHref={context.href("/download")} />}
    </AccountPage>
  );
}
