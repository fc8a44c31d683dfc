"use client";

import type {User} from "@gradus/backend/contract/accounts";
import type {Activity} from "@gradus/backend/contract/activities";
import {dayInZone} from "@gradus/schemas/zoned-time";
import {useMemo} from "react";
import {WithResource} from "@/client/parts/with-resource";
import {WithUser} from "@/client/parts/with-user";
import {useFootRuns} from "@/client/resources/use-foot-runs";
import {withMessages} from "@/i18n/with-messages";
import {createRunFormat} from "../../format/run-format";
import {NoData} from "../parts/no-data";
import type {FeetTranslator} from "./feet-messages";
import {FeetView} from "./feet-view";
import {FOOT_METRIC_NAMES, type FootMetric, footBalance, trendFrom} from "./foot-balance";

interface Props {
  readonly t: FeetTranslator;
  readonly hrefs: {readonly runs: string; readonly duo: string};
}

export const FeetClient = withMessages(FeetContent);

function FeetContent({t, hrefs}: Props) {
  return <WithUser t={t}>{(user) => <Feet user={user} hrefs={hrefs} t={t} />}</WithUser>;
}

interface FeetProps extends Pick<Props, "hrefs"> {
  readonly user: User;
  readonly t: FeetTranslator;
}

function Feet({user, hrefs, t}: FeetProps) {
  const today = dayInZone(new Date(), user.timezone);
  const runs = useFootRuns(trendFrom(today));
  return (
    <WithResource resource={runs} t={t}>
      {({items}) => <FeetOfRuns items={items} today={today} user={user} hrefs={hrefs} t={t} />}
    </WithResource>
  );
}

interface FeetOfRunsProps extends FeetProps {
  readonly items: readonly Activity[];
  readonly today: string;
}

function FeetOfRuns({items, today, user, hrefs, t}: FeetOfRunsProps) {
  const balances = useMemo(() => balancesOf(items, today), [items, today]);
  if (FOOT_METRIC_NAMES.every((metric) => balances[metric].latest === null))
    return <NoData sentence={t("feet.empty")} action={{label: t("feet.toDuo"), href: hrefs.duo}} />;
  const format = createRunFormat(t, user.preferences);
  return <FeetView balances={balances} today={today} runsHref={hrefs.runs} format={format} t={t} />;
}

function balancesOf(items: readonly Activity[], today: string) {
  const of = (metric: FootMetric) => footBalance(items, metric, today);
  return {
    groundTime: of("groundTime"),
    oscillation: of("oscillation"),
    legSpring: of("legSpring"),
    impact: of("impact"),
  };
}
