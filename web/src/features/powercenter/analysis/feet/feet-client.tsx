"use client";

import type {User} from "@gradus/backend/contract/accounts";
import {dayInZone} from "@gradus/schemas/zoned-time";
import {useTranslator} from "@/client/messages/use-translator";
import {WithResource} from "@/client/parts/with-resource";
import {WithUser} from "@/client/parts/with-user";
import {useFootRuns} from "@/client/resources/use-foot-runs";
import {createRunFormat} from "../../format/run-format";
import {NoData} from "../parts/no-data";
import type {FeetMessages, FeetTranslator} from "./feet-messages";
import {FeetView} from "./feet-view";
import {FOOT_METRIC_NAMES, type FootBalance, type FootMetric, footBalance, trendFrom} from "./foot-balance";

interface Props {
  readonly messages: FeetMessages;
  readonly hrefs: {readonly runs: string; readonly duo: string};
}

/** What two pods say of both feet. */
export function FeetClient({messages, hrefs}: Props) {
  const t = useTranslator(messages);
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
      {({items}) => {
        const of = (metric: FootMetric): FootBalance => footBalance(items, metric, today);
        const balances = {
          groundTime: of("groundTime"),
          oscillation: of("oscillation"),
          legSpring: of("legSpring"),
          impact: of("impact"),
        };
        const isKnown = FOOT_METRIC_NAMES.some((metric) => balances[metric].latest !== null);
        if (!isKnown)
          return <NoData sentence={t("feet.empty")} action={{label: t("feet.toDuo"), href: hrefs.duo}} />;
        return (
          <FeetView
            balances={balances}
            today={today}
            runsHref={hrefs.runs}
            format={createRunFormat(t.formatLocale, user.preferences.distance_unit)}
            t={t}
          />
        );
      }}
    </WithResource>
  );
}
