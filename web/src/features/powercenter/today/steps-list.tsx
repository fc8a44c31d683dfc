import {lengthWords, nameOf, targetWords} from "./step-words";
import type {TodayContext} from "./today-messages";
import type {Step} from "./workout-steps";

interface Props {
  readonly steps: readonly Step[];
  /** The one that is being run; null while the whole is looked at. */
  readonly current: string | null;
  readonly context: Pick<TodayContext, "t" | "format" | "criticalPower">;
}

export function StepsList({steps, current, context}: Props) {
  return (
    <ol className="today-steps" aria-label={context.t("today.steps")}>
      {steps.map((step) => (
        <li
          key={step.id}
          data-work={step.segment.intensity_class === "work" || undefined}
          aria-current={step.id === current ? "step" : undefined}
        >
          <span className="today-number">
            {step.times > 1 && `${context.format.number(step.times)} × `}
            {lengthWords(step.segment, context)}
          </span>
          <span>{nameOf(step, context)}</span>
          <span className="today-number">{targetWords(step.segment, context)}</span>
        </li>
      ))}
    </ol>
  );
}
