"use client";

import type {User} from "@gradus/backend/contract/accounts";
import {dayInZone} from "@gradus/schemas/zoned-time";
import {useTranslator} from "@/client/messages/use-translator";
import {WithResource} from "@/client/parts/with-resource";
import {WithUser} from "@/client/parts/with-user";
import {useRangeDistributions, useRunDistributions} from "@/client/resources/use-distributions";
import {useKept} from "@/client/resources/use-kept";
import {useRun} from "@/client/resources/use-run";
import {Link} from "@/ui/link";
import {useAddressChoices} from "../../address/use-address-choices";
import {fullDayWords} from "../../format/day-words";
import {createRunFormat} from "../../format/run-format";
import {DayRangeForm} from "../parts/day-range-form";
import {NoData} from "../parts/no-data";
import {TickTabs} from "../parts/tick-tabs";
import type {DistributionMessages, DistributionTranslator} from "./distribution-messages";
import {distributionRange, PRESETS, type Preset} from "./distribution-range";
import {DistributionView} from "./distribution-view";

interface Props {
  readonly messages: DistributionMessages;
  readonly hrefs: {readonly upload: string; readonly runs: string; readonly self: string};
}

/** How long what was held: over a range of days, or in the one run the address names. */
export function DistributionClient({messages, hrefs}: Props) {
  const t = useTranslator(messages);
  return <WithUser t={t}>{(user) => <Distribution user={user} hrefs={hrefs} t={t} />}</WithUser>;
}

interface PartProps extends Pick<Props, "hrefs"> {
  readonly user: User;
  readonly t: DistributionTranslator;
}

function Distribution(props: PartProps) {
  const [{run}] = useAddressChoices();
  return run ? <OfRun run={run} {...props} /> : <OfRange {...props} />;
}

function OfRun({run, user, hrefs, t}: PartProps & {readonly run: string}) {
  const known = useRun(run);
  const distributions = useRunDistributions(run);
  const both = {
    data: known.data && distributions.data && {run: known.data, held: distributions.data},
    err: known.err ?? distributions.err,
    retry: () => (known.err ? known.retry() : distributions.retry()),
  };
  return (
    <>
      <p className="mt-4">
        <Link href={hrefs.self} className="link inline-flex min-h-6 items-center">
          {t("distribution.backToRange")}
        </Link>
      </p>
      <WithResource resource={both} t={t}>
        {({run: {id, name, local_day, critical_power}, held}) => (
          <DistributionView
            title={
              <Link href={`${hrefs.runs}/${id}`} className="link">
                {t("distribution.ofRun", {name, day: fullDayWords(t.formatLocale, local_day)})}
              </Link>
            }
            held={{...held, histograms: held, criticalPower: critical_power, note: null}}
            format={createRunFormat(t.formatLocale, user.preferences.distance_unit)}
            t={t}
          />
        )}
      </WithResource>
    </>
  );
}

function OfRange({user, hrefs, t}: PartProps) {
  const [chosen, choose] = useAddressChoices();
  const range = distributionRange(chosen, dayInZone(new Date(), user.timezone));
  const {data, ...distributions} = useRangeDistributions({from: range.from, to: range.to});
  // While other days are read, the former stay: nothing moves.
  const kept = useKept(data);
  return (
    <>
      <RangeChoices range={range} t={t} choose={choose} />
      <WithResource resource={{...distributions, data: distributions.err ? null : kept}} t={t}>
        {(reply) =>
          reply.count === 0 ? (
            <NoData
              sentence={t("distribution.empty")}
              action={{label: t("powercenter.upload"), href: hrefs.upload}}
            />
          ) : (
            <DistributionView
              title={t("distribution.ofRange", {
                count: reply.count,
                from: fullDayWords(t.formatLocale, reply.from),
                to: fullDayWords(t.formatLocale, reply.to),
              })}
              held={{
                ...reply,
                criticalPower: reply.critical_power && newestOf(reply.zones),
                note: reply.histograms
                  ? null
                  : t("distribution.tooMany", {most: reply.most_runs, count: reply.count}),
              }}
              format={createRunFormat(t.formatLocale, user.preferences.distance_unit)}
              t={t}
            />
          )
        }
      </WithResource>
    </>
  );
}

interface ChoicesProps {
  readonly range: ReturnType<typeof distributionRange>;
  readonly t: DistributionTranslator;
  readonly choose: ReturnType<typeof useAddressChoices>[1];
}

function RangeChoices({range, t, choose}: ChoicesProps) {
  const presets = Object.keys(PRESETS).map((value) => ({
    value,
    label: t(`distribution.presets.${value as Preset}`),
  }));
  return (
    <>
      <TickTabs
        label={t("distribution.range")}
        choices={presets}
        chosen={range.preset ?? ""}
        onChoose={(value) => choose({range: value, from: "", to: ""})}
      />
      <DayRangeForm
        range={range}
        words={{
          from: t("distribution.from"),
          to: t("distribution.to"),
          show: t("distribution.show"),
          wrong: t("distribution.wrongDays"),
        }}
        onChoose={({from, to}) => choose({from, to, range: ""})}
      />
    </>
  );
}

/** Critical power in force last: where the fourth zone begins. */
const newestOf = (zones: readonly {readonly power_low: number}[]) => zones[3]?.power_low ?? null;
