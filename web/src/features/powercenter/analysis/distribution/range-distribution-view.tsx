import type {RangeDistributions} from "@gradus/backend/contract/run-statistics";
import {dayInZone} from "@gradus/schemas/zoned-time";
import {WithResource} from "@/client/parts/with-resource";
import {useRangeDistributions} from "@/client/resources/use-distributions";
import {useLastLoaded} from "@/client/resources/use-last-loaded";
import {useAddressChoices} from "../../address/use-address-choices";
import {fullDayWords} from "../../format/day-words";
import {createRunFormat} from "../../format/run-format";
import {DayRangeForm} from "../parts/day-range-form";
import {NoData} from "../parts/no-data";
import {TickTabs} from "../parts/tick-tabs";
import type {DistributionTranslator} from "./distribution-messages";
import type {DistributionPartProps} from "./distribution-part-props";
import {distributionRange, PRESET_NAMES} from "./distribution-range";
import {DistributionSentences} from "./distribution-sentences";
import {DistributionView} from "./distribution-view";

export function RangeDistributionView({user, hrefs, t}: DistributionPartProps) {
  const [chosen, choose] = useAddressChoices();
  const range = distributionRange(chosen, dayInZone(new Date(), user.timezone));
  const {data, ...distributions} = useRangeDistributions({from: range.from, to: range.to});
  // While other days are read, the former stay: nothing moves.
  const lastLoaded = useLastLoaded(data);
  const format = createRunFormat(t, user.preferences);
  return (
    <>
      <div className="analysis-head distribution-head">
        {lastLoaded && lastLoaded.count > 0 ? (
          <DistributionSentences
            title={titleOf(lastLoaded, t)}
            distribution={lastLoaded}
            format={format}
            t={t}
          />
        ) : (
          <span />
        )}
        <TickTabs
          label={t("distribution.range")}
          choices={PRESET_NAMES.map((value) => ({value, label: t(`distribution.presets.${value}`)}))}
          chosen={range.preset}
          onChoose={(value) => choose({range: value, from: "", to: ""})}
        />
      </div>
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
      <WithResource resource={{...distributions, data: distributions.err ? null : lastLoaded}} t={t}>
        {(reply) =>
          reply.count === 0 ? (
            <NoData
              sentence={t("distribution.empty")}
              action={{label: t("powercenter.upload"), href: hrefs.upload}}
            />
          ) : (
            <DistributionView distribution={summaryOf(reply, t)} format={format} t={t} />
          )
        }
      </WithResource>
    </>
  );
}

const titleOf = ({count, from, to}: RangeDistributions, t: DistributionTranslator) =>
  t("distribution.ofRange", {
    count,
    from: fullDayWords(t.formatLocale, from),
    to: fullDayWords(t.formatLocale, to),
  });

function summaryOf(reply: RangeDistributions, t: DistributionTranslator) {
  const {histograms, most_runs: most, count, zones} = reply;
  return {
    ...reply,
    // In force last: the fourth zone begins there.
    criticalPower: zones[3]?.power_low ?? null,
    note: histograms ? null : t("distribution.tooMany", {most, count}),
  };
}
