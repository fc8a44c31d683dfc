import {RunsClient} from "@/features/powercenter/runs/runs-client";
import {RUNS_MESSAGES} from "@/features/powercenter/runs/runs-messages";
import {selectMessages} from "@/i18n/select-messages";
import type {AppRoute} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {PowerCenterPage, powerCenterMetadata} from "@/page-kit/power-center-page";

const ROUTE: AppRoute = {path: "/powercenter/activities", title: (t) => t("powercenter.runs")};

export async function generateMetadata({params}: MarketProps) {
  return powerCenterMetadata(ROUTE, await params);
}

export default async function RunsRoute({params}: MarketProps) {
  return (
    <PowerCenterPage segments={await params} route={ROUTE}>
      {({market, href}) => (
        <RunsClient
          messages={selectMessages(market, RUNS_MESSAGES)}
          hrefs={{runs: href("/powercenter/activities"), upload: href("/powercenter/upload")}}
        />
      )}
    </PowerCenterPage>
  );
}
