import type {PlanSummary} from "@gradus/backend/contract/plans";
import {addDays, daysBetween} from "@gradus/training/numbers/days";
import type {CalendarItems} from "@/client/calendar/calendar-state";
import {Link} from "@/ui/link";
import {hrefForAthlete, seesPlan, useAthlete} from "../athlete/athlete-context";
import {type CalendarContext, dateWords} from "./calendar-context";
import {totalsOfWeek} from "./week-totals";

interface Props {
  readonly plan: PlanSummary;
  readonly items: CalendarItems;
  readonly context: CalendarContext;
}

const WIDTH = 1000;
const HEIGHT = 60;

export function PlanRibbon({plan, items, context}: Props) {
  const {t, today, hrefs} = context;
  const athlete = useAthlete();
  const {weeks} = plan;
  const done = weeks.map(
    ({start}) => totalsOfWeek(items, {first: start, last: addDays(start, 6)}).done.stress ?? 0,
  );
  const most = Math.max(1, ...weeks.map(({stress}) => stress), ...done);
  const width = WIDTH / Math.max(1, weeks.length);
  const at = (index: number) => index * width;
  const now = weeks.findIndex(({start}) => today >= start && today <= addDays(start, 6));
  const height = (value: number) => HEIGHT - (HEIGHT * value) / most;
  const outline = weeks.map(
    ({stress}, index) => `L${at(index)} ${height(stress)}L${at(index + 1)} ${height(stress)}`,
  );
  const first = weeks[0]?.start ?? plan.from;
  const phase = weeks[now]?.phase ?? null;
  const todayAt = (WIDTH * daysBetween(first, today)) / Math.max(1, weeks.length * 7);
  return (
    <section className="plan-ribbon" aria-label={t("calendar.plan")}>
      <div className="ribbon-plot">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {done.map((value, index) => (
            <rect
              key={weeks[index]?.start ?? index}
              x={at(index)}
              y={height(value)}
              width={width}
              height={HEIGHT - height(value)}
              fill="url(#ribbon-ticks)"
            />
          ))}
          <defs>
            <pattern id="ribbon-ticks" width="5" height="8" patternUnits="userSpaceOnUse">
              <path d="M1 0V8" stroke="var(--text-2)" strokeWidth="1.6" />
            </pattern>
          </defs>
          <path d={`M0 ${HEIGHT}${outline.join("")}L${WIDTH} ${HEIGHT}`} className="ribbon-outline" />
          {todayAt >= 0 && todayAt <= WIDTH && (
            <path d={`M${todayAt} 0V${HEIGHT}`} className="ribbon-today" />
          )}
        </svg>
        <ol className="ribbon-phases" aria-hidden="true">
          {spansOf(plan).map(({name, first: from, count}) => (
            <li
              key={from}
              style={{flexGrow: count}}
              data-now={(now >= from && now < from + count) || undefined}
            >
              {t(`calendar.phase.${name}`)}
            </li>
          ))}
        </ol>
      </div>
      <div>
        <p className="text-ui">{raceWords(plan, items, context)}</p>
        {phase && (
          <p className="text-label text-text-2">
            {t(`calendar.phase.${phase}`)} · {t("calendar.weekOfPlan", {week: now + 1, weeks: weeks.length})}
          </p>
        )}
        {hrefs.plans && seesPlan(athlete) && (
          <Link
            href={hrefForAthlete(`${hrefs.plans}/${encodeURIComponent(plan.id)}`, athlete)}
            className="link"
          >
            {t("calendar.openPlan")}
          </Link>
        )}
      </div>
    </section>
  );
}

interface Span {
  readonly name: PlanSummary["weeks"][number]["phase"];
  /** The first of its weeks, and how many follow one another. */
  readonly first: number;
  readonly count: number;
}

/** Weeks of one phase stand together, so that its name has room. */
function spansOf({weeks}: PlanSummary): readonly Span[] {
  const spans: Span[] = [];
  for (const [index, {phase: name}] of weeks.entries()) {
    const last = spans.at(-1);
    if (last?.name === name) spans[spans.length - 1] = {...last, count: last.count + 1};
    else spans.push({name, first: index, count: 1});
  }
  return spans;
}

function raceWords({race, title}: PlanSummary, items: CalendarItems, {t, today}: CalendarContext) {
  if (race === null) return title;
  const name = (race.event_id && items.events.get(race.event_id)?.title) || title;
  const days = daysBetween(today, race.day);
  const when = dateWords(t.formatLocale, race.day);
  return days < 0 ? `${name}, ${when}` : t("calendar.raceIn", {name, day: when, days});
}
