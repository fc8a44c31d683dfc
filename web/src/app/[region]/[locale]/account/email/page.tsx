import {EmailClient} from "@/features/account/email/email-client";
import {EMAIL_MESSAGES} from "@/features/account/email/email-messages";
import {selectMessages} from "@/i18n/select-messages";
import {AccountPage, accountMetadata} from "@/page-kit/account-page";
import type {MarketProps} from "@/page-kit/market-props";

export async function generateMetadata({params}: MarketProps) {
  return accountMetadata("email", await params);
}

export default async function EmailRoute({params}: MarketProps) {
  return (
    <AccountPage section="email" segments={await params}>
      {(context) => (
        <EmailClient
          messages={selectMessages(context.market, EMAIL_MESSAGES)}
          verifyHref={context.href("/verify-email")}
        />
      )}
    </AccountPage>
  );
}
