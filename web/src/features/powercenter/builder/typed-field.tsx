import {type ComponentProps, useId} from "react";
import {TypedInput} from "./typed-input";

type Props<T> = ComponentProps<typeof TypedInput<T>> & {readonly label: string};

/** A short field below its words. */
export function TypedField<T>({label, ...input}: Props<T>) {
  const id = useId();
  return (
    <div className="builder-field" data-short>
      <label htmlFor={id} className="text-label">
        {label}
      </label>
      <TypedInput id={id} {...input} />
    </div>
  );
}
