import type {ReactNode} from "react";
import {classNames} from "@/lib/class-names";
import type {FormField} from "./use-form";

interface FieldWords {
  readonly label: string;
  readonly hint?: string | undefined;
  /** The word "optional", on fields that are. */
  readonly optional?: string | undefined;
  /** Stands at the end of the label's line; in the order of the keyboard it comes after the control. */
  readonly aside?: ReactNode;
}

export interface FieldProps extends FieldWords {
  readonly field: FormField;
}

interface Props extends FieldProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The control takes `controlProps(field, hint)`. */
export function Field({field, label, hint, optional, aside, children, className = "mt-6"}: Props) {
  return (
    <div className={classNames("relative", className)}>
      <label htmlFor={field.id} className="text-label">
        {label}
        {optional && <span className="text-text-3"> ({optional})</span>}
      </label>
      <Hint field={field}>{hint}</Hint>
      <div className="mt-2">{children}</div>
      {aside && <div className="text-label absolute end-0 top-0 flex min-h-6 items-center">{aside}</div>}
      <Mistake field={field} />
    </div>
  );
}

export function Hint({field, children}: {field: FormField; children?: string | undefined}) {
  if (!children) return null;
  return (
    <p id={`${field.id}-hint`} className="text-label mt-1 text-text-2">
      {children}
    </p>
  );
}

export function Mistake({field}: {field: FormField}) {
  return (
    <p id={`${field.id}-mistake`} className="text-label mt-2 text-danger empty:hidden">
      {field.mistake}
    </p>
  );
}

export function controlProps({id, name, mistake}: FormField, hint?: string) {
  return {
    id,
    name,
    "aria-invalid": mistake !== null,
    "aria-describedby": describedBy({id, mistake}, hint),
  };
}

export function describedBy({id, mistake}: Pick<FormField, "id" | "mistake">, hint?: string) {
  const ids = [hint && `${id}-hint`, mistake !== null && `${id}-mistake`].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}
