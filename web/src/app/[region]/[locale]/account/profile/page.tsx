import {PhotoClient} from "@/features/account/profile/photo-client";
import {photoWords} from "@/features/account/profile/photo-words";
import {ProfileClient} from "@/features/account/profile/profile-client";
import {profileWords} from "@/features/account/profile/profile-words";
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
          <PhotoClient words={photoWords(context)} />
          <ProfileClient words={profileWords(context)} />
        </>
      )}
    </AccountPage>
  );
}
