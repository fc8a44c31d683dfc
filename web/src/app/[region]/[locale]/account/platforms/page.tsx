import {PlatformsClient} from "@/features/account/platforms/platforms-client";
import {PLATFORMS_MESSAGES} from "@/features/account/platforms/platforms-messages";
import {selectMessages} from "@/i18n/select-messages";
import {AccountPage, accountMetadata} from "@/page-kit/account-page";
import type {MarketProps} from "@/page-kit/market-props";

export async function generateMetadata({params}: MarketProps) {
  // For a moment the address contains what a platform sends the user back with.
  return {...(await accountMetadata("platforms", await params)), referrer: "no-referrer" as const};
}

export default async function PlatformsRoute({params}: MarketProps) {
  return (
    <AccountPage section="platforms" segments={await params}>
      {(context) => <PlatformsClient messages={selectMessages(context.market, PLATFORMS_MESSAGES)} />}
    </AccountPage>
  );
}
