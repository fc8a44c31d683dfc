"use client";

import type {User} from "@gradus/backend/contract/accounts";
import {WithResource} from "@/client/parts/with-resource";
import {WithUser} from "@/client/parts/with-user";
import {useLastLoaded} from "@/client/resources/use-last-loaded";
import {useLiveMonth, useMonths} from "@/client/resources/use-statistics";
import {withMessages} from "@/i18n/with-messages";
import {localDay} from "@/lib/time/local-day";
import {useAddressChoices} from "../../address/use-address-choices";
import {createRunFormat} from "../../format/run-format";
import {NoData} from "../parts/no-data";
import type {StatsTranslator} from "./stats-messages";
import {statsQuery} from "./stats-query";
import {StatsView} from "./stats-view";
import {withLive} from "./year-months";

interface Props {
  readonly t: StatsTranslator;
  readonly uploadHref: string;
}

export const StatsClient = withMessages(StatsContent);

function StatsContent({t, uploadHref}: Props) {
  return <WithUser t={t}>{(user) => <Stats user={user} uploadHref={uploadHref} t={t} />}</WithUser>;
}

interface StatsProps extends Pick<Props, "uploadHref"> {
  readonly user: User;
  readonly t: StatsTranslator;
}

function Stats({user, uploadHref, t}: StatsProps) {
  const [chosen, choose] = useAddressChoices();
  const query = statsQuery(chosen);
  const {data, ...months} = useMonths(query.shoe);
  const live = useLiveMonth(query.shoe);
  // While those of other shoes are read, the former stay: nothing moves.
  const lastLoaded = useLastLoaded(data);
  return (
    <WithResource resource={{...months, data: months.err ? null : lastLoaded}} t={t}>
      {(reply) =>
        reply.months.length === 0 && query.shoe === null ? (
          <NoData
            sentence={t("statistics.empty")}
            action={{label: t("powercenter.upload"), href: uploadHref}}
          />
        ) : (
          <StatsView
            months={withLive(reply.months, live.data)}
            present={live.data?.month ?? localDay(new Date()).slice(0, 7)}
            query={query}
            timezone={user.timezone}
            format={createRunFormat(t, user.preferences)}
            t={t}
            onChoose={choose}
          />
        )
      }
    </WithResource>
  );
}
