"use client";

import {type ReactNode, useEffect, useMemo, useRef} from "react";
import {useTranslator} from "@/client/messages/use-translator";
import {createMeasures} from "./measures";
import {firstValues, measureWriter, planValues} from "./plan-values";
import {PlannerForm} from "./planner-form";
import type {PlannerMessages} from "./planner-messages";
import {type PlannerUnits, scalesOf} from "./units";
import {usePlan} from "./use-plan";

interface Props {
  readonly messages: PlannerMessages;
  readonly units: PlannerUnits;
  readonly storeHref: string;
  /** Stands in the place of the answer until there is one. */
  readonly children: ReactNode;
}

/** Inputs on one side, the answer on the other. Everything is computed here; no request follows the page. */
export function PlannerClient({messages, units, storeHref, children}: Props) {
  const t = useTranslator(messages);
  const setting = useMemo(() => {
    const scales = scalesOf(units);
    return {t, scales, measures: createMeasures(t.formatLocale, scales, units)};
  }, [t, units]);
  const {opened, shown, ask} = usePlan(setting);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shown?.isAsked) heading.current?.focus();
  }, [shown]);
  const write = measureWriter(setting.scales, t.formatLocale);
  const {plan, count, isBroken} = opened;
  return (
    <div className="race-planner mt-12 grid grid-cols-1 gap-x-gutter gap-y-12 lg:grid-cols-12">
      <div className="lg:col-[1/6]">
        <PlannerForm
          key={count}
          setting={setting}
          initial={plan ? planValues(plan, write) : firstValues(write)}
          opened={plan?.course.kind === "file" ? plan.course : null}
          onPlan={ask}
        />
      </div>
      <div className="min-w-0 lg:col-[6/-1] lg:ps-8">
        <p role="alert" className="text-danger empty:hidden">
          {isBroken && t("planner.linkBroken")}
        </p>
        <div hidden={!shown}>
          <h2 ref={heading} tabIndex={-1} className="text-h2">
            {t("planner.yourPlan")}
          </h2>
          <p role="status" className="mt-3 text-body-lg">
            {shown?.summary}
          </p>
        </div>
        {shown ? (
          <shown.View
            key={shown.link}
            answer={shown.answer}
            link={shown.link}
            setting={setting}
            storeHref={storeHref}
          />
        ) : (
          children
        )}
      </div>
    </div>
  );
}
