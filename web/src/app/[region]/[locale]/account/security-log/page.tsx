import {SecurityLogClient} from "@/features/account/security-log/security-log-client";
import {SECURITY_LOG_MESSAGES} from "@/features/account/security-log/security-log-messages";
import {selectMessages} from "@/i18n/select-messages";
import {AccountPage, accountMetadata} from "@/page-kit/account-page";
import type {MarketProps} from "@/page-kit/market-props";

export async function generateMetadata({params}: MarketProps) {
  return accountMetadata("securityLog", await params);
}

export default async function SecurityLogRoute({params}: MarketProps) {
  return (
    <AccountPage section="securityLog" segments={await params}>
      {(context) => (
        <SecurityLogClient
          messages={selectMessages(context.market, SECURITY_LOG_MESSAGES)}
          passwordHref={context.href("/account/password")}
        />
      )}
    </AccountPage>
  );
}
