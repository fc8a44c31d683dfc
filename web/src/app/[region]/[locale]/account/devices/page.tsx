import {DevicesClient} from "@/features/account/devices/devices-client";
import {DEVICES_MESSAGES} from "@/features/account/devices/devices-messages";
import {selectMessages} from "@/i18n/select-messages";
import {AccountPage, accountMetadata} from "@/page-kit/account-page";
import type {MarketProps} from "@/page-kit/market-props";

export async function generateMetadata({params}: MarketProps) {
  return accountMetadata("devices", await params);
}

export default async function DevicesRoute({params}: MarketProps) {
  return (
    <AccountPage section="devices" segments={await params}>
      {(context) => (
        <DevicesClient
          messages={selectMessages(context.market, DEVICES_MESSAGES)}
          appHref={context.href("/download")}
        />
      )}
    </AccountPage>
  );
}
