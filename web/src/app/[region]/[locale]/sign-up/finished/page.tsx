import {getPowerCenterLink} from "@/features/auth/power-center-link";
import {Finished} from "@/features/auth/sign-up/finished";
import {PendingGiftClient} from "@/features/membership/claim/pending-gift-client";
import {appMetadata} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {StepPage, stepRoute} from "@/page-kit/sign-up-step-page";

const ROUTE = stepRoute("finished", (t) => t("signup.finishedTitle"));

export async function generateMetadata({params}: MarketProps) {
  return appMetadata(ROUTE, await params);
}

export default async function SignUpFinishedRoute({params}: MarketProps) {
  return (
    <StepPage step="finished" title={ROUTE.title} segments={await params}>
      {async (context, signUpContext) => (
        <>
          <Finished context={context} place={signUpContext} powerCenter={await getPowerCenterLink(context)} />
          <PendingGiftClient
            words={context.t("claim.waiting")}
            label={context.t("claim.take")}
            href={context.href("/gift/claim")}
          />
        </>
      )}
    </StepPage>
  );
}
