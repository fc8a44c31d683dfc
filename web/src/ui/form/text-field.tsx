import type {ComponentProps} from "react";
import {controlProps, Field, type FieldProps} from "./field";

type Props = FieldProps &
  Pick<
    ComponentProps<"input">,
    | "type"
    | "autoComplete"
    | "inputMode"
    | "defaultValue"
    | "value"
    | "onChange"
    | "spellCheck"
    | "list"
    | "onFocus"
    | "onBlur"
    | "maxLength"
    | "className"
    | "min"
    | "max"
  >;

export function TextField({field, label, hint, optional, className, ...input}: Props) {
  return (
    <Field field={field} label={label} hint={hint} optional={optional} className={className}>
      <input className="input" {...controlProps(field, hint)} {...input} />
    </Field>
  );
}
