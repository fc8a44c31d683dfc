import {describedBy, type FieldProps, Hint, Mistake} from "./field";
import type {Choice} from "./select-field";

interface Props extends FieldProps {
  readonly choices: readonly Choice[];
  readonly defaultValue?: string | undefined;
  /** Instead of a default, where each choice is saved at once and what is saved is shown. */
  readonly value?: string | undefined;
  readonly onChoose?: (value: string) => void;
}

export function ChoiceField({field, label, hint, choices, defaultValue, value: chosen, onChoose}: Props) {
  return (
    <fieldset className="mt-6" aria-describedby={describedBy(field, hint)}>
      <legend className="text-label">{label}</legend>
      <Hint field={field}>{hint}</Hint>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {choices.map(({value, label: name}, index) => (
          <label key={value} className="flex min-h-hit items-center gap-3">
            <input
              type="radio"
              id={index === 0 ? field.id : undefined}
              name={field.name}
              value={value}
              {...(chosen === undefined
                ? {defaultChecked: value === defaultValue}
                : {checked: value === chosen})}
              onChange={() => onChoose?.(value)}
              className="size-6 accent-current"
              data-wrong={(index === 0 && field.mistake !== null) || undefined}
            />
            {name}
          </label>
        ))}
      </div>
      <Mistake field={field} />
    </fieldset>
  );
}
