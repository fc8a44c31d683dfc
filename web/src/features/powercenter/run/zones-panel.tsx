import type {ActivityDetail} from "@gradus/backend/contract/activities";
import type {Series} from "@gradus/training/series/series";
import {wholePercents} from "@/lib/whole-percents";
import {ExplainButton} from "../explain/explain-button";
import type {RunFormat} from "../format/run-format";
import {type MissingPower, NeedsPower} from "../power/needs-power";
import {PowerHistogram} from "./power-histogram";
import type {RunTranslator} from "./run-messages";

interface Props {
  readonly run: ActivityDetail;
  readonly series: Series;
  readonly missing: MissingPower;
  readonly format: RunFormat;
  readonly t: RunTranslator;
}

export function ZonesPanel({run, series, missing, format, t}: Props) {
  if (run.average_power === null) return <p className="mt-4">{t("run.noZones")}</p>;
  if (run.critical_power === null || run.zones.length === 0)
    return (
      <p className="mt-4">
        <NeedsPower words={t("run.stressNeedsPower")} missing={missing} t={t} />
      </p>
    );
  const all = Math.max(1, run.below_seconds + run.seconds_in_zones.reduce((sum, each) => sum + each, 0));
  const longest = Math.max(1, run.below_seconds, ...run.seconds_in_zones);
  const percents = wholePercents([run.below_seconds, ...run.seconds_in_zones]);
  const rows = run.zones.map((zone, index) => ({
    zone: index + 1,
    watts:
      zone.power_high === null
        ? t("run.zoneAbove", {watts: format.number(zone.power_low)})
        : `${format.number(zone.power_low)}–${format.number(zone.power_high)}`,
    seconds: run.seconds_in_zones[index] ?? 0,
  }));
  const below = {
    zone: 0,
    watts: t("run.zoneBelow", {watts: format.number(run.zones[0]?.power_low ?? null)}),
    seconds: run.below_seconds,
  };
  return (
    <>
      <PowerHistogram series={series} criticalPower={run.critical_power} format={format} t={t} />
      <table className="zone-table">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t("run.zone")}</th>
            <th scope="col">{t("run.power")}</th>
            <th scope="col">{t("run.time")}</th>
          </tr>
        </thead>
        <tbody>
          {[...rows.reverse(), below].map(({zone, watts, seconds}) => (
            <tr key={zone}>
              <th scope="row" data-zone={zone}>
                <span className="zone-name">{zone === 0 ? "–" : `Z${zone}`}</span>{" "}
                <span className="sr-only">{t(`run.zoneName.${ZONE_KEYS[zone] ?? "below"}`)}</span>
              </th>
              <td className="text-data">{watts} W</td>
              <td className="zone-bar" data-zone={zone} aria-hidden="true">
                <i style={{width: `${(100 * seconds) / longest}%`}} />
              </td>
              <td className="run-value">
                {format.duration(seconds)}
                <span className="unit">
                  {"\u202f"}
                  {format.number(percents[zone] ?? 0)} %
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ExplainButton
        id="seconds_in_zones"
        value={all}
        name={t("run.zones")}
        shown={format.duration(all)}
        run={run}
        format={format}
        t={t}
      />
    </>
  );
}

const ZONE_KEYS = ["below", "easy", "moderate", "threshold", "interval", "repetition"] as const;
