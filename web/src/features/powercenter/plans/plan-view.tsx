import {daysBetween} from "@gradus/training/numbers/days";
import {fullDayWords} from "../format/day-words";
import {PlanChanges} from "./plan-changes";
import type {PlanPart} from "./plan-part";
import {PlanPhases} from "./plan-phases";
import {PlanSupplementarySessions} from "./plan-supplementary-sessions";
import {PlanTools} from "./plan-tools";
import {distanceWords} from "./plan-words";
import {SteppedRibbon} from "./stepped-ribbon";

export function PlanView(part: PlanPart) {
  const {plan, context} = part;
  const {t, today} = context;
  const {title, state, from, to, race, weeks, weeks_done} = plan;
  const first = weeks[0]?.start ?? from;
  const steps = weeks.map(({start, stress}) => ({
    planned: stress,
    done: weeks_done.find((week) => week.start === start)?.stress ?? null,
  }));
  const week = Math.floor(daysBetween(first, today) / 7) + 1;
  const isRunning = state === "active" || state === "paused";
  const phase = plan.phases.find((each) => each.from <= today && today <= each.to);
  return (
    <>
      <h1 tabIndex={-1} className="text-display-2 hyphens-auto wrap-anywhere">
        {title}
      </h1>
      {week >= 1 && week <= weeks.length && isRunning && (
        <p className="plan-sentence">
          {[phase && t(`plans.phase.${phase.name}`), t("plans.weekOf", {week, weeks: weeks.length})]
            .filter(Boolean)
            .join(" · ")}
        </p>
      )}
      <p className="mt-2">
        {t(`plans.state.${state}`)} ·{" "}
        {t("plans.between", {
          from: fullDayWords(t.formatLocale, from),
          to: fullDayWords(t.formatLocale, to),
        })}
      </p>
      {race && (
        <p>
          {t("plans.race", {
            day: fullDayWords(t.formatLocale, race.day),
            distance: distanceWords(race.distance, context),
          })}
        </p>
      )}
      <SteppedRibbon
        steps={steps}
        width={1000}
        height={160}
        today={isRunning ? daysBetween(first, today) / 7 : null}
        className="plan-head"
      />
      <PlanTools {...part} />
      <PlanChanges {...part} />
      <PlanPhases plan={plan} context={context} />
      <PlanSupplementarySessions {...part} />
    </>
  );
}
