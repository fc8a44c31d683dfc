import type {ReactNode} from "react";
import type {PageContext} from "@/content/page-context";
import {StepHead} from "@/features/auth/sign-up/step-head";
import {type Step, stepNumber, stepPath} from "@/features/auth/sign-up/steps";
import type {SignUpPlace} from "@/features/auth/sign-up/use-step";
import {AppPage, type AppRoute} from "@/page-kit/app-page";

interface Props {
  readonly step: Exclude<Step, "credentials">;
  readonly segments: {region: string; locale: string};
  readonly title: AppRoute["title"];
  readonly children: (context: PageContext, signUpContext: SignUpPlace) => ReactNode;
}

export const stepRoute = (step: Step, title: AppRoute["title"]): AppRoute => ({path: stepPath(step), title});

export const signUpPlaceOf = ({market, href}: Pick<PageContext, "market" | "href">): SignUpPlace => ({
  region: market.region,
  base: href("/"),
});

export function StepPage({step, segments, title, children}: Props) {
  return (
    <AppPage
      route={stepRoute(step, title)}
      segments={segments}
      lanes={stepNumber(step)}
      before={(context) => <StepHead step={step} context={context} />}
    >
      {(context) => children(context, signUpPlaceOf(context))}
    </AppPage>
  );
}
