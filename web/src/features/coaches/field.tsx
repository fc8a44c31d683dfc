import {type ReactNode, useId} from "react";

interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly className: string;
  readonly "aria-invalid": boolean;
  readonly "aria-describedby": string;
}

interface Props {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  /** Draws the control; it has to carry everything it is given. */
  readonly children: (control: ControlProps) => ReactNode;
}

/** Label above, hint and mistake below, all tied to the control. */
export function Field({name, label, hint, error, children}: Props) {
  const id = useId();
  return (
    <div className="mt-4">
      <label htmlFor={id} className="text-label">
        {label}
      </label>
      {children({
        id,
        name,
        className: "input mt-1",
        "aria-invalid": error !== undefined,
        "aria-describedby": `${id}-about`,
      })}
      <div id={`${id}-about`} className="text-label mt-1 text-text-2">
        {error && <p className="text-danger">{error}</p>}
        {hint && <p>{hint}</p>}
      </div>
    </div>
  );
}
