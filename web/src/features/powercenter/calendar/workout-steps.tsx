import type {PlannedWorkout} from "@gradus/backend/contract/workouts";
import {targetWatts} from "@gradus/training/workouts/target";
import {metresOf, secondsOf} from "@gradus/training/workouts/workout";
import {WithResource} from "@/client/parts/with-resource";
import {usePlannedWorkout} from "@/client/resources/calendar-calls";
import {useAutomaticCp} from "@/client/resources/use-critical-power";
import {measureWords} from "@/lib/format/measure-words";
import {mayPlan, useAthlete} from "../athlete/athlete-context";
import {percentOf, type Segment} from "../today/workout-steps";
import type {CalendarContext} from "./calendar-context";

interface Props {
  readonly workout: PlannedWorkout;
  readonly context: CalendarContext;
}

export function WorkoutSteps({workout, context}: Props) {
  const {t} = context;
  const detail = usePlannedWorkout(workout);
  const athlete = useAthlete();
  const inForce = useAutomaticCp(athlete?.user_id ?? null, mayPlan(athlete)).data?.in_force ?? null;
  const power = inForce?.critical_power ?? null;
  return (
    <section className="cal-workout-steps" aria-label={t("calendar.steps")}>
      <h3 className="text-label">{t("calendar.steps")}</h3>
      <WithResource resource={detail} t={t}>
        {({blocks}) => (
          <ol>
            {blocks.map(({uuid, repeat, segments}) => (
              <li key={uuid}>
                {repeat > 1 && <p className="text-label">{t("calendar.times", {count: repeat})}</p>}
                <ol>
                  {segments.map((segment) => (
                    <li key={segment.uuid} className="cal-step">
                      <span className="run-value">{lengthWords(segment, context)}</span>
                      <span>{t(`calendar.class.${segment.intensity_class}`)}</span>
                      <span className="run-value">{targetWords(segment, power, context)}</span>
                      {segment.desc && <span className="text-label text-text-2">{segment.desc}</span>}
                    </li>
                  ))}
                </ol>
              </li>
            ))}
          </ol>
        )}
      </WithResource>
      {inForce?.lower_bound && (
        <p className="text-label text-text-2">
          {t("calendar.wattsAtLeast", {power: measureWords(context.format.watts(inForce.critical_power))})}
        </p>
      )}
    </section>
  );
}

function lengthWords(segment: Segment, {t, format}: CalendarContext): string {
  const metres = metresOf(segment);
  if (metres !== null) return measureWords(format.distance(metres, 2));
  const seconds = secondsOf(segment);
  return seconds === null ? t("calendar.untilLap") : format.duration(seconds);
}

function targetWords(segment: Segment, power: number | null, {t, format}: CalendarContext): string {
  const watts = targetWatts(segment, power);
  if (watts === null) {
    const percent = percentOf(segment);
    return percent === null
      ? t("calendar.open")
      : t("calendar.percentOfCp", {percent: format.number(percent)});
  }
  const [low, high] = watts.map((each) => format.number(each));
  return measureWords({value: low === high ? `${low}` : `${low}–${high}`, unit: "W"});
}
