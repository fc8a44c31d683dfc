import type {PlannedWorkout, PlannedWorkoutDetail} from "@gradus/backend/contract/workouts";
import {targetOf} from "@gradus/training/workouts/target";
import {metresOf, secondsOf} from "@gradus/training/workouts/workout";
import {WithResource} from "@/client/parts/with-resource";
import {usePlannedWorkout} from "@/client/resources/calendar-calls";
import {useAutomaticCp} from "@/client/resources/use-critical-power";
import {measureWords} from "@/lib/format/measure-words";
import {mayPlan, useAthlete} from "../athletes/athlete-context";
import type {CalendarKit} from "./calendar-kit";

type Segment = PlannedWorkoutDetail["blocks"][number]["segments"][number];

interface Props {
  readonly workout: PlannedWorkout;
  readonly kit: CalendarKit;
}

/** What is run one after another, with targets in watts where critical power is known. */
export function WorkoutSteps({workout, kit}: Props) {
  const {t} = kit;
  const detail = usePlannedWorkout(workout);
  const athlete = useAthlete();
  const power =
    useAutomaticCp(athlete?.user_id ?? null, mayPlan(athlete)).data?.in_force?.critical_power ?? null;
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
                      <span className="run-value">{lengthWords(segment, kit)}</span>
                      <span>{t(`calendar.class.${segment.intensity_class}`)}</span>
                      <span className="run-value">{targetWords(segment, power, kit)}</span>
                      {segment.desc && <span className="text-label text-text-2">{segment.desc}</span>}
                    </li>
                  ))}
                </ol>
              </li>
            ))}
          </ol>
        )}
      </WithResource>
    </section>
  );
}

function lengthWords(segment: Segment, {t, format}: CalendarKit): string {
  const metres = metresOf(segment);
  if (metres !== null) return measureWords(format.distance(metres, 2));
  const seconds = secondsOf(segment);
  return seconds === null ? t("calendar.untilLap") : format.duration(seconds);
}

function targetWords(segment: Segment, power: number | null, {t, format}: CalendarKit): string {
  if (segment.intensity_type === "open") return t("calendar.open");
  if (segment.intensity_type === "power") return measureWords(format.watts(segment.target_power));
  if (power === null)
    return t("calendar.percentOfCp", {percent: format.number(100 * targetOf(segment, 1).from)});
  const {from, to} = targetOf(segment, power);
  const watts = (share: number) => format.number(share * power);
  return from === to ? `${watts(from)} W` : `${watts(from)}–${watts(to)} W`;
}
