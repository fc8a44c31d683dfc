import {BuilderClient} from "@/features/powercenter/builder/builder-client";
import {builderHrefs, WORKOUTS_PATH} from "@/features/powercenter/builder/builder-hrefs";
import {BUILDER_MESSAGES} from "@/features/powercenter/builder/builder-messages";
import {selectMessages} from "@/i18n/select-messages";
import type {AppRoute} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {PowerCenterPage, powerCenterMetadata} from "@/page-kit/power-center-page";

const ROUTE: AppRoute = {path: `${WORKOUTS_PATH}/new`, title: (t) => t("builder.new")};

export async function generateMetadata({params}: MarketProps) {
  return powerCenterMetadata(ROUTE, await params);
}

export default async function NewWorkoutRoute({params}: MarketProps) {
  return (
    <PowerCenterPage segments={await params} route={ROUTE} forAthletes="plan">
      {({market, href}) => (
        <BuilderClient
          id={null}
          messages={selectMessages(market, BUILDER_MESSAGES)}
          hrefs={builderHrefs(href, market.locale)}
        />
      )}
    </PowerCenterPage>
  );
}
