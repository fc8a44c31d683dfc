import type {ComponentProps} from "react";
import {controlProps, Field, type FieldProps} from "./field";

export interface Choice {
  readonly value: string;
  readonly label: string;
}

type Props = FieldProps & {
  readonly choices: readonly Choice[];
  readonly className?: string;
} & Pick<ComponentProps<"select">, "autoComplete" | "defaultValue" | "value" | "onChange">;

export function SelectField({field, label, hint, optional, choices, className, ...select}: Props) {
  return (
    <Field field={field} label={label} hint={hint} optional={optional} className={className}>
      <select className="input" {...controlProps(field, hint)} {...select}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
