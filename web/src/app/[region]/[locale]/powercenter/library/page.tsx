import {LibraryClient} from "@/features/powercenter/library/library-client";
import {LIBRARY_MESSAGES} from "@/features/powercenter/library/library-messages";
import {selectMessages} from "@/i18n/select-messages";
import type {AppRoute} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {PowerCenterPage, powerCenterMetadata} from "@/page-kit/power-center-page";

const ROUTE: AppRoute = {path: "/powercenter/library", title: (t) => t("powercenter.library")};

export async function generateMetadata({params}: MarketProps) {
  return powerCenterMetadata(ROUTE, await params);
}

export default async function LibraryRoute({params}: MarketProps) {
  return (
    <PowerCenterPage segments={await params} route={ROUTE} forAthletes="plan">
      {({market, href}) => (
        <LibraryClient
          messages={selectMessages(market, LIBRARY_MESSAGES)}
          locale={market.locale}
          builderHref={href("/powercenter/workouts/new")}
        />
      )}
    </PowerCenterPage>
  );
}
