import {FitnessClient} from "@/features/powercenter/analysis/fitness/fitness-client";
import {FITNESS_MESSAGES} from "@/features/powercenter/analysis/fitness/fitness-messages";
import {selectMessages} from "@/i18n/select-messages";
import type {AppRoute} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {PowerCenterPage, powerCenterMetadata} from "@/page-kit/power-center-page";

const ROUTE: AppRoute = {path: "/powercenter/analysis/fitness", title: (t) => t("powercenter.fitness")};

export async function generateMetadata({params}: MarketProps) {
  return powerCenterMetadata(ROUTE, await params);
}

export default async function FitnessRoute({params}: MarketProps) {
  return (
    <PowerCenterPage segments={await params} route={ROUTE}>
      {({market, href}) => (
        <FitnessClient
          messages={selectMessages(market, FITNESS_MESSAGES)}
          uploadHref={href("/powercenter/upload")}
        />
      )}
    </PowerCenterPage>
  );
}
