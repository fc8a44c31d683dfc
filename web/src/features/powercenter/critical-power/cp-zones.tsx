import type {CpContext} from "./cp-context";
import {type ZoneWatts, zonesOf} from "./cp-rules";

/** The ruler's ends as shares of critical power. */
const RULER = {from: 0.6, to: 1.3} as const;

export function CpZones({context: {automatic, format, t}}: {readonly context: CpContext}) {
  const watts = automatic.in_force?.critical_power ?? automatic.critical_power;
  const isAtLeast = automatic.in_force?.lower_bound ?? automatic.lower_bound === true;
  if (watts === null) return null;
  const share = (at: number) => (100 * (at / watts - RULER.from)) / (RULER.to - RULER.from);
  const words = ({low, high}: ZoneWatts) =>
    high === null
      ? t("power.zones.above", {watts: format.number(low)})
      : `${format.number(low)}–${format.number(high)}`;
  return (
    <section className="run-section">
      <h2 className="text-h3">{t("power.zones.title")}</h2>
      <table className="cp-zones">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t("power.zones.zone")}</th>
            <th scope="col">{t("power.zones.name")}</th>
            <td />
            <th scope="col">W</th>
          </tr>
        </thead>
        <tbody>
          {zonesOf(watts).map((zone) => (
            <tr key={zone.zone} data-zone={zone.zone}>
              <th scope="row" className="zone-name">
                Z{zone.zone}
              </th>
              <td className="text-label">{t(`run.zoneName.${zone.name}`)}</td>
              <td className="cp-zone-ruler" aria-hidden="true">
                <i
                  style={{
                    insetInlineStart: `${share(zone.low)}%`,
                    width: `${share(zone.high ?? RULER.to * watts) - share(zone.low)}%`,
                  }}
                />
              </td>
              <td className="run-value">{words(zone)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isAtLeast && <p className="mt-2 text-label">{t("power.zones.atLeast")}</p>}
      <p className="mt-2 text-label text-text-2">{t("power.zones.why")}</p>
    </section>
  );
}
