import type {CalendarEvent} from "@gradus/backend/contract/events";
import {daysBetween} from "@gradus/training/numbers/days";
import type {CachedSchedule} from "@/client/session/kept-days";
import {formatDuration} from "@/lib/format/duration";
import {ButtonLink} from "@/ui/button-link";
import {longDay} from "./coming-days";
import {comingDays, nextRace} from "./day-plan";
import {PaintedFigure} from "./painted-figure";
import type {TodayKit} from "./today-messages";

interface Props {
  readonly days: CachedSchedule;
  readonly kit: TodayKit;
}

/** A day without running: how far the race is, and what comes next. Where nothing is planned at all, where to begin. */
export function QuietDay({days, kit}: Props) {
  const {t, today} = kit;
  const race = nextRace(days, today);
  const next = comingDays(days, today).find(({workouts}) => workouts.length > 0);
  const [workout] = next?.workouts ?? [];
  const isEmpty = !race && !workout;
  return (
    <section className="today-workout">
      <h2 className="today-title">{t(isEmpty ? "today.nothing" : "today.rest")}</h2>
      {race && <DaysToRace race={race} kit={kit} />}
      {next && workout && (
        <p className="today-sentence">
          {t("today.nextUp", {title: workout.title, day: longDay(t.formatLocale, next.day)})}
        </p>
      )}
      {!workout &&
        (days.restingPlan !== null && kit.hrefs.plans !== null ? (
          <PlanRests href={`${kit.hrefs.plans}/${encodeURIComponent(days.restingPlan)}`} t={t} />
        ) : (
          <NothingPlanned kit={kit} />
        ))}
    </section>
  );
}

function DaysToRace({race, kit: {t, format, today}}: {readonly race: CalendarEvent; readonly kit: TodayKit}) {
  const count = daysBetween(today, race.day);
  return (
    <>
      <PaintedFigure value={format.number(count)} unit={t("today.days", {count})} />
      <p className="today-sentence">
        {t("today.untilRace", {race: race.title, day: longDay(t.formatLocale, race.day)})}
      </p>
    </>
  );
}

function PlanRests({href, t}: Pick<TodayKit, "t"> & {readonly href: string}) {
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

function NothingPlanned({kit: {t, hrefs}}: Pick<Props, "kit">) {
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

/** The day of a race: what to hold, or what to run it in. */
export function RaceHead({race, kit: {t, format}}: {readonly race: CalendarEvent; readonly kit: TodayKit}) {
  const {goal_power, goal_time, distance} = race;
  const time = goal_time === null ? null : formatDuration(goal_time);
  return (
    <section className="today-workout">
      <h2 className="today-title">{race.title}</h2>
      {goal_power !== null && <PaintedFigure value={format.number(goal_power)} unit="W" />}
      {goal_power === null && time && <PaintedFigure value={time} unit="" />}
      {goal_power === null && !time && distance && <PaintedFigure {...format.distance(distance, 1)} />}
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
