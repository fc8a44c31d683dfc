import {amountWords, type CalendarContext, shortTime} from "./calendar-context";
import {MEASURES, type WeekTotals} from "./week-totals";

const NOT_KNOWN = "–";

interface Props {
  readonly totals: WeekTotals;
  /** Before the card that is held was lifted. */
  readonly totalsBefore: WeekTotals;
  readonly maximum: Readonly<Record<(typeof MEASURES)[number], number>>;
  readonly phase: string | null;
  readonly isPast: boolean;
  readonly context: CalendarContext;
}

export function WeekRail({totals, totalsBefore, maximum, phase, isPast, context}: Props) {
  const {t} = context;
  const {runs} = totals;
  if (totals.workouts + totals.runs + totalsBefore.workouts === 0) {
    return <div className="week-rail">{phase && <p className="rail-head">{phase}</p>}</div>;
  }
  return (
    <div className="week-rail">
      <p className="rail-head">
        {phase && <b>{phase}</b>}
        <span>{headWords(totals, context)}</span>
        <span className="rail-balance">{balanceWords(totals, totalsBefore, isPast, context)}</span>
      </p>
      <dl>
        {MEASURES.map((measure) => {
          const {[measure]: planned} = totals.planned;
          const done = totals.done[measure];
          const before = totalsBefore.planned[measure];
          const most = Math.max(maximum[measure], planned ?? 0);
          const at = (value: number) => `${(100 * value) / most}%`;
          const words = (value: number | null) => amountWords(measure, value, context);
          const shown = before === planned && runs > 0 && done !== 0 ? done : planned;
          return (
            <div key={measure} className="rail-row">
              <dt>{t(`calendar.measure.${measure}`)}</dt>
              <dd className="rail-scale" aria-hidden="true">
                {done !== null && done > 0 && <i className="rail-done" style={{width: at(done)}} />}
                {before !== planned && <i className="rail-was" style={{insetInlineStart: at(before ?? 0)}} />}
                {planned !== null && planned > 0 && (
                  <i className="rail-planned" style={{insetInlineStart: at(planned)}} />
                )}
              </dd>
              <dd>
                <b>{shown === null ? NOT_KNOWN : words(shown)}</b>
                {before !== planned && (
                  <span className="rail-before">{t("calendar.was", {value: words(before)})}</span>
                )}
                <span className="sr-only">
                  {t("calendar.doneOfPlanned", {done: words(done), planned: words(planned)})}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

function headWords({done, planned, runs}: WeekTotals, {t}: CalendarContext) {
  if (runs === 0) return t("calendar.plannedTime", {time: shortTime(planned.duration)});
  if (planned.duration === 0) return t("calendar.doneTime", {time: shortTime(done.duration)});
  return t("calendar.doneOf", {done: shortTime(done.duration), planned: shortTime(planned.duration)});
}

/** The change of the week's planned time by a drop; for a past week, how far the plan was fulfilled. */
function balanceWords(totals: WeekTotals, was: WeekTotals, isPast: boolean, {format}: CalendarContext) {
  const change = totals.planned.duration - was.planned.duration;
  const sign = (value: number) => (value < 0 ? "−" : "+");
  if (change !== 0) return `${sign(change)}${shortTime(Math.abs(change))}`;
  const {duration} = totals.planned;
  if (!isPast || duration === 0) return null;
  const percent = Math.round(100 * (totals.done.duration / duration - 1));
  return percent === 0 ? `${format.number(0)} %` : `${sign(percent)}${format.number(Math.abs(percent))} %`;
}
