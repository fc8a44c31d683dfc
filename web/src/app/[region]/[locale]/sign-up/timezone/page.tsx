import {TIMEZONE_MESSAGES} from "@/features/auth/sign-up/sign-up-messages";
import {TimezoneClient} from "@/features/auth/sign-up/timezone-client";
import {selectMessages} from "@/i18n/select-messages";
import {appMetadata} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {StepPage, stepRoute} from "@/page-kit/sign-up-step-page";

const ROUTE = stepRoute("timezone", (t) => t("signup.timezoneTitle"));

export async function generateMetadata({params}: MarketProps) {
  return appMetadata(ROUTE, await params);
}

export default async function SignUpTimezoneRoute({params}: MarketProps) {
  return (
    <StepPage step="timezone" title={ROUTE.title} segments={await params}>
      {(context, signUpContext) => (
        <TimezoneClient place={signUpContext} messages={selectMessages(context.market, TIMEZONE_MESSAGES)} />
      )}
    </StepPage>
  );
}
