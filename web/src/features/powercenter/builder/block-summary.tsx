import type {Block} from "@gradus/training/workouts/workout";
import {writeWorkoutText} from "@gradus/training/workouts/write-text";
import {isWarning} from "./check-workout";
import type {LaneContext} from "./lane-context";
import {problemWords} from "./problem-words";

interface Props {
  readonly block: Block;
  readonly place: number;
  readonly lanes: LaneContext;
}

/** A block as one line of workout text, with its problems. */
export function BlockSummary({block, place, lanes: {problems, readable, about}}: Props) {
  const wrong = problems.filter((each) => each.block === place && each.segment !== null);
  return (
    <div className="min-w-0">
      <p className="block-text">{writeWorkoutText([readable[place] ?? block], about.language)}</p>
      {wrong.map((each) => (
        <p
          key={`${each.segment} ${each.field}`}
          className="segment-problem"
          data-warning={isWarning(each) || undefined}
        >
          {about.t("builder.inStep", {
            step: (each.segment ?? 0) + 1,
            problem: problemWords(each.problem, about.t),
          })}
        </p>
      ))}
    </div>
  );
}
