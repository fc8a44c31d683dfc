import {type ComponentProps, useState} from "react";

interface Props<T> extends Omit<ComponentProps<"input">, "value" | "onChange"> {
  readonly value: T;
  /** Formats the value for the field. */
  readonly write: (value: T) => string;
  readonly read: (text: string) => T;
  readonly onRead: (value: T) => void;
}

/**
 * An input for a value that is not plain text. The typed text stays unchanged while it still represents the current
 * value; when the value changes elsewhere, for example by undo, the field shows the new value.
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
