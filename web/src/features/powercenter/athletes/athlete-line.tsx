import type {AthleteRow} from "@gradus/backend/contract/athletes";
import {Bib} from "@/art/bib";
import {dateFormat} from "@/lib/format/intl";
import {ButtonLink} from "@/ui/button-link";
import {Link} from "@/ui/link";
import {hrefForAthlete} from "../athlete/athlete-context";
import {shortDayWords} from "../format/day-words";
import type {RunFormat} from "../format/run-format";
import {levelWords, statusWords, weekWords} from "./athlete-words";
import type {AthletesHrefs, AthletesTranslator} from "./athletes-messages";
import {CpTrend} from "./cp-trend";
import {DayMark} from "./day-mark";

interface Props {
  readonly athlete: AthleteRow;
  /** Seconds of the longest week of all athletes, so that they compare. */
  readonly longest: number;
  readonly hrefs: AthletesHrefs;
  readonly format: RunFormat;
  readonly t: AthletesTranslator;
}

/** One athlete. If an athlete needs attention, the row is tinted and states the reason, instead of a badge. */
export function AthleteLine({athlete, longest, hrefs, format, t}: Props) {
  const {user_id, name, user_name, status, days, week, critical_power, unread} = athlete;
  return (
    <li className="athlete" data-attention={status?.needs_attention || undefined}>
      <Bib name={name} seed={seedOf(user_id)} className="athlete-bib" />
      <div className="min-w-0">
        <h2 className="text-h3 wrap-anywhere">{name}</h2>
        <p className="text-label text-text-2 wrap-anywhere">
          {user_name} · {t("athletes.sharesAs", {level: levelWords(athlete.level, t)})}
        </p>
        {status && <p className="mt-1 text-ui">{statusWords(status, t)}</p>}
        {unread > 0 && <p className="text-label">{t("athletes.unread", {count: unread})}</p>}
      </div>
      {days ? <Days days={days} t={t} /> : <span />}
      <div className="athlete-week">
        <p className="text-label">{weekWords(athlete, format, t)}</p>
        <WeekScale week={week} longest={longest} />
      </div>
      {critical_power && critical_power.length > 0 ? (
        <CpTrend points={critical_power} format={format} t={t} />
      ) : (
        <span />
      )}
      <div className="athlete-ways">
        <LastRun athlete={athlete} hrefs={hrefs} t={t} />
        {hrefs.calendar !== null && (
          <ButtonLink
            variant="secondary"
            href={hrefForAthlete(hrefs.calendar, athlete)}
            aria-label={t("athletes.openCalendarOf", {name})}
          >
            {t("athletes.openCalendar")}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

function Days({days, t}: {readonly days: NonNullable<AthleteRow["days"]>; readonly t: AthletesTranslator}) {
  const weekday = dateFormat(t.formatLocale, {weekday: "long", timeZone: "UTC"});
  return (
    <ol className="athlete-days" aria-label={t("athletes.days")}>
      {days.map(({day, standing}) => (
        <li key={day}>
          <DayMark status={standing} />
          <span className="sr-only">
            {t("athletes.dayIs", {
              day: weekday.format(new Date(`${day}T00:00:00Z`)),
              standing: standing ?? "none",
            })}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** What is planned is an outline, what was run is graduations below it. */
function WeekScale({week: {planned, done}, longest}: Pick<AthleteRow, "week"> & {readonly longest: number}) {
  const width = (seconds: number) => `${(100 * seconds) / longest}%`;
  return (
    <span className="athlete-scale" aria-hidden="true">
      {planned.duration > 0 && <i data-planned style={{width: width(planned.duration)}} />}
      <i data-done style={{width: width(done.duration)}} />
    </span>
  );
}

type LastRunProps = Pick<Props, "athlete" | "hrefs" | "t">;

function LastRun({athlete, hrefs, t}: LastRunProps) {
  const {last_run} = athlete;
  if (!last_run) return null;
  return (
    <Link
      href={hrefForAthlete(`${hrefs.runs}/${encodeURIComponent(last_run.id)}`, athlete)}
      className="link text-label"
    >
      {t("athletes.lastRun", {day: shortDayWords(t.formatLocale, last_run.day)})}
    </Link>
  );
}

/** The same person has the same field everywhere and always. */
function seedOf(id: string) {
  return [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
}
