import {UNITS_MESSAGES} from "@/features/auth/sign-up/sign-up-messages";
import {UnitsClient} from "@/features/auth/sign-up/units-client";
import {selectMessages} from "@/i18n/select-messages";
import {appMetadata} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {StepPage, stepRoute} from "@/page-kit/sign-up-step-page";

const ROUTE = stepRoute("units-and-goals", (t) => t("signup.unitsTitle"));

export async function generateMetadata({params}: MarketProps) {
  return appMetadata(ROUTE, await params);
}

export default async function SignUpUnitsRoute({params}: MarketProps) {
  return (
    <StepPage step="units-and-goals" title={ROUTE.title} segments={await params}>
      {(context, signUpContext) => (
        <UnitsClient place={signUpContext} messages={selectMessages(context.market, UNITS_MESSAGES)} />
      )}
    </StepPage>
  );
}
