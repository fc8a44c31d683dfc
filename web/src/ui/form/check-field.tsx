import type {ReactNode} from "react";
import {controlProps, Mistake} from "./field";
import type {FormField} from "./use-form";

interface Props {
  readonly field: FormField;
  /** May hold a link. */
  readonly label: ReactNode;
  readonly defaultChecked?: boolean;
  /** Instead of a default, where it is saved at once. */
  readonly checked?: boolean;
  readonly onCheck?: (isChecked: boolean) => void;
}

export function CheckField({field, label, defaultChecked = false, checked, onCheck}: Props) {
  return (
    <div className="mt-6">
      <div className="flex gap-3">
        <input
          type="checkbox"
          className="size-6 shrink-0 accent-current"
          {...(checked === undefined ? {defaultChecked} : {checked})}
          onChange={(event) => onCheck?.(event.currentTarget.checked)}
          {...controlProps(field)}
        />
        <label htmlFor={field.id} className="min-h-hit">
          {label}
        </label>
      </div>
      <Mistake field={field} />
    </div>
  );
}
