import type {PlannedWorkoutDetail} from "@gradus/backend/contract/workouts";
import type {CachedSchedule} from "@/client/session/kept-days";
import {dateFormat} from "@/lib/format/intl";
import {comingDays, type DayPlan} from "./day-plan";
import {sentenceOf} from "./step-words";
import {StepsList} from "./steps-list";
import type {TodayKit} from "./today-messages";
import {mainStep, stepsOf} from "./workout-steps";

interface Props {
  readonly days: CachedSchedule;
  readonly kit: TodayKit;
}

/** The seven days ahead, with their steps: the same with a connection and without. */
export function ComingDays({days, kit}: Props) {
  return (
    <section className="today-coming">
      <h2 className="text-h3">{kit.t("today.coming")}</h2>
      <ul>
        {comingDays(days, kit.today).map((plan) => (
          <ComingDay key={plan.day} plan={plan} kit={kit} />
        ))}
      </ul>
    </section>
  );
}

/** "Sunday 29 November" */
export const longDay = (locale: string, day: string) =>
  dateFormat(locale, {weekday: "long", day: "numeric", month: "long", timeZone: "UTC"}).format(
    new Date(`${day}T00:00:00Z`),
  );

interface DayProps {
  readonly plan: DayPlan<PlannedWorkoutDetail>;
  readonly kit: TodayKit;
}

function ComingDay({plan: {day, race, workouts}, kit}: DayProps) {
  const {t, criticalPower} = kit;
  return (
    <li className="today-day" data-day={day}>
      <h3>{longDay(t.formatLocale, day)}</h3>
      {race && <p>{t("today.raceOn", {race: race.title})}</p>}
      {workouts.map((workout) => {
        const steps = stepsOf(workout);
        const main = mainStep(steps, criticalPower);
        return (
          <details key={workout.id}>
            <summary>
              {workout.title}
              {workout.skipped && ` · ${t("today.skipped", {reason: t(`today.reason.${workout.skipped}`)})}`}
            </summary>
            {main && <p>{sentenceOf(main, kit)}</p>}
            <StepsList steps={steps} current={null} kit={kit} />
          </details>
        );
      })}
      {!race && workouts.length === 0 && <p>{t("today.rest")}</p>}
    </li>
  );
}
