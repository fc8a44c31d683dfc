import type {PlanDetail} from "@gradus/backend/contract/plans";
import {addDays} from "@gradus/training/numbers/days";
import {Link} from "@/ui/link";
import {hrefForAthlete} from "../athlete/athlete-context";
import {fullDayWords, shortDayWords} from "../format/day-words";
import {isPhaseReason} from "./phase-reasons";
import type {PlanPart} from "./plan-part";
import {hoursWords} from "./plan-words";
import type {PlansContext} from "./plans-messages";

type Props = Pick<PlanPart, "plan" | "context">;
type Phase = PlanDetail["phases"][number];
type Week = PlanDetail["weeks"][number];

export function PlanPhases({plan, context}: Props) {
  const {t} = context;
  return (
    <section className="mt-10" aria-label={t("plans.phases")}>
      <h2 className="text-h2">{t("plans.phases")}</h2>
      <ol className="plan-lanes">
        {plan.phases.map((phase) => (
          <li key={`${phase.name} ${phase.from}`} data-now={isNow(phase, context) || undefined}>
            <div>
              <h3 className="text-h3">{t(`plans.phase.${phase.name}`)}</h3>
              <p className="text-label text-text-2">
                {t("plans.between", {
                  from: fullDayWords(t.formatLocale, phase.from),
                  to: fullDayWords(t.formatLocale, phase.to),
                })}
              </p>
              {isPhaseReason(phase.reason) && (
                <p className="text-label">{t(`plans.phaseReason.${phase.reason}`)}</p>
              )}
            </div>
            <Weeks phase={phase} plan={plan} context={context} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const isNow = ({from, to}: Phase, {today}: PlansContext) => from <= today && today <= to;

/** A week stands where its Thursday is, or the day of the plan next to that, so that it stands once. */
function Weeks({phase, plan, context}: Props & {readonly phase: Phase}) {
  const most = Math.max(1, ...plan.weeks.map(({seconds}) => seconds));
  const within = plan.weeks.flatMap((week, index) => {
    const [day = week.start] = [plan.from, addDays(week.start, 3), plan.to].sort().slice(1);
    return day >= phase.from && day <= phase.to ? [{week, number: index + 1}] : [];
  });
  if (within.length === 0) return <WithinWeek phase={phase} plan={plan} context={context} />;
  return (
    <ol className="plan-weeks">
      {within.map(({week, number}) => (
        <OneWeek key={week.start} week={week} number={number} most={most} plan={plan} context={context} />
      ))}
    </ol>
  );
}

/** A phase of a few days lies within a week that is listed under another phase. */
function WithinWeek({phase, plan, context: {t, hrefs, athlete}}: Props & {readonly phase: Phase}) {
  const index = plan.weeks.findLastIndex(({start}) => start <= phase.from);
  if (index < 0) return null;
  return (
    <p>
      <Link href={hrefForAthlete(`${hrefs.calendar}?view=week&day=${phase.from}`, athlete)} className="link">
        {t("plans.withinWeek", {number: index + 1})}
      </Link>
    </p>
  );
}

interface WeekProps extends Props {
  readonly week: Week;
  readonly number: number;
  /** Seconds of the fullest week, so that lanes compare. */
  readonly most: number;
}

function OneWeek({week: {start, seconds}, number, most, plan, context}: WeekProps) {
  const {t, today, hrefs, athlete} = context;
  const done = plan.weeks_done.find((each) => each.start === start);
  const isAhead = start > today;
  const planned = hoursWords(seconds);
  return (
    <li data-now={(start <= today && today < addDays(start, 7)) || undefined}>
      <span className="plan-number">
        <span className="sr-only">{t("plans.week", {number})}</span>
        <span aria-hidden="true">{number}</span>
      </span>
      <Link
        href={hrefForAthlete(`${hrefs.calendar}?view=week&day=${start}`, athlete)}
        className="link text-label"
      >
        {t("plans.weekDays", {
          from: shortDayWords(t.formatLocale, start),
          to: shortDayWords(t.formatLocale, addDays(start, 6)),
        })}
      </Link>
      <span className="plan-gauge" aria-hidden="true">
        <span style={{width: `${(100 * seconds) / most}%`}} />
        <span style={{width: `${Math.min(100, (100 * (done?.seconds ?? 0)) / most)}%`}} />
      </span>
      <span>{isAhead ? planned : t("plans.weekDone", {done: hoursWords(done?.seconds ?? 0), planned})}</span>
      <span className="text-text-2">
        {isAhead
          ? t("plans.runsAhead", {runs: done?.sessions ?? 0})
          : t("plans.sessionsDone", {done: done?.sessions_done ?? 0, planned: done?.sessions ?? 0})}
      </span>
    </li>
  );
}
