import {round} from "@/art/drawing/svg";
import type {RaceSplit} from "./race-result";

interface Props {
  readonly splits: readonly RaceSplit[];
  readonly mean: number;
  readonly share: (metres: number) => number;
}

const [WIDTH, HEIGHT] = [1000, 40];
/** Fewer watts than this either side of the mean do not fill the height: what is even should look even. */
const SPREAD = 6;

export function WattsLine({splits, mean, share}: Props) {
  const spread = Math.max(SPREAD, ...splits.map(({power}) => Math.abs(power - mean)));
  const x = (metres: number) => round(share(metres) * WIDTH);
  const y = (watts: number) => round(HEIGHT / 2 - ((watts - mean) / spread) * (HEIGHT / 2 - 2));
  const steps = splits.map(({to, power}, index) => `${index === 0 ? "M0 " : "V"}${y(power)}H${x(to)}`);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="race-watts-line"
      fill="none"
      aria-hidden="true"
    >
      <path
        d={`M0 ${HEIGHT / 2}H${WIDTH}`}
        stroke="currentColor"
        strokeDasharray="6 4"
        vectorEffect="non-scaling-stroke"
      />
      <path d={steps.join("")} stroke="var(--s-power)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
