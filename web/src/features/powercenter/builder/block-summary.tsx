import type {Block} from "@gradus/training/workouts/workout";
import {writeWorkoutText} from "@gradus/training/workouts/write-text";
import type {BlockEditor} from "./block-editor";
import {isWarning} from "./check-workout";
import {problemWords} from "./problem-words";

interface Props {
  readonly block: Block;
  readonly place: number;
  readonly editor: BlockEditor;
}

export function BlockSummary({block, place, editor: {problems, readable, context}}: Props) {
  const wrong = problems.filter((each) => each.block === place && each.segment !== null);
  return (
    <div className="min-w-0">
      <p className="block-text">{writeWorkoutText([readable[place] ?? block], context.language)}</p>
      {wrong.map((each) => (
        <p
          key={`${each.segment} ${each.field}`}
          className="segment-problem"
          data-warning={isWarning(each) || undefined}
        >
          {context.t("builder.inStep", {
            step: (each.segment ?? 0) + 1,
            problem: problemWords(each.problem, context.t),
          })}
        </p>
      ))}
    </div>
  );
}
