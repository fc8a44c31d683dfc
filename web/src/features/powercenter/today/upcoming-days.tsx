import type {PlannedWorkoutDetail} from "@gradus/backend/contract/workouts";
import type {CachedSchedule} from "@/client/session/cached-schedule";
import {dateFormat} from "@/lib/format/intl";
import {type DayPlan, upcomingDays} from "./day-plan";
import {sentenceOf} from "./step-words";
import {StepsList} from "./steps-list";
import type {TodayContext} from "./today-messages";
import {mainStep, stepsOf} from "./workout-steps";

interface Props {
  readonly days: CachedSchedule;
  readonly context: TodayContext;
}

export function UpcomingDays({days, context}: Props) {
  return (
    <section className="today-coming">
      <h2 className="text-h3">{context.t("today.coming")}</h2>
      <ul>
        {upcomingDays(days, context.today).map((plan) => (
          <UpcomingDay key={plan.day} plan={plan} context={context} />
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
  readonly context: TodayContext;
}

function UpcomingDay({plan: {day, race, workouts}, context}: DayProps) {
  const {t, criticalPower} = context;
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
            {main && <p>{sentenceOf(main, context)}</p>}
            <StepsList steps={steps} current={null} context={context} />
          </details>
        );
      })}
      {!race && workouts.length === 0 && <p>{t("today.rest")}</p>}
    </li>
  );
}
