import {type ComponentProps, type ReactNode, useEffect, useMemo, useRef, useState} from "react";
import {createMeasures} from "@/charts/race/measures";
import {type RaceUnits, scalesOf} from "@/charts/race/units";
import {withMessages} from "@/i18n/with-messages";
import {firstValues, measureWriter, planValues} from "./plan-values";
import {PlannerForm} from "./planner-form";
import type {PlannerTranslator} from "./planner-messages";
import type {PlannerHrefs} from "./planner-setting";
import {usePlan} from "./use-plan";

interface Props {
  readonly t: PlannerTranslator;
  /** Those of the market. */
  readonly units: RaceUnits;
  readonly hrefs: PlannerHrefs;
  /** Shown in place of the answer until there is one. */
  readonly children: ReactNode;
}

/** Everything is computed here; no request follows the page. */
export const Planner = withMessages(PlannerContent);
export type PlannerProps = ComponentProps<typeof Planner>;

function PlannerContent({t, units: usual, hrefs, children}: Props) {
  const [chosen, choose] = useState<RaceUnits | null>(null);
  const units = chosen ?? usual;
  const setting = useMemo(() => {
    const scales = scalesOf(units);
    return {t, scales, measures: createMeasures(t.formatLocale, scales, units)};
  }, [t, units]);
  const {opened, shown, asked, isStale, ask, follow} = usePlan(setting, {usual, chosen, choose});
  const [hasMistake, setMistake] = useState(false);
  // Beside a mistake it would look like the answer to it.
  const answered = hasMistake ? null : shown;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asked > 0) heading.current?.focus();
  }, [asked]);
  const write = measureWriter(setting.scales, t.formatLocale);
  const {plan, count, problem} = opened;
  return (
    <div className="race-layout mt-12">
      <PlannerForm
        key={count}
        setting={setting}
        units={units}
        onUnits={choose}
        initial={plan ? planValues(plan, write) : firstValues(write)}
        opened={plan?.course.kind === "file" ? plan.course : null}
        goalNote={answered?.goalNote ?? null}
        onPlan={ask}
        onType={follow}
        onMistake={setMistake}
      />
      {answered && (
        <p className="race-sticky field-cinder" aria-hidden="true">
          {answered.summary}
        </p>
      )}
      <div className="race-answer" data-stale={isStale || undefined}>
        <p role="alert" className="text-danger empty:hidden">
          {problem && t(problem === "both_targets" ? "race.bothTargets" : "planner.linkBroken")}
        </p>
        <div hidden={!answered} className="sr-only">
          <h2 ref={heading} tabIndex={-1}>
            {t("planner.yourPlan")}
          </h2>
          <p role="status">{answered?.summary}</p>
        </div>
        {/* A paler colour alone conveys nothing to users who cannot see it, and little to the others. */}
        <p role="status" className="race-stale empty:hidden">
          {answered && isStale && t("planner.stale")}
        </p>
        {answered ? (
          <answered.View
            answer={answered.answer}
            file={answered.file}
            link={answered.link}
            setting={setting}
            hrefs={hrefs}
          />
        ) : (
          children
        )}
      </div>
    </div>
  );
}
