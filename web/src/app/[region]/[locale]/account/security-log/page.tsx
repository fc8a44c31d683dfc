import {SecurityLogClient} from "@/features/account/security-log/security-log-client";
import {securityLogWords} from "@/features/account/security-log/security-log-words";
import {AccountPage, accountMetadata} from "@/page-kit/account-page";
import type {MarketProps} from "@/page-kit/market-props";

export async function generateMetadata({params}: MarketProps) {
  return accountMetadata("securityLog", await params);
}

export default async function SecurityLogRoute({params}: MarketProps) {
  return (
    <AccountPage section="securityLog" segments={await params}>
      {(context) => <SecurityLogClient words={securityLogWords(context)} />}
    </AccountPage>
  );
}
