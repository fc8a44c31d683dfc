import {OthersPanel} from "@/features/auth/sign-up/others-panel";
import {appMetadata} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {StepPage, stepRoute} from "@/page-kit/sign-up-step-page";

const ROUTE = stepRoute("others", (t) => t("signup.othersTitle"));

export async function generateMetadata({params}: MarketProps) {
  return appMetadata(ROUTE, await params);
}

export default async function SignUpOthersRoute({params}: MarketProps) {
  return (
    <StepPage step="others" title={ROUTE.title} segments={await params}>
      {(context, signUpContext) => <OthersPanel context={context} place={signUpContext} />}
    </StepPage>
  );
}
