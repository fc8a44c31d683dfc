import {lengthWords, nameOf, targetWords} from "./step-words";
import type {TodayKit} from "./today-messages";
import type {Step} from "./workout-steps";

interface Props {
  readonly steps: readonly Step[];
  /** The one that is being run; null while the whole is looked at. */
  readonly current: string | null;
  readonly kit: Pick<TodayKit, "t" | "format" | "criticalPower">;
}

/** What is run one after another: how long, what, and at which watts. */
export function StepsList({steps, current, kit}: Props) {
  return (
    <ol className="today-steps" aria-label={kit.t("today.steps")}>
      {steps.map((step) => (
        <li
          key={step.id}
          data-work={step.segment.intensity_class === "work" || undefined}
          aria-current={step.id === current ? "step" : undefined}
        >
          <span className="today-number">
            {step.times > 1 && `${kit.format.number(step.times)} × `}
            {lengthWords(step.segment, kit)}
          </span>
          <span>{nameOf(step, kit)}</span>
          <span className="today-number">{targetWords(step.segment, kit)}</span>
        </li>
      ))}
    </ol>
  );
}
