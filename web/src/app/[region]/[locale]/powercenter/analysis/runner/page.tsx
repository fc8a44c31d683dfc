import {RunnerClient} from "@/features/powercenter/analysis/runner/runner-client";
import {RUNNER_MESSAGES} from "@/features/powercenter/analysis/runner/runner-messages";
import {selectMessages} from "@/i18n/select-messages";
import type {AppRoute} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {PowerCenterPage, powerCenterMetadata} from "@/page-kit/power-center-page";

const ROUTE: AppRoute = {path: "/powercenter/analysis/runner", title: (t) => t("powercenter.runner")};

export async function generateMetadata({params}: MarketProps) {
  return powerCenterMetadata(ROUTE, await params);
}

export default async function RunnerRoute({params}: MarketProps) {
  return (
    <PowerCenterPage segments={await params} route={ROUTE}>
      {({market, href}) => (
        <RunnerClient
          messages={selectMessages(market, RUNNER_MESSAGES)}
          hrefs={{upload: href("/powercenter/upload"), profile: href("/account/profile")}}
        />
      )}
    </PowerCenterPage>
  );
}
