import {targetOf, targetRange, targetWatts} from "@gradus/training/workouts/target";
import type {Segment} from "@gradus/training/workouts/workout";
import {zoneOf} from "@gradus/training/zones/zones";
import type {BuilderContext} from "./builder-context";
import type {ProfileScale} from "./draw-profile";

interface Props {
  readonly segment: Segment;
  readonly scale: ProfileScale;
  readonly context: Pick<BuilderContext, "runner" | "format" | "t">;
}

/** assumption: a single value is drawn so wide, as a share of critical power. */
const THIN = 0.01;

export function TargetGauge({segment, scale, context: {runner, format, t}}: Props) {
  const range = targetRange(segment, runner.criticalPower);
  const {from} = targetOf(segment, runner.criticalPower);
  const [low, high] = range ?? [from, from];
  const at = (share: number) =>
    100 * Math.min(1, Math.max(0, (share - scale.low) / (scale.high - scale.low)));
  const left = at(low - THIN / 2);
  const width = Math.max(1, at(high + THIN / 2) - left);
  const watts = targetWatts(segment, runner.criticalPower)?.map((each) => format.number(each)) ?? [];
  return (
    <p className="target-gauge" data-open={range === null || undefined}>
      <span className="gauge-rail" aria-hidden="true">
        <span
          className="gauge-block"
          data-zone={zoneOf((low + high) / 2)}
          style={{left: `${left}%`, width: `${width}%`}}
        />
        <b style={{left: `${at(1)}%`}} />
      </span>
      <span className="target-watts">
        {range === null
          ? t("builder.noTarget")
          : watts[0] === watts[1]
            ? t("builder.wattsOf", {watts: watts[0] ?? ""})
            : t("builder.wattsFromTo", {from: watts[0] ?? "", to: watts[1] ?? ""})}
      </span>
    </p>
  );
}
