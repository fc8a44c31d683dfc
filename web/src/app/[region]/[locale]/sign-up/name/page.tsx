import {NameClient} from "@/features/access/sign-up/name-client";
import {nameWords} from "@/features/access/sign-up/sign-up-words";
import {StepPage, stepRoute} from "@/features/access/sign-up/step-page";
import {appMetadata} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";

const ROUTE = stepRoute("name", (t) => t("signup.nameTitle"));

export async function generateMetadata({params}: MarketProps) {
  return appMetadata(ROUTE, await params);
}

export default async function SignUpNameRoute({params}: MarketProps) {
  return (
    <StepPage step="name" title={ROUTE.title} segments={await params}>
      {(context, place) => <NameClient place={place} words={nameWords(context)} />}
    </StepPage>
  );
}
