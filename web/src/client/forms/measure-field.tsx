import {TextField} from "@/ui/form/text-field";
import type {FormField} from "@/ui/form/use-form";

interface Props {
  readonly field: FormField;
  readonly label: string;
  readonly unit: string;
  readonly hint?: string;
  /** The word "optional", where it may be left empty. */
  readonly optional?: string;
  readonly defaultValue: string | undefined;
}

export function MeasureField({field, label, unit, hint, optional, defaultValue}: Props) {
  return (
    <TextField
      field={field}
      label={`${label} (${unit})`}
      hint={hint}
      optional={optional}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={defaultValue}
    />
  );
}
