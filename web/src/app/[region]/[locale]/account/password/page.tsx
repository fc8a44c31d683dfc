import {PasswordClient} from "@/features/account/password/password-client";
import {PASSWORD_MESSAGES, SESSIONS_MESSAGES} from "@/features/account/password/password-messages";
import {SessionsClient} from "@/features/account/password/sessions-client";
import {selectMessages} from "@/i18n/select-messages";
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
          <PasswordClient messages={selectMessages(context.market, PASSWORD_MESSAGES)} />
          <SessionsClient messages={selectMessages(context.market, SESSIONS_MESSAGES)} />
        </>
      )}
    </AccountPage>
  );
}
