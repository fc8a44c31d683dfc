import {SignInMethodsClient} from "@/features/account/sign-in-methods/sign-in-methods-client";
import {signInMethodsWords} from "@/features/account/sign-in-methods/sign-in-methods-words";
import {AccountPage, accountMetadata} from "@/page-kit/account-page";
import type {MarketProps} from "@/page-kit/market-props";

export async function generateMetadata({params}: MarketProps) {
  return accountMetadata("signInMethods", await params);
}

export default async function SignInMethodsRoute({params}: MarketProps) {
  return (
    <AccountPage section="signInMethods" segments={await params}>
      {(context) => <SignInMethodsClient words={signInMethodsWords(context)} />}
    </AccountPage>
  );
}
