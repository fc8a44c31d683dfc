import {type ReactNode, useId} from "react";

interface Props {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

export function ChoiceField({name, label, value, onChoose, children}: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-label">
        {label}
      </label>
      <select
        id={id}
        name={name}
        className="input"
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {children}
      </select>
    </div>
  );
}
