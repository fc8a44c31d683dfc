import type {Series} from "@gradus/training/series/series";
import {isMovingPowerShown} from "@gradus/training/summary/moving-power";
import type {ReactNode} from "react";
import {measureWords} from "@/lib/format/measure-words";
import {ExplainButton} from "../explain/explain-button";
import type {Explained} from "../explain/run-explanations";
import {Value} from "../format/value";
import {type MissingPower, NeedsPower} from "../power/needs-power";
import {adjustedSpeed} from "./adjusted-speed";
import type {RunContext} from "./run-words";

interface HeadlineContext extends RunContext {
  readonly series: Series;
  readonly missing: MissingPower;
}

export function Headline(about: HeadlineContext) {
  const {run, series, format, t} = about;
  const {total_elevation_gain: climb, max_heart_rate: highest} = run;
  const hasPauses = run.elapsed_time > run.moving_time;
  return (
    <dl className="headline">
      <Item
        label={t("run.averagePower")}
        note={powerNote(about)}
        explained={{
          id: "average_power",
          value: run.average_power,
          shown: measureWords(format.watts(run.average_power)),
        }}
        context={about}
      >
        <Value measure={format.watts(run.average_power)} />
      </Item>
      <Item
        label={t("run.movingTime")}
        note={hasPauses && t("run.elapsed", {time: format.duration(run.elapsed_time)})}
        explained={{id: "moving_time", value: run.moving_time, shown: format.duration(run.moving_time)}}
        context={about}
      >
        {format.duration(run.moving_time)}
      </Item>
      <Item
        label={t("run.distance")}
        note={climb === null ? null : t("run.climb", {climb: measureWords(format.climb(climb))})}
        explained={{id: "distance", value: run.distance, shown: measureWords(format.distance(run.distance))}}
        context={about}
      >
        <Value measure={format.distance(run.distance)} />
      </Item>
      <Item
        label={t("run.pace")}
        note={paceNote(about, series)}
        explained={{
          id: "average_speed",
          value: run.average_speed,
          shown: measureWords(format.pace(run.average_speed)),
        }}
        context={about}
      >
        <Value measure={format.pace(run.average_speed)} />
      </Item>
      <Item
        label={t("run.heartRate")}
        note={highest === null ? null : t("run.highest", {value: format.number(highest)})}
        explained={{
          id: "average_heart_rate",
          value: run.average_heart_rate,
          shown: measureWords(format.beats(run.average_heart_rate)),
        }}
        context={about}
      >
        <Value measure={format.beats(run.average_heart_rate)} />
      </Item>
      <Item
        label={t("run.stress")}
        note={stressNote(run, about)}
        explained={{id: "stress", value: run.stress, shown: format.stress(run.stress)}}
        context={about}
      >
        {format.stress(run.stress)}
      </Item>
    </dl>
  );
}

interface ItemProps {
  readonly label: string;
  readonly note?: ReactNode;
  readonly explained: {readonly id: Explained; readonly value: number | null; readonly shown: string};
  readonly context: HeadlineContext;
  readonly children: ReactNode;
}

function Item({label, note, explained, context, children}: ItemProps) {
  return (
    <div className="headline-item">
      <dt className="text-label">{label}</dt>
      <dd className="headline-value">{children}</dd>
      <dd className="headline-note text-label text-text-2">
        {explained.value !== null && <ExplainButton {...context} {...explained} name={label} />}
        {note && <span>{note}</span>}
      </dd>
    </div>
  );
}

function stressNote(run: RunContext["run"], {format, missing, t}: HeadlineContext): ReactNode {
  if (run.stress === null) {
    const needsPower = run.average_power !== null && run.critical_power === null;
    // Power without critical power is measured, but not yet comparable.
    const words = t(needsPower ? "run.stressNeedsPower" : "run.noStress");
    const {isComputing, href} = missing;
    return <NeedsPower words={words} missing={{isComputing, href: needsPower ? href : null}} t={t} />;
  }
  const isAtMost = run.stress_method === "power" && run.measured_against?.lower_bound;
  return isAtMost ? t("run.stressAtMost", {power: measureWords(format.watts(run.critical_power))}) : null;
}

/** "262 W while moving, 81 % of critical power, 3.11 W/kg": the first where standing made a difference. */
function powerNote({run, format, t}: RunContext): string | null {
  const {average_power: watts, moving_power: moving, critical_power: critical, weight} = run;
  if (watts === null) return t("run.noPower");
  const parts = [
    isMovingPowerShown(run) && t("run.movingPower", {power: measureWords(format.watts(moving))}),
    critical !== null && t("run.ofCriticalPower", {percent: format.number((100 * watts) / critical)}),
    weight !== null && measureWords(format.wattsPerKilogram(watts / weight)),
  ];
  return parts.filter(Boolean).join(", ") || null;
}

/** The same effort on the level, where hills made a difference that a runner would name. */
function paceNote({run, format, t}: RunContext, series: Series): string | null {
  const speed = adjustedSpeed(series);
  if (speed === null || run.average_speed === null) return null;
  const seconds = format.metresPerUnit / run.average_speed - format.metresPerUnit / speed;
  if (Math.abs(seconds) < LEAST_SECONDS) return null;
  return t("runMore.climbAdjusted", {pace: format.pace(speed).value});
}

const LEAST_SECONDS = 2;
