import {SignInMethodsClient} from "@/features/account/sign-in-methods/sign-in-methods-client";
import {SIGN_IN_METHODS_MESSAGES} from "@/features/account/sign-in-methods/sign-in-methods-messages";
import {selectMessages} from "@/i18n/select-messages";
import {AccountPage, accountMetadata} from "@/page-kit/account-page";
import type {MarketProps} from "@/page-kit/market-props";

export async function generateMetadata({params}: MarketProps) {
  return accountMetadata("signInMethods", await params);
}

export default async function SignInMethodsRoute({params}: MarketProps) {
  return (
    <AccountPage section="signInMethods" segments={await params}>
      {(context) => (
        <SignInMethodsClient
          messages={selectMessages(context.market, SIGN_IN_METHODS_MESSAGES)}
          passwordHref={context.href("/account/password")}
        />
      )}
    </AccountPage>
  );
}
