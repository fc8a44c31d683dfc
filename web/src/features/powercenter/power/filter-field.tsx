import type {ComponentProps} from "react";
import {ChoiceField} from "./choice-field";

interface Props extends Omit<ComponentProps<typeof ChoiceField>, "children"> {
  /** What leaves nothing out. */
  readonly any: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}

export function FilterField({any, options, ...field}: Props) {
  return (
    <ChoiceField {...field}>
      <option value="">{any}</option>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </ChoiceField>
  );
}
