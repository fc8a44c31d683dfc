import {type ComponentProps, useState} from "react";

interface Props<T> extends Omit<ComponentProps<"input">, "value" | "onChange"> {
  readonly value: T;
  /** As it stands in the field. */
  readonly write: (value: T) => string;
  readonly read: (text: string) => T;
  readonly onRead: (value: T) => void;
}

/**
 * A field for something that is more than text. What was typed stays as it was typed for as long as it means what is
 * known; changed from elsewhere, as by undo, the field says the new value.
 */
export function TypedInput<T>({value, write, read, onRead, ...input}: Props<T>) {
  const [typed, setTyped] = useState<{readonly text: string; readonly meant: string} | null>(null);
  const known = write(value);
  return (
    <input
      className="input"
      autoComplete="off"
      {...input}
      value={typed?.meant === known ? typed.text : known}
      onChange={({currentTarget: {value: text}}) => {
        const next = read(text);
        setTyped({text, meant: write(next)});
        onRead(next);
      }}
    />
  );
}
