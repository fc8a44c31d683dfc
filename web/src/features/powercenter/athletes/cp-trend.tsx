import type {AthleteRow} from "@gradus/backend/contract/athletes";
import {daysBetween} from "@gradus/training/numbers/days";
import type {RunFormat} from "../format/run-format";
import type {AthletesTranslator} from "./athletes-messages";

const [WIDTH, HEIGHT, EDGE] = [90, 28, 3];
const DAYS = 90;

interface Props {
  readonly points: NonNullable<AthleteRow["critical_power"]>;
  readonly format: RunFormat;
  readonly t: AthletesTranslator;
}

export function CpTrend({points, format, t}: Props) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const change = Math.round(last.watts - first.watts);
  return (
    <div className="athlete-cp">
      <p className="text-data">
        {format.number(last.watts)} W<span className="sr-only">{t("athletes.cpChange", {change})}</span>
      </p>
      <svg width={WIDTH} height={HEIGHT} aria-hidden="true" className="cp-trend">
        <path d={stepsOf(points)} />
      </svg>
    </div>
  );
}

function stepsOf(points: Props["points"]): string {
  const watts = points.map((point) => point.watts);
  const [least, most] = [Math.min(...watts), Math.max(...watts)];
  const y = (value: number) =>
    most === least ? HEIGHT / 2 : HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (value - least)) / (most - least);
  const [first, ...later] = points;
  const x = (day: string) => Math.min(WIDTH, (WIDTH * daysBetween(first?.day ?? day, day)) / DAYS);
  const steps = later.map(({day, watts: value}) => `H${x(day).toFixed(1)}V${y(value).toFixed(1)}`);
  return `M0 ${y(first?.watts ?? 0).toFixed(1)}${steps.join("")}H${WIDTH}`;
}
