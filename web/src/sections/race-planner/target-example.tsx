import type {PageContext} from "@/content/page-context";
import {formatDuration} from "@/lib/format/duration";
import {measureWords} from "@/lib/format/measure-words";
import {distanceMeasure} from "@/lib/format/measures";
import {formatNumber, formatQuantity} from "@/lib/format/numbers";
import {EXAMPLE_MASS_KG, raceTarget} from "./example-targets";

const EXAMPLE_WATTS = 268;
const RACES_M = [5000, 10_000, 21_097.5, 42_195] as const;

export function TargetExample({context: {market, t}}: {context: PageContext}) {
  return (
    <div>
      <p className="flex items-baseline gap-2 text-value-xl text-primary">
        {formatNumber(EXAMPLE_WATTS, market)}
        <span className="unit">W</span>
      </p>
      <table className="mt-6 w-full">
        <caption className="mb-3 text-left text-label text-text-3">
          {t("sections.racePlanner.caption", {
            power: formatQuantity(EXAMPLE_WATTS, "W", market),
            weight: formatQuantity(EXAMPLE_MASS_KG, "kg", market),
          })}
        </caption>
        <thead>
          <tr className="border-b-2 border-text text-left text-label text-text-2">
            <th scope="col" className="py-2 pr-3">
              {t("sections.racePlanner.race")}
            </th>
            <th scope="col" className="py-2 pr-3">
              {t("race.targetPower")}
            </th>
            <th scope="col" className="py-2 text-right">
              {t("sections.racePlanner.time")}
            </th>
          </tr>
        </thead>
        <tbody>
          {RACES_M.map((distance) => (
            <RaceRow key={distance} distance={distance} context={{market, t}} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A target always stands with its range. */
function RaceRow({distance, context}: {distance: number; context: Pick<PageContext, "market" | "t">}) {
  const {lowWatts, highWatts, seconds} = raceTarget(EXAMPLE_WATTS, distance);
  const whole = (watts: number) => formatNumber(Math.round(watts), context.market);
  return (
    <tr className="border-b border-line-strong align-baseline">
      <th scope="row" className="py-3 pr-3 text-left text-ui hyphens-auto xs:text-h3">
        {raceName(distance, context)}
        <LengthInMiles distance={distance} market={context.market} />
      </th>
      <td className="py-3 pr-3 text-code xs:text-value whitespace-nowrap">
        {whole(lowWatts)}–{whole(highWatts)}
        <span className="unit">{"\u202f"}W</span>
      </td>
      <td className="py-3 text-right tabular-nums text-text-2">{formatDuration(seconds)}</td>
    </tr>
  );
}

/** Races keep their metric names everywhere; who counts in miles reads the length as well. */
function LengthInMiles({distance, market}: {distance: number; market: PageContext["market"]}) {
  const length = distanceMeasure(distance / 1000, market);
  return length.unit === "mi" && <span className="block text-label text-text-2">{measureWords(length)}</span>;
}

function raceName(distance: number, {market, t}: Pick<PageContext, "market" | "t">): string {
  if (distance === 21_097.5) return t("sections.racePlanner.half");
  if (distance === 42_195) return t("sections.racePlanner.marathon");
  return formatQuantity(distance / 1000, "km", market);
}
