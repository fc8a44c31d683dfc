import {AgreeClient} from "@/features/account/agree/agree-client";
import {AGREE_MESSAGES} from "@/features/account/agree/agree-messages";
import {documentHrefs} from "@/features/account/legal-documents";
import {selectMessages} from "@/i18n/select-messages";
import {AccountPage, accountMetadata} from "@/page-kit/account-page";
import type {MarketProps} from "@/page-kit/market-props";

export async function generateMetadata({params}: MarketProps) {
  return accountMetadata("agree", await params);
}

export default async function AgreeRoute({params}: MarketProps) {
  return (
    <AccountPage section="agree" segments={await params}>
      {(context) => (
        <AgreeClient
          messages={selectMessages(context.market, AGREE_MESSAGES)}
          texts={documentHrefs(context.href)}
          hrefs={{account: context.href("/account"), privacy: context.href("/account/privacy")}}
        />
      )}
    </AccountPage>
  );
}
