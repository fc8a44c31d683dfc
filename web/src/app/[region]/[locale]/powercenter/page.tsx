import {RUNS_MESSAGES} from "@/features/powercenter/runs/runs-messages";
import {StartClient} from "@/features/powercenter/runs/start-client";
import {selectMessages} from "@/lib/messages/select-messages";
import type {AppRoute} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {PowerCenterPage, powerCenterMetadata} from "@/page-kit/power-center-page";

const ROUTE: AppRoute = {path: "/powercenter", title: (t) => t("powercenter.title")};

export async function generateMetadata({params}: MarketProps) {
  return powerCenterMetadata(ROUTE, await params);
}

export default async function PowerCenterRoute({params}: MarketProps) {
  return (
    <PowerCenterPage segments={await params} route={ROUTE}>
      {({market, href}) => (
        <StartClient
          messages={selectMessages(market, RUNS_MESSAGES)}
          hrefs={{runs: href("/powercenter/activities"), upload: href("/powercenter/upload")}}
        />
      )}
    </PowerCenterPage>
  );
}
