import {type ComponentProps, useId} from "react";
import type {FieldProblem} from "./problem-words";
import {TypedInput} from "./typed-input";

type Props<T> = ComponentProps<typeof TypedInput<T>> & {
  readonly label: string;
  readonly problem: FieldProblem | undefined;
};

export function TypedField<T>({label, problem, ...input}: Props<T>) {
  const id = useId();
  return (
    <div className="builder-field" data-short>
      <label htmlFor={id} className="text-label">
        {label}
      </label>
      <TypedInput
        id={id}
        aria-invalid={problem?.isWarning === false}
        aria-describedby={problem && `${id}-problem`}
        {...input}
      />
      {problem && (
        <p id={`${id}-problem`} className="field-problem" data-warning={problem.isWarning || undefined}>
          {problem.words}
        </p>
      )}
    </div>
  );
}
