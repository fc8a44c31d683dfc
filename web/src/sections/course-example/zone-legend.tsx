import type {PageContext} from "@/content/page-context";
import {formatNumber} from "@/lib/format/numbers";

/** Where each zone begins, as a share of critical power. The last one has no end. */
const ZONES = [
  {name: "Z1", from: 0.65, to: 0.8, colour: "bg-z1"},
  {name: "Z2", from: 0.8, to: 0.9, colour: "bg-z2"},
  {name: "Z3", from: 0.9, to: 1, colour: "bg-z3"},
  {name: "Z4", from: 1, to: 1.15, colour: "bg-z4"},
  {name: "Z5", from: 1.15, to: null, colour: "bg-z5"},
] as const;

interface Props {
  readonly criticalPower: number;
  readonly market: PageContext["market"];
}

export function ZoneLegend({criticalPower, market}: Props) {
  const watts = (share: number) => formatNumber(Math.round(criticalPower * share), market);
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-3">
      {ZONES.map(({name, from, to, colour}) => (
        <li key={name} className="flex items-center gap-2 text-label tabular-nums">
          <span className={`px-2 py-1 text-(--on-zone) ${colour}`}>{name}</span>
          {to === null ? `≥ ${watts(from)} W` : `${watts(from)}–${watts(to)} W`}
        </li>
      ))}
    </ul>
  );
}
