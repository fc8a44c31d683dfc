import {ZONE_NAMES} from "@gradus/training/zones/zones";
import type {ReactNode} from "react";
import {wholePercents} from "@/lib/whole-percents";
import type {RunFormat} from "../../format/run-format";
import type {DistributionTranslator} from "./distribution-messages";
import type {DistributionSummary} from "./distribution-summary";

interface Props {
  /** Of what. */
  readonly title: ReactNode;
  readonly distribution: Pick<DistributionSummary, "seconds_in_zones" | "below_seconds">;
  readonly format: RunFormat;
  readonly t: DistributionTranslator;
}

export function DistributionSentences({title, distribution, format, t}: Props) {
  const seconds = [distribution.below_seconds, ...distribution.seconds_in_zones];
  const all = seconds.reduce((sum, each) => sum + each, 0);
  const most = seconds.indexOf(Math.max(...seconds));
  const name = ZONE_NAMES[most - 1];
  return (
    <div className="max-w-measure">
      <p className="text-body-lg">{title}</p>
      {all > 0 && (
        <p className="mt-2 text-text-2">
          {t("distribution.mostly", {
            percent: format.number(wholePercents(seconds)[most] ?? 0),
            time: format.duration(all),
            zone: name
              ? t("distribution.zoneLabel", {number: most, name: t(`distribution.zoneNames.${name}`)})
              : t("distribution.zoneBelow"),
          })}
        </p>
      )}
    </div>
  );
}
