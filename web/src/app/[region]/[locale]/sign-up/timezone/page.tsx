import {timezoneWords} from "@/features/access/sign-up/sign-up-words";
import {StepPage, stepRoute} from "@/features/access/sign-up/step-page";
import {TimezoneClient} from "@/features/access/sign-up/timezone-client";
import {appMetadata} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";

const ROUTE = stepRoute("timezone", (t) => t("signup.timezoneTitle"));

export async function generateMetadata({params}: MarketProps) {
  return appMetadata(ROUTE, await params);
}

export default async function SignUpTimezoneRoute({params}: MarketProps) {
  return (
    <StepPage step="timezone" title={ROUTE.title} segments={await params}>
      {(context, place) => <TimezoneClient place={place} words={timezoneWords(context)} />}
    </StepPage>
  );
}
