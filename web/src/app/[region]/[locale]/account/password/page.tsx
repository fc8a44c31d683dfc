import {PasswordClient} from "@/features/account/password/password-client";
import {passwordWords, sessionsWords} from "@/features/account/password/password-words";
import {SessionsClient} from "@/features/account/password/sessions-client";
import {AccountPage, accountMetadata} from "@/page-kit/account-page";
import type {MarketProps} from "@/page-kit/market-props";

export async function generateMetadata({params}: MarketProps) {
  return accountMetadata("password", await params);
}

export default async function PasswordRoute({params}: MarketProps) {
  return (
    <AccountPage section="password" segments={await params}>
      {(context) => (
        <>
          <PasswordClient words={passwordWords(context)} />
          <SessionsClient words={sessionsWords(context)} />
        </>
      )}
    </AccountPage>
  );
}
