import {ZONE_NAMES} from "@gradus/training/zones/zones";
import {wholePercents} from "@/lib/whole-percents";
import type {RunFormat} from "../../format/run-format";
import type {DistributionTranslator} from "./distribution-messages";
import type {DistributionSummary} from "./distribution-summary";

interface Props {
  readonly distribution: DistributionSummary;
  readonly format: RunFormat;
  readonly t: DistributionTranslator;
}

export function ZoneRows({distribution, format, t}: Props) {
  const {seconds_in_zones, below_seconds, zones} = distribution;
  const all = below_seconds + seconds_in_zones.reduce((sum, each) => sum + each, 0);
  if (all === 0) return <p className="mt-6 text-text-2">{t("distribution.noZones")}</p>;
  const seconds = [below_seconds, ...seconds_in_zones];
  const longest = Math.max(...seconds);
  const percents = wholePercents(seconds);
  return (
    <section className="analysis-panel mt-6" aria-labelledby="zones">
      <h2 id="zones" className="text-h3">
        {t("distribution.zones")}
      </h2>
      <table className="distribution-zones">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t("distribution.zone")}</th>
            <th scope="col">{t("distribution.kinds.power")}</th>
            <td />
            <th scope="col">{t("distribution.time")}</th>
            <th scope="col">{t("distribution.share")}</th>
          </tr>
        </thead>
        <tbody>
          {[5, 4, 3, 2, 1, 0].map((zone) => (
            <tr key={zone}>
              <th scope="row" data-zone={zone}>
                <span className="zone-name">{zone === 0 ? "–" : `Z${zone}`}</span>{" "}
                <span className="zone-word">
                  {t(`distribution.zoneNames.${ZONE_NAMES[zone - 1] ?? "below"}`)}
                </span>
              </th>
              <td className="text-data">{zoneWatts(zones, zone, format, t)}</td>
              <td className="zone-ticks-cell" data-zone={zone} aria-hidden="true">
                <i style={{width: `${(100 * (seconds[zone] ?? 0)) / longest}%`}} />
              </td>
              <td className="run-value">{format.duration(seconds[zone] ?? 0)}</td>
              <td className="run-value text-text-2">{format.number(percents[zone] ?? 0)} %</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 max-w-measure text-label text-text-2">{t("distribution.zonesNote")}</p>
    </section>
  );
}

/** Where a zone begins and ends; nothing where critical power is not known. */
function zoneWatts(
  zones: DistributionSummary["zones"],
  zone: number,
  format: RunFormat,
  t: DistributionTranslator,
): string {
  const [first] = zones;
  if (!first) return "";
  if (zone === 0) return t("distribution.below", {watts: format.number(first.power_low)});
  const {power_low, power_high} = zones[zone - 1] ?? first;
  if (power_high === null) return t("distribution.above", {watts: format.number(power_low)});
  return t("distribution.between", {low: format.number(power_low), high: format.number(power_high)});
}
