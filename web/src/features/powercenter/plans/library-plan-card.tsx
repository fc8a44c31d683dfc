import type {AthleteLane} from "@gradus/backend/contract/athletes";
import type {LibraryPlan} from "@gradus/backend/contract/plan-library";
import {Disclosure} from "@/ui/disclosure";
import {AssignPlan} from "./assign-plan";
import {hoursWords} from "./plan-words";
import type {PlansKit} from "./plans-messages";
import {StartPlan} from "./start-plan";
import {SteppedRibbon} from "./stepped-ribbon";

interface Props {
  readonly plan: LibraryPlan;
  /** Athletes of the viewer, as their coach. */
  readonly coached: readonly AthleteLane[];
  readonly kit: PlansKit;
}

/** A plan of the library: how it rises and falls, how long it takes, and each of its weeks. */
export function LibraryPlanCard({plan, coached, kit}: Props) {
  const {t, format} = kit;
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
      <StartPlan library={plan} kit={kit} />
      {coached.length > 0 && <AssignPlan library={plan} coached={coached} kit={kit} />}
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
