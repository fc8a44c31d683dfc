import {formatDuration} from "@/lib/format/duration";
import type {Answer} from "./answer";
import type {PlannerSetting} from "./planner-form";

interface Props {
  readonly answer: Answer;
  readonly setting: PlannerSetting;
}

/** The numbers to remember. A target always stands with its range. */
export function PlanFigures({answer, setting: {t, scales, measures}}: Props) {
  const {prediction, criticalPower, distance, gain, loss} = answer;
  const {power, time, power_range: watts, time_range: times} = prediction;
  const climb = t("planner.climb", {
    gain: measures.of(gain, "elevation"),
    loss: measures.of(loss, "elevation"),
  });
  const figures = [
    {
      name: t("sections.racePlanner.time"),
      value: formatDuration(time),
      unit: null,
      note: `${formatDuration(times.min)}–${formatDuration(times.max)}`,
    },
    {
      name: t("sections.podDemo.pace"),
      value: formatDuration((time / distance) * measures.every),
      unit: `min/${scales.distance.unit}`,
      note: t("planner.average"),
    },
    {
      name: t("race.course"),
      value: measures.number(scales.distance.fromSi(distance), 1),
      unit: scales.distance.unit,
      note: climb,
    },
  ];
  return (
    <dl className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(max(9.5rem,30%),1fr))] gap-x-2 gap-y-6">
      <div className="col-span-full">
        <dt className="text-label text-text-2">{t("race.targetPower")}</dt>
        <dd className="mt-1 flex flex-wrap items-baseline gap-x-4">
          <span className="text-value-xl text-primary">
            {measures.number(Math.round(power), 0)}
            <span className="unit">{"\u202f"}W</span>
          </span>
          <span className="text-value whitespace-nowrap text-text-2">
            {measures.watts(watts.min, watts.max)}
          </span>
          <span className="text-label text-text-2">
            {t("planner.share", {
              percent: measures.percent(power / criticalPower),
              power: measures.watts(criticalPower),
            })}
          </span>
        </dd>
      </div>
      {figures.map(({name, value, unit, note}) => (
        <div key={name}>
          <dt className="text-label text-text-2">{name}</dt>
          <dd className="mt-1">
            <span className="block text-value whitespace-nowrap">
              {value}
              {unit && <span className="unit">{`\u202f${unit}`}</span>}
            </span>
            <span className="block text-label text-text-2">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
