import {AccountPage, accountMetadata} from "@/features/account/account-page";
import {DevicesClient} from "@/features/account/devices/devices-client";
import {devicesWords} from "@/features/account/devices/devices-words";
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
