import {useId} from "react";
import type {Option} from "./apply-words";

interface Props {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly error?: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Several of several. The mistake belongs to the group, so the group names it. */
export function CheckboxGroup({name, legend, options, chosen, error, onChange}: Props) {
  const id = useId();
  return (
    <fieldset aria-describedby={error && id}>
      <legend className="text-label">{legend}</legend>
      {options.map(({value, label}) => (
        <label key={value}>
          <input
            type="checkbox"
            name={name}
            checked={chosen.includes(value)}
            onChange={() =>
              onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
            }
          />
          {label}
        </label>
      ))}
      {error && (
        <p id={id} className="text-label text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The words of a table of values as options. */
export function optionsOf(words: Readonly<Record<string, string>>): Option[] {
  return Object.entries(words).map(([value, label]) => ({value, label}));
}
