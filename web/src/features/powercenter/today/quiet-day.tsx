import type {CalendarEvent} from "@gradus/backend/contract/events";
import {daysBetween} from "@gradus/training/numbers/days";
import type {CachedSchedule} from "@/client/session/cached-schedule";
import {formatDuration} from "@/lib/format/duration";
import {ButtonLink} from "@/ui/button-link";
import {BigFigure} from "./big-figure";
import {nextRace, upcomingDays} from "./day-plan";
import type {TodayContext} from "./today-messages";
import {longDay} from "./upcoming-days";

interface Props {
  readonly days: CachedSchedule;
  readonly context: TodayContext;
}

export function QuietDay({days, context}: Props) {
  const {t, today} = context;
  const race = nextRace(days, today);
  const next = upcomingDays(days, today).find(({workouts}) => workouts.length > 0);
  const [workout] = next?.workouts ?? [];
  const isEmpty = !race && !workout;
  return (
    <section className="today-workout">
      <h2 className="today-title">{t(isEmpty ? "today.nothing" : "today.rest")}</h2>
      {race && <DaysToRace race={race} context={context} />}
      {next && workout && (
        <p className="today-sentence">
          {t("today.nextUp", {title: workout.title, day: longDay(t.formatLocale, next.day)})}
        </p>
      )}
      {!workout &&
        (days.restingPlan !== null && context.hrefs.plans !== null ? (
          <PausedPlanNote href={`${context.hrefs.plans}/${encodeURIComponent(days.restingPlan)}`} t={t} />
        ) : (
          <NothingPlanned context={context} />
        ))}
    </section>
  );
}

function DaysToRace({
  race,
  context: {t, format, today},
}: {
  readonly race: CalendarEvent;
  readonly context: TodayContext;
}) {
  const count = daysBetween(today, race.day);
  return (
    <>
      <BigFigure value={format.number(count)} unit={t("today.days", {count})} />
      <p className="today-sentence">
        {t("today.untilRace", {race: race.title, day: longDay(t.formatLocale, race.day)})}
      </p>
    </>
  );
}

function PausedPlanNote({href, t}: Pick<TodayContext, "t"> & {readonly href: string}) {
  return (
    <>
      <p className="today-sentence">{t("today.planRests")}</p>
      <p className="today-choices">
        <ButtonLink href={href} size="xl">
          {t("today.openPlan")}
        </ButtonLink>
      </p>
    </>
  );
}

function NothingPlanned({context: {t, hrefs}}: Pick<Props, "context">) {
  return (
    <>
      <p className="today-sentence">{t("today.nothingText")}</p>
      <p className="today-choices">
        {hrefs.calendar && (
          <ButtonLink href={hrefs.calendar} size="xl">
            {t("today.openCalendar")}
          </ButtonLink>
        )}
        {hrefs.library && (
          <ButtonLink href={hrefs.library} variant="secondary" size="xl">
            {t("today.openLibrary")}
          </ButtonLink>
        )}
        {!hrefs.calendar && !hrefs.library && (
          <ButtonLink href={hrefs.start} size="xl">
            {t("powercenter.title")}
          </ButtonLink>
        )}
      </p>
    </>
  );
}

export function RaceHead({
  race,
  context: {t, format},
}: {
  readonly race: CalendarEvent;
  readonly context: TodayContext;
}) {
  const {goal_power, goal_time, distance} = race;
  const time = goal_time === null ? null : formatDuration(goal_time);
  return (
    <section className="today-workout">
      <h2 className="today-title">{race.title}</h2>
      {goal_power !== null && <BigFigure value={format.number(goal_power)} unit="W" />}
      {goal_power === null && time && <BigFigure value={time} unit="" />}
      {goal_power === null && !time && distance && <BigFigure {...format.distance(distance, 1)} />}
      <p className="today-sentence">
        {[
          t("today.raceDay"),
          race.time && t("today.raceStart", {time: race.time}),
          goal_power !== null && t("today.raceHold", {watts: format.number(goal_power)}),
          time && t("today.raceGoal", {time}),
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
    </section>
  );
}
