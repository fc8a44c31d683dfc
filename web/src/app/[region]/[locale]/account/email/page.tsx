import {EmailClient} from "@/features/account/email/email-client";
import {emailWords} from "@/features/account/email/email-words";
import {AccountPage, accountMetadata} from "@/page-kit/account-page";
import type {MarketProps} from "@/page-kit/market-props";

export async function generateMetadata({params}: MarketProps) {
  return accountMetadata("email", await params);
}

export default async function EmailRoute({params}: MarketProps) {
  return (
    <AccountPage section="email" segments={await params}>
      {(context) => <EmailClient words={emailWords(context)} verifyHref={context.href("/verify-email")} />}
    </AccountPage>
  );
}
