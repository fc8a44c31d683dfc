import type {AthleteRow} from "@gradus/backend/contract/athletes";
import type {LibraryPlan} from "@gradus/backend/contract/plan-library";
import {Disclosure} from "@/ui/disclosure";
import {AssignPlan} from "./assign-plan";
import {hoursWords} from "./plan-words";
import type {PlansContext} from "./plans-messages";
import {StartPlan} from "./start-plan";
import {SteppedRibbon} from "./stepped-ribbon";

interface Props {
  readonly plan: LibraryPlan;
  /** Athletes of the viewer, as their coach. */
  readonly coached: readonly AthleteRow[];
  readonly context: PlansContext;
}

export function LibraryPlanCard({plan, coached, context}: Props) {
  const {t, format} = context;
  const {title, desc, weeks, hours_low, hours_high, days_per_week, weekly} = plan;
  const facts = [
    t("plans.weeks", {weeks}),
    weekly.length > weeks ? t("plans.weeksAfter", {weeks: weekly.length - weeks}) : null,
    t("plans.hours", {low: format.number(hours_low, 1), high: format.number(hours_high, 1)}),
    t("plans.runs", {runs: days_per_week}),
  ];
  return (
    <li className="plan-card">
      <SteppedRibbon
        steps={weekly.map(({stress}) => ({planned: stress, done: null}))}
        width={320}
        height={56}
        className="plan-thumb"
      />
      <h4 className="text-h3">{title}</h4>
      <p className="text-label text-text-2">{facts.filter(Boolean).join(" · ")}</p>
      <p>{desc}</p>
      <StartPlan library={plan} context={context} />
      {coached.length > 0 && <AssignPlan library={plan} coached={coached} context={context} />}
      <Disclosure summary={t("plans.preview")} className="plan-preview">
        <ol className="plan-table">
          {weekly.map(({phase, seconds, stress}, index) => (
            <li key={index}>
              <span className="plan-number">{index + 1}</span>
              <span>{t(`plans.phase.${phase}`)}</span>
              <span className="run-value">{hoursWords(seconds)}</span>
              <span className="run-value">{t("plans.stress", {stress: format.number(stress)})}</span>
            </li>
          ))}
        </ol>
      </Disclosure>
    </li>
  );
}
