import {zonesInWatts} from "@gradus/training/zones/zones";
import type {CSSProperties} from "react";
import {clockStep, ticksWithin} from "@/charts/series-stack/scale";
import type {BuilderContext} from "./builder-context";
import {type DrawnStep, heightOf, type ProfileScale, scaleOf} from "./draw-profile";

const [WIDTH, HEIGHT] = [1000, 220];
const TICKS = 8;

interface Props {
  readonly steps: readonly DrawnStep[];
  /** The block whose lane is used. */
  readonly chosen: string | null;
  readonly context: BuilderContext;
  readonly onChoose: (block: string) => void;
}

/** A click goes to the block; for the keyboard, the block's lane does the same. */
export function ProfileCanvas({steps, chosen, context: {runner, format, t}, onChoose}: Props) {
  const all = steps.reduce((sum, {seconds}) => sum + seconds, 0);
  const scale = scaleOf(steps);
  const label =
    all === 0
      ? t("builder.drawnEmpty")
      : t("builder.drawn", {time: format.duration(all), count: steps.length});
  return (
    <div className="builder-canvas">
      <ZoneRuler scale={scale} criticalPower={runner.criticalPower} />
      <div className="canvas-plot">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
          {steps.map((step) => (
            <Step
              key={step.key}
              step={step}
              all={all}
              scale={scale}
              isChosen={step.block === chosen}
              onChoose={onChoose}
            />
          ))}
        </svg>
        <p
          className="canvas-level text-data"
          style={{top: `${100 * heightOf(1, scale)}%`}}
          aria-hidden="true"
        >
          <span>{t("builder.level", {watts: format.watts(runner.criticalPower).value})}</span>
        </p>
      </div>
      <TimeAxis all={all} format={format} />
    </div>
  );
}

interface StepProps {
  readonly step: DrawnStep;
  readonly all: number;
  readonly scale: ProfileScale;
  readonly isChosen: boolean;
  readonly onChoose: (block: string) => void;
}

function Step({step, all, scale, isChosen, onChoose}: StepProps) {
  const [left, right] = [step.start, step.start + step.seconds].map((second) => (WIDTH * second) / all);
  const y = (share: number) => HEIGHT * heightOf(share, scale);
  const [top, end] = [y(step.from), y(step.to)];
  const [low, high] = step.range ?? [null, null];
  return (
    <g data-zone={step.zone} data-chosen={isChosen || undefined} onPointerDown={() => onChoose(step.block)}>
      <path className="profile-body" d={`M${left} ${HEIGHT}V${top}L${right} ${end}V${HEIGHT}Z`} />
      {low !== null && high !== null && (
        <path className="profile-band" d={`M${left} ${y(low)}V${y(high)}H${right}V${y(low)}Z`} />
      )}
      <path className="profile-edge" d={`M${left} ${top}L${right} ${end}`} />
    </g>
  );
}

/** Where the zones lie, at the far left. */
function ZoneRuler({scale, criticalPower}: {readonly scale: ProfileScale; readonly criticalPower: number}) {
  const zones = zonesInWatts(criticalPower).map(({powerLow, powerHigh}, index) => ({
    zone: index + 1,
    low: powerLow / criticalPower,
    high: Math.min(scale.high, (powerHigh ?? Number.POSITIVE_INFINITY) / criticalPower),
  }));
  return (
    <div className="canvas-zones" aria-hidden="true">
      {zones
        .filter(({low}) => low < scale.high)
        .map(({zone, low, high}) => {
          const top = 100 * (1 - (high - scale.low) / (scale.high - scale.low));
          const bottom = 100 * (1 - (low - scale.low) / (scale.high - scale.low));
          const style: CSSProperties = {top: `${top}%`, height: `${bottom - top}%`};
          return (
            <i key={zone} data-zone={zone} style={style}>
              <span>Z{zone}</span>
            </i>
          );
        })}
    </div>
  );
}

function TimeAxis({all, format}: {readonly all: number} & Pick<BuilderContext, "format">) {
  const ticks = ticksWithin(0, all, clockStep(all, TICKS)).filter(() => all > 0);
  return (
    <div className="canvas-axis" aria-hidden="true">
      {ticks.map((second) => (
        <span key={second} className="text-data" style={{left: `${(100 * second) / all}%`}}>
          {format.duration(second)}
        </span>
      ))}
    </div>
  );
}
