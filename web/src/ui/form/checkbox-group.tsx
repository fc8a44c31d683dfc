import {describedBy, type FieldProps, Hint, Mistake} from "./field";
import type {Choice} from "./select-field";

interface Props extends FieldProps {
  readonly choices: readonly (Choice & {
    /** Stands at the end of the line, such as how many there are. */
    readonly note?: string | number | null;
  })[];
  readonly defaultChosen?: readonly string[];
  /** Instead of a default, where each choice counts at once. */
  readonly chosen?: readonly string[];
  readonly onToggle?: (value: string) => void;
  /** Lays out many short choices in two columns where there is room. */
  readonly columns?: boolean;
  readonly className?: string;
}

/** The mistake belongs to the group, so the group names it. */
export function CheckboxGroup({field, label, hint, optional, choices, ...rest}: Props) {
  const {defaultChosen = [], chosen, onToggle, columns = false, className = "mt-6"} = rest;
  return (
    <fieldset className={className} aria-describedby={describedBy(field, hint)}>
      <legend className="text-label">
        {label}
        {optional && <span className="text-text-3"> ({optional})</span>}
      </legend>
      <Hint field={field}>{hint}</Hint>
      <div className={columns ? "mt-1 gap-x-6 xs:grid xs:grid-cols-2" : "mt-1"}>
        {choices.map(({value, label: name, note}, index) => (
          <label key={value} className="flex min-h-hit items-center gap-3">
            <input
              type="checkbox"
              id={index === 0 ? field.id : undefined}
              name={field.name}
              value={value}
              {...(chosen === undefined
                ? {defaultChecked: defaultChosen.includes(value)}
                : {checked: chosen.includes(value)})}
              onChange={() => onToggle?.(value)}
              className="size-6 shrink-0 accent-current"
              data-wrong={(index === 0 && field.mistake !== null) || undefined}
            />
            <span className="grow">{name}</span>
            {note !== undefined && <span className="text-data text-text-3">{note}</span>}
          </label>
        ))}
      </div>
      <Mistake field={field} />
    </fieldset>
  );
}
