import {useId} from "react";

interface Props<T extends string> {
  readonly name: string;
  readonly label: string;
  readonly value: T;
  readonly choices: readonly {readonly value: T; readonly label: string}[];
  readonly isShort?: boolean;
  readonly onChoose: (value: T) => void;
}

export function Choice<T extends string>({name, label, value, choices, isShort, onChoose}: Props<T>) {
  const id = useId();
  return (
    <div className="builder-field" data-short={isShort || undefined}>
      <label htmlFor={id} className="text-label">
        {label}
      </label>
      <select
        id={id}
        name={name}
        className="input"
        value={value}
        onChange={(event) => {
          const chosen = choices.find((each) => each.value === event.currentTarget.value);
          if (chosen) onChoose(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
