import type {PageContext} from "@/content/page-context";
import {STEP_COUNT, type Step, stepNumber} from "./steps";

export function StepHead({step, context: {t}}: {step: Step; context: PageContext}) {
  const number = stepNumber(step);
  return (
    <div className="mb-6">
      <p className="text-label text-text-2">{t("common.stepOf", {step: number, steps: STEP_COUNT})}</p>
      <div className="step-lanes mt-2" aria-hidden="true">
        {Array.from({length: STEP_COUNT}, (_, lane) => (
          <i key={`lane-${lane + 1}`} data-run={lane < number || undefined} />
        ))}
      </div>
    </div>
  );
}
