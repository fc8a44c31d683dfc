import {OthersPanel} from "@/features/access/sign-up/others-panel";
import {StepPage, stepRoute} from "@/features/access/sign-up/step-page";
import {appMetadata} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";

const ROUTE = stepRoute("others", (t) => t("signup.othersTitle"));

export async function generateMetadata({params}: MarketProps) {
  return appMetadata(ROUTE, await params);
}

export default async function SignUpOthersRoute({params}: MarketProps) {
  return (
    <StepPage step="others" title={ROUTE.title} segments={await params}>
      {(context, place) => <OthersPanel context={context} place={place} />}
    </StepPage>
  );
}
