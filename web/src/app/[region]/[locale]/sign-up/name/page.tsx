import {NameClient} from "@/features/auth/sign-up/name-client";
import {NAME_MESSAGES} from "@/features/auth/sign-up/sign-up-messages";
import {selectMessages} from "@/i18n/select-messages";
import {appMetadata} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {StepPage, stepRoute} from "@/page-kit/sign-up-step-page";

const ROUTE = stepRoute("name", (t) => t("signup.nameTitle"));

export async function generateMetadata({params}: MarketProps) {
  return appMetadata(ROUTE, await params);
}

export default async function SignUpNameRoute({params}: MarketProps) {
  return (
    <StepPage step="name" title={ROUTE.title} segments={await params}>
      {(context, signUpContext) => (
        <NameClient place={signUpContext} messages={selectMessages(context.market, NAME_MESSAGES)} />
      )}
    </StepPage>
  );
}
