import type {CalendarEvent} from "@gradus/backend/contract/events";
import type {PlannedWorkout} from "@gradus/backend/contract/workouts";
import {dayInZone} from "@gradus/schemas/zoned-time";
import {addDays, daysBetween} from "@gradus/training/numbers/days";
import {WithResource} from "@/client/parts/with-resource";
import {useUpcomingDays} from "@/client/resources/use-upcoming-days";
import {measureWords} from "@/lib/format/measure-words";
import {Link} from "@/ui/link";
import {WorkoutProfile} from "../builder/workout-profile";
import {dateWords, weekdayWords} from "../calendar/calendar-context";
import type {RunFormat} from "../format/run-format";
import {nextPlan, nextRace} from "../today/day-plan";
import type {OverviewHrefs, OverviewTranslator} from "./overview-messages";

interface Props {
  readonly timezone: string;
  readonly format: RunFormat;
  readonly hrefs: OverviewHrefs;
  readonly t: OverviewTranslator;
}

export function Upcoming({timezone, format, hrefs, t}: Props) {
  const ahead = useUpcomingDays(null);
  const today = dayInZone(new Date(), timezone);
  return (
    <section className="overview-section">
      <div className="next-head">
        <h2 className="text-h3">{t("overview.next")}</h2>
        <Link href={hrefs.today} className="link inline-flex min-h-hit items-center">
          {t("powercenter.today")}
        </Link>
      </div>
      <WithResource resource={ahead} t={t}>
        {(days) => {
          const plan = nextPlan(days, today);
          const race = plan?.race ?? nextRace(days, today);
          return (
            <ul className="next-lanes">
              {plan?.workouts.map((workout) => (
                <WorkoutRow
                  key={workout.id}
                  workout={workout}
                  today={today}
                  format={format}
                  hrefs={hrefs}
                  t={t}
                />
              ))}
              {!plan && <EmptyRow hrefs={hrefs} t={t} />}
              {race && <RaceRow race={race} today={today} format={format} hrefs={hrefs} t={t} />}
            </ul>
          );
        }}
      </WithResource>
    </section>
  );
}

/** For users without a run yet: renders nothing where nothing is planned. */
export function UpcomingIfPlanned(props: Props) {
  const days = useUpcomingDays(null).data;
  const today = dayInZone(new Date(), props.timezone);
  return days && (nextPlan(days, today) || nextRace(days, today)) ? <Upcoming {...props} /> : null;
}

interface RowProps extends Omit<Props, "timezone"> {
  readonly today: string;
}

function WorkoutRow({workout, today, format, hrefs, t}: RowProps & {readonly workout: PlannedWorkout}) {
  const {title, day, time, planned, profile} = workout;
  const isToday = day === today;
  return (
    <li className="next-lane" data-today={isToday || undefined}>
      <RowDay day={day} today={today} t={t} />
      <div className="min-w-0">
        <Link href={isToday ? hrefs.today : calendarHref(day, hrefs)} className="link text-h3">
          {title}
        </Link>
        <p className="text-label mt-1 text-text-2">
          {[time, ...amountsOf(planned, format, t)].filter((words) => words !== null).join(" · ")}
        </p>
      </div>
      <WorkoutProfile steps={profile} />
    </li>
  );
}

function amountsOf(planned: PlannedWorkout["planned"], format: RunFormat, t: OverviewTranslator) {
  if (!planned) return [];
  const {duration, distance, stress} = planned;
  return [
    format.duration(duration),
    distance > 0 ? measureWords(format.distance(distance, 1)) : null,
    stress > 0 ? t("overview.stress", {stress: format.stress(stress)}) : null,
  ];
}

function RaceRow({race, today, format, hrefs, t}: RowProps & {readonly race: CalendarEvent}) {
  const {title, day, distance} = race;
  return (
    <li className="next-lane">
      <RowDay day={day} today={today} t={t} />
      <div className="min-w-0">
        <Link href={calendarHref(day, hrefs)} className="link text-h3">
          {title}
        </Link>
        <p className="text-label mt-1 text-text-2">
          {[
            t("overview.raceIn", {days: daysBetween(today, day)}),
            ...(distance === null ? [] : [measureWords(format.distance(distance, 1))]),
          ].join(" · ")}
        </p>
      </div>
    </li>
  );
}

function EmptyRow({hrefs, t}: Pick<Props, "hrefs" | "t">) {
  return (
    <li className="next-lane" data-empty>
      <p>{t("overview.nextNothing")}</p>
      <p className="overview-pages">
        <Link href={hrefs.calendar} className="link inline-flex min-h-hit items-center">
          {t("overview.planWeek")}
        </Link>
        <Link href={hrefs.plans} className="link inline-flex min-h-hit items-center">
          {t("overview.findPlan")}
        </Link>
      </p>
    </li>
  );
}

interface DayProps {
  readonly day: string;
  readonly today: string;
  readonly t: OverviewTranslator;
}

/** The day in everyday words (near days relative to today, others by weekday), above its date. */
function RowDay({day, today, t}: DayProps) {
  return (
    <p>
      <time dateTime={day}>
        <b>{nearWords(day, today, t) ?? weekdayWords(t.formatLocale, day)}</b>
        <span className="text-label block">{dateWords(t.formatLocale, day)}</span>
      </time>
    </p>
  );
}

function nearWords(day: string, today: string, t: OverviewTranslator): string | null {
  if (day === today) return t("powercenter.today");
  return day === addDays(today, 1) ? t("overview.tomorrow") : null;
}

const calendarHref = (day: string, {calendar}: OverviewHrefs) => `${calendar}?day=${day}`;
