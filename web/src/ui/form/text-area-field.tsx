import type {ComponentProps} from "react";
import {controlProps, Field, type FieldProps} from "./field";

type Props = FieldProps & Pick<ComponentProps<"textarea">, "rows" | "maxLength" | "defaultValue">;

export function TextAreaField({field, label, hint, optional, rows = 6, ...area}: Props) {
  return (
    <Field field={field} label={label} hint={hint} optional={optional}>
      <textarea className="input" rows={rows} {...controlProps(field, hint)} {...area} />
    </Field>
  );
}
