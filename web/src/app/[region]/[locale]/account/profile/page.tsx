import {PhotoClient} from "@/features/account/profile/photo-client";
import {PHOTO_MESSAGES} from "@/features/account/profile/photo-messages";
import {ProfileClient} from "@/features/account/profile/profile-client";
import {PROFILE_MESSAGES} from "@/features/account/profile/profile-messages";
import {selectMessages} from "@/i18n/select-messages";
import {AccountPage, accountMetadata} from "@/page-kit/account-page";
import type {MarketProps} from "@/page-kit/market-props";

export async function generateMetadata({params}: MarketProps) {
  return accountMetadata("profile", await params);
}

export default async function ProfileRoute({params}: MarketProps) {
  return (
    <AccountPage section="profile" segments={await params}>
      {(context) => (
        <>
          <PhotoClient messages={selectMessages(context.market, PHOTO_MESSAGES)} />
          <ProfileClient
            messages={selectMessages(context.market, PROFILE_MESSAGES)}
            region={context.market.region}
            recalculateHref={context.href("/powercenter/analysis/critical-power")}
          />
        </>
      )}
    </AccountPage>
  );
}
