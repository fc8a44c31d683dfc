import {BuilderClient} from "@/features/powercenter/builder/builder-client";
import {builderHrefs, WORKOUTS_PATH} from "@/features/powercenter/builder/builder-hrefs";
import {BUILDER_MESSAGES} from "@/features/powercenter/builder/builder-messages";
import {selectMessages} from "@/i18n/select-messages";
import type {AppRoute} from "@/page-kit/app-page";
import {PowerCenterPage, powerCenterMetadata} from "@/page-kit/power-center-page";

interface Props {
  readonly params: Promise<{readonly region: string; readonly locale: string; readonly id: string}>;
}

const routeOf = (id: string): AppRoute => ({path: `${WORKOUTS_PATH}/${id}`, title: (t) => t("builder.one")});

export async function generateMetadata({params}: Props) {
  const {id, ...segments} = await params;
  return powerCenterMetadata(routeOf(id), segments);
}

export default async function WorkoutRoute({params}: Props) {
  const {id, ...segments} = await params;
  return (
    <PowerCenterPage segments={segments} route={routeOf(id)} forAthletes="plan">
      {({market, href}) => (
        <BuilderClient
          id={id}
          messages={selectMessages(market, BUILDER_MESSAGES)}
          hrefs={builderHrefs(href, market.locale)}
        />
      )}
    </PowerCenterPage>
  );
}
