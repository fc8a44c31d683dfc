import type {PlanDetail} from "@gradus/backend/contract/plans";
import {addDays} from "@gradus/training/numbers/days";
import {fullDayWords} from "../format/day-words";
import type {PlanPart} from "./plan-view";
import {hoursWords} from "./plan-words";
import type {PlansKit} from "./plans-messages";

type Props = Pick<PlanPart, "plan" | "kit">;
type Phase = PlanDetail["phases"][number];

/** Each phase is a lane with the numbers of its weeks. */
export function PlanPhases({plan, kit}: Props) {
  const {t} = kit;
  return (
    <section className="mt-10" aria-label={t("plans.phases")}>
      <h2 className="text-h2">{t("plans.phases")}</h2>
      <ol className="plan-lanes">
        {plan.phases.map((phase) => (
          <li key={`${phase.name} ${phase.from}`} data-now={isNow(phase, kit) || undefined}>
            <h3 className="text-h3">{t(`plans.phase.${phase.name}`)}</h3>
            <p className="text-label text-text-2">
              {t("plans.between", {
                from: fullDayWords(t.formatLocale, phase.from),
                to: fullDayWords(t.formatLocale, phase.to),
              })}
            </p>
            <Weeks phase={phase} plan={plan} kit={kit} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const isNow = ({from, to}: Phase, {today}: PlansKit) => from <= today && today <= to;

/** A week stands where its Thursday is, so that it stands once. */
function Weeks({phase, plan, kit}: Props & {readonly phase: Phase}) {
  const {t} = kit;
  const done = new Map(plan.weeks_done.map((week) => [week.start, week]));
  const within = plan.weeks.flatMap((week, index) => {
    const thursday = addDays(week.start, 3);
    return thursday >= phase.from && thursday <= phase.to ? [{...week, number: index + 1}] : [];
  });
  if (within.length === 0) return null;
  return (
    <ol className="plan-weeks">
      {within.map(({start, seconds, number}) => (
        <li key={start}>
          <span className="plan-number">{number}</span>
          <span className="run-value">
            {t("plans.weekDone", {
              done: hoursWords(done.get(start)?.seconds ?? 0, kit),
              planned: hoursWords(seconds, kit),
            })}
          </span>
          <span>
            {t("plans.sessionsDone", {
              done: done.get(start)?.sessions_done ?? 0,
              planned: done.get(start)?.sessions ?? 0,
            })}
          </span>
        </li>
      ))}
    </ol>
  );
}
